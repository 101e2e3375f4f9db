import type { CaptchaPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'

/** Puzzles before signing in, over HTTP. */
export const createCaptchaPort = (client: HttpClient): CaptchaPort => ({
  async begin({ isReadable = false } = {}) {
    const answer = await client.send('newCaptcha', { body: { readable: isReadable } })
    const { image, width, height, order, question } = answer
    return {
      id: answer.id,
      kind: answer.captcha_type,
      hasReadable: answer.has_readable,
      ...(image !== '' && { picture: { url: image, width, height } }),
      ...(answer.piece !== '' && {
        piece: { url: answer.piece, size: answer.piece_size, top: answer.piece_top },
      }),
      ...(order.length > 0 && { order }),
      ...(question !== '' && { question }),
    }
  },
  async solve(id, answer) {
    const body =
      'left' in answer
        ? { left: answer.left }
        : 'points' in answer
          ? { points: [...answer.points] }
          : { text: answer.text }
    await client.send('checkCaptcha', { body: { id, ...body } })
  },
})
