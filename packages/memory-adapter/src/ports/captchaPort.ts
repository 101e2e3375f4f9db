import { type CaptchaAnswer, type CaptchaPort, isCaptchaSolved, MailroomError, makeSum } from '@mailroom/core'
import type { Calls } from '../calls/Calls'

/** Sums in plain text, each for one answer. Signing in to the example company asks for none. */
export function createCaptchaPort(calls: Calls): CaptchaPort {
  const waiting = new Map<string, CaptchaAnswer>()
  return {
    begin: () =>
      calls.make('captcha.begin', () => {
        const { question, result } = makeSum((limit) => Math.floor(Math.random() * limit))
        const id = crypto.randomUUID()
        waiting.set(id, { text: String(result) })
        return { id, kind: 'arithmetic', hasReadable: true, question }
      }),
    solve: (id, answer) =>
      calls.make('captcha.solve', () => {
        const solution = waiting.get(id)
        waiting.delete(id)
        if (solution && isCaptchaSolved(solution, answer)) return
        const sentence = 'Verification code failed, please re-validate!'
        throw new MailroomError('invalid', sentence, { fields: { captcha: [sentence] } })
      }),
  }
}
