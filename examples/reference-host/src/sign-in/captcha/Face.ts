import type { Captcha, CaptchaAnswer } from '@mailroom/core'
import type { CaptchaStrings } from './strings/en'

/** One kind of puzzle on the page. */
export interface Face {
  readonly element: HTMLElement
  /** What takes focus when the puzzle waits for its answer. */
  readonly focusable: HTMLElement
  /** What was typed so far; only where an answer waits for the form to be sent. */
  typed?(): string
}

/** What a face is made of. `onAnswer` is called where an answer is complete by itself. */
export interface FaceParts {
  readonly captcha: Captcha
  readonly words: CaptchaStrings
  onAnswer(answer: CaptchaAnswer): void
}
