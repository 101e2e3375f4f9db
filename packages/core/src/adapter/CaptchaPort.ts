import type { Captcha, CaptchaAnswer } from '../captcha/Captcha'

/** Puzzles before signing in. Needs nobody signed in; each is for the browser that asked for it. @source SE-04 to SE-07 */
export interface CaptchaPort {
  /**
   * A new puzzle, of the kind that is configured.
   *
   * @param options.isReadable asks for one that can be read out; `forbidden` where there is none
   * @throws MailroomError `locked` with `retryAfterSeconds` after too many
   */
  begin(options?: { readonly isReadable?: boolean }): Promise<Captcha>
  /**
   * Brings an answer. Resolved: its id now goes with one sign-in. `invalid` with `fields.captcha` for a wrong one, which
   * cannot be tried again; `locked` after too many.
   */
  solve(id: string, answer: CaptchaAnswer): Promise<void>
}
