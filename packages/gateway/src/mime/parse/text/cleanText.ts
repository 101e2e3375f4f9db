import { removeLoneSurrogates } from '../headers/cleanPhrase'

/** C0 but for tab and line feed, and C1. As ranges of units they are found in half the time that their property takes. */
// oxlint-disable-next-line no-control-regex
const controls = /[\0-\x08\x0b-\x1f\x7f-\x9f]+/g

/**
 * A decoded body as it may be stored and sent as JSON: well-formed, LF line ends, no NUL or other control characters.
 *
 * @source D2
 */
export const cleanText = (text: string): string =>
  removeLoneSurrogates(text).replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(controls, '')
