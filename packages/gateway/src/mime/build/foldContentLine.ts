/** Longest line, in bytes without its end. @source RFC 2426 2.6, RFC 5545 3.1 */
const maxLineBytes = 75

/**
 * A line of a vCard or of a calendar, folded: a further line begins with a blank, and characters of several bytes stay whole.
 *
 * @source RFC 2426 2.6, RFC 5545 3.1
 */
export function foldContentLine(line: string): string {
  if (Buffer.byteLength(line) <= maxLineBytes) return line
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > maxLineBytes) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}
