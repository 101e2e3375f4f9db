import { removeLoneSurrogates } from '../headers/cleanPhrase'

/**
 * A decoded body as it may be stored and sent as JSON: well-formed, LF line ends, no NUL or other control characters.
 *
 * @source D2
 */
export const cleanText = (text: string): string =>
  removeLoneSurrogates(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]+/gu, '')
