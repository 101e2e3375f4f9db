/** What a captcha asks: to put a piece in its gap, to click characters in order, to copy a text, to reckon. @source SE-04, SE-05, SE-06 */
export type CaptchaKind = 'slide' | 'click' | 'text' | 'arithmetic'

/** All of them, in the order of the texts. */
export const captchaKinds = ['slide', 'click', 'text', 'arithmetic'] as const satisfies readonly CaptchaKind[]

/** A puzzle as it is shown. Sizes in pixels of its pictures. */
export interface Captcha {
  /** For the answer, and for the sign-in that follows. */
  readonly id: string
  readonly kind: CaptchaKind
  /** A `data:` address; absent where the question is told in `question`. */
  readonly picture?: { readonly url: string; readonly width: number; readonly height: number }
  /** What is moved from the left edge into the gap; for `slide`. */
  readonly piece?: { readonly url: string; readonly size: number; readonly top: number }
  /** The characters to click, in their order; for `click`. */
  readonly order?: readonly string[]
  /** The sum itself, for who cannot see pictures: `7 + 12`. */
  readonly question?: string
  /** Whether one can be asked for that can be read out. */
  readonly hasReadable: boolean
}

/** What somebody answers: how far the piece was moved, where was clicked, or what was typed. */
export type CaptchaAnswer =
  | { readonly left: number }
  | { readonly points: readonly CaptchaPoint[] }
  | { readonly text: string }

/** A place in the picture, in its pixels from its upper left corner. */
export interface CaptchaPoint {
  readonly x: number
  readonly y: number
}

/** How far the piece may lie from its gap, in pixels. @source SE-04 */
export const slideTolerancePx = 5
/** How far a click may be from the middle of its character, in each direction, in pixels. @source SE-05 */
export const clickTolerancePx = 40
/** Characters in the picture, and how many of them are clicked. @source SE-05 */
export const clickShown = 4
export const clickWanted = 3
/** Characters of a text. @source SE-06 */
export const captchaTextLength = 6
/** After an error the next puzzle comes so much later, in ms. @source SE-04 */
export const captchaRefreshMs = 400
