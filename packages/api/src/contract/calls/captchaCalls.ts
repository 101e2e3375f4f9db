import { wireCaptcha, wireCaptchaAnswer, wireCaptchaWish } from '../../wire/captcha'
import { wireSuccess } from '../../wire/common'
import { call } from '../call'

/** Puzzles before signing in. */
export const captchaCalls = {
  newCaptcha: call('POST', '/api/captcha/', {
    area: 'session',
    summary: 'A new puzzle for this browser. Its answer stays on the server.',
    body: wireCaptchaWish,
    answer: wireCaptcha,
    isOpen: true,
  }),
  checkCaptcha: call('POST', '/api/captcha/check/', {
    area: 'session',
    summary: 'Brings the answer to a puzzle, once; solved, its id goes with one sign-in. Fails at `captcha`.',
    body: wireCaptchaAnswer,
    answer: wireSuccess,
    isOpen: true,
  }),
} as const
