import { type CardLine, isQuotedPrintable, isSkipped, readCardLine } from './CardLine'

/** Where a bracket of a card begins or ends. */
const begin = /^BEGIN:VCARD\s*$/i
const end = /^END:VCARD\s*$/i

/**
 * The cards of a file, each as its unfolded lines. A card without its end ends where the next one begins, or with the
 * file; cards within cards, which tell of assistants, are passed over.
 *
 * @param file     a character for each byte
 * @param encoding of the file, for lines that do not name theirs
 * @source RFC 6350 3.2, vCard 2.1 2.1.3 and 2.4.2
 */
export function* splitCards(file: string, encoding: string): Generator<readonly CardLine[]> {
  let card: string[] | undefined
  let depth = 0
  for (const line of linesOf(file)) {
    const isBegin = begin.test(line)
    if (isBegin && card !== undefined && /^AGENT\b[^:]*:\s*$/i.test(card.at(-1) ?? '')) depth += 1
    else if (depth > 0) depth += isBegin ? 1 : end.test(line) ? -1 : 0
    else if (isBegin || end.test(line)) {
      if (card !== undefined && card.length > 0) yield unfold(card, encoding)
      card = isBegin ? [] : undefined
    } else card?.push(line)
  }
  if (card !== undefined) yield unfold(card, encoding)
}

function* linesOf(file: string): Generator<string> {
  for (let at = 0; at < file.length;) {
    const lineEnd = file.indexOf('\n', at)
    const stop = lineEnd < 0 ? file.length : lineEnd
    yield file.slice(at, file[stop - 1] === '\r' && stop > at ? stop - 1 : stop)
    at = stop + 1
  }
}

function unfold(lines: readonly string[], encoding: string): CardLine[] {
  // Version 2.1 folds at a blank that belongs to the text.
  const keepsBlank = lines.some((line) => /^VERSION:2\.1\s*$/i.test(line))
  const whole: CardLine[] = []
  let pieces: string[] = []
  let isQuoted = false
  const flush = () => {
    const line = pieces.length > 0 ? readCardLine(pieces.join(''), encoding) : undefined
    if (line !== undefined) whole.push(line)
    pieces = []
  }
  for (const line of lines) {
    const last = pieces.length - 1
    if (isQuoted && pieces[last]?.endsWith('=')) {
      pieces[last] = pieces[last].slice(0, -1)
      // Some fold what they have broken already.
      pieces.push(line.replace(/^[ \t]+(?==[0-9a-f]{2})/i, ''))
    } else if (/^[ \t]/.test(line)) {
      if (pieces.length > 0) pieces.push(keepsBlank ? line : line.slice(1))
    } else {
      flush()
      isQuoted = isQuotedPrintable(line)
      if (!isSkipped(line)) pieces = [line]
    }
  }
  flush()
  return whole
}
