/** The text of an escaped value. @source RFC 6350 3.4 */
export const unescapeText = (value: string): string =>
  value.replace(/\\([nN\\,;:])/g, (_, mark: string) => (mark === 'n' || mark === 'N' ? '\n' : mark))

/** A text as a value. @source RFC 2426 4 */
export const escapeText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[\\,;\n]/g, (mark) => (mark === '\n' ? String.raw`\n` : `\\${mark}`))

/** The parts of a value, parted by a mark that no backslash is before. */
export function splitValue(value: string, mark: ';' | ','): string[] {
  const parts: string[] = []
  let start = 0
  for (let at = 0; at < value.length; at += 1) {
    if (value[at] === '\\') at += 1
    else if (value[at] === mark) {
      parts.push(unescapeText(value.slice(start, at)))
      start = at + 1
    }
  }
  return [...parts, unescapeText(value.slice(start))]
}
