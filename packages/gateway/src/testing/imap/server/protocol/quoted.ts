/*
 * Answers are written as text whose characters are bytes (latin1), since one answer holds mails in any alphabet.
 */

/** A string as a server says it: quoted, or a literal where that cannot be. `undefined` is NIL. */
export function quoted(bytes: string | undefined): string {
  if (bytes === undefined) return 'NIL'
  if (/[^\u0020-\u007e]/.test(bytes)) return literal(bytes)
  return `"${bytes.replace(/["\\]/g, '\\$&')}"`
}

export const literal = (bytes: string): string => `{${bytes.length}}\r\n${bytes}`

/** Text as the characters that are its bytes in UTF-8. */
export const utf8 = (text: string): string => Buffer.from(text).toString('latin1')
