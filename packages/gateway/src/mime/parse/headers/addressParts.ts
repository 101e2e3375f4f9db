import { cleanPhrase } from './cleanPhrase'
import { decodeWords } from './decodeWords'

/** RFC 5321 4.5.3.1: 64 for the local part, 255 for the domain, and some grace. */
const MAX_ADDRESS_CHARS = 512

/**
 * A person's name, its encoded words read. Controls that turn text around leave a mark behind that nobody sees and
 * that turns nothing, so that the reader can still be warned of the name.
 *
 * @source X8
 */
export const personName = (text: string): string =>
  cleanPhrase(decodeWords(text).replace(/[\u202a-\u202e\u2066-\u2069]/g, '\u200b'))

/** An address as it may be stored. Blanks and controls have no place in an address; a source route before it (RFC 5322 4.4) is dropped. */
export function cleanAddress(text: string): string {
  const bare = cleanPhrase(
    text.replace(/^\s*@[^:]{0,500}:/, '').replace(/^\s*(?:mailto|smtp):/i, ''),
    MAX_ADDRESS_CHARS,
  )
  if (bare.includes('"')) return bare
  return bare
    .replace(/\([^()]*\)/g, '')
    .replace(/\s+/g, '')
    .replace(/^<+|>+$/g, '')
}
