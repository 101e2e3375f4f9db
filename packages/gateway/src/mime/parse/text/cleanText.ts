import { removeLoneSurrogates } from '../headers/cleanPhrase'

/**
 * A decoded body as it may be stored and sent as JSON: well-formed, LF line ends, no NUL or other control characters.
 *
 * @source D2
 */
export const cleanText = (text: string): string =>
  removeLoneSurrogates(text).replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(controls, '')

/** All but tabs and line feeds. Asking for `\p{Cc}` takes half as long again. */
const controls = /[\x00-\x08\x0b-\x1f\x7f-\x9f]+/g
