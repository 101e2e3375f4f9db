import type { BodyOf, Contract } from '@mailroom/api'
import type { CaptchaAnswer } from '@mailroom/core'
import { newToken } from '../../session/tokens'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { captchaCookie } from '../sessionCookie'

/** Longer than any puzzle: a browser keeps its cookie while its page is open. */
const cookieSeconds = 24 * 3600

/** Puzzles before signing in, bound to the browser by a cookie that scripts cannot read. @source SE-04 to SE-07 */
export function captchaHandlers({
  captchas,
  address,
}: Services): Pick<Handlers, 'newCaptcha' | 'checkCaptcha'> {
  const cookie = captchaCookie(address.isSecure)
  return {
    async newCaptcha({ body }, { request, answerHeaders, clientAddress }) {
      const browser = cookie.read(request.headers) ?? newToken()
      const puzzle = await captchas.begin({ isReadable: body.readable }, { browser, clientAddress })
      answerHeaders.append('Set-Cookie', cookie.write(browser, cookieSeconds))
      const { picture, piece, order = [], question = '' } = puzzle
      return {
        id: puzzle.id,
        captcha_type: puzzle.kind,
        image: picture?.url ?? '',
        width: picture?.width ?? 0,
        height: picture?.height ?? 0,
        piece: piece?.url ?? '',
        piece_size: piece?.size ?? 0,
        piece_top: piece?.top ?? 0,
        order: [...order],
        question,
        has_readable: puzzle.hasReadable,
      }
    },
    async checkCaptcha({ body }, { request, clientAddress }) {
      const browser = cookie.read(request.headers) ?? ''
      await captchas.solve(body.id, answerOf(body), { browser, clientAddress })
      return { msg: 'success' }
    },
  }
}

/** No answer at all is a wrong one. */
function answerOf({ left, points, text = '' }: BodyOf<Contract['checkCaptcha']>): CaptchaAnswer {
  if (left !== undefined) return { left }
  return points === undefined ? { text } : { points }
}
