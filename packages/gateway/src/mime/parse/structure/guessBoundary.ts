import { readLine } from './readLine'

/** Lines looked at; a boundary stands near the top or not at all. */
const MAX_LINES = 2_000

/**
 * The boundary that a mail uses without naming it: the first line that begins with two dashes and is followed by a
 * content field.
 *
 * @returns the boundary without its dashes, or undefined
 */
export function guessBoundary(raw: Buffer, start: number): string | undefined {
  let at = start
  for (let count = 0; count < MAX_LINES && at < raw.length; count++) {
    const line = readLine(raw, at, raw.length)
    if (raw[line.start] === 0x2d && raw[line.start + 1] === 0x2d && line.end - line.start > 2) {
      const next = raw.toString('latin1', line.next, line.next + 16)
      if (/^content-/i.test(next)) return raw.toString('utf8', line.start + 2, line.end).trimEnd()
    }
    at = line.next
  }
  return undefined
}
