/** A line of a vCard: `TEL;TYPE=CELL:138...`. */
export interface CardLine {
  /** Upper case, without a group before it. */
  readonly name: string
  /** Upper case: what stands in its parameters, with and without their names. */
  readonly types: ReadonlySet<string>
  readonly value: string
}

/** The lines of each card of a file; undefined for what is none. @source RFC 2426, RFC 2425 5.8.1 */
export function cardsOf(text: string): CardLine[][] | undefined {
  const cards: CardLine[][] = []
  let card: CardLine[] | undefined
  for (const line of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const read = cardLine(line)
    if (!read) {
      if (line.trim() === '') continue
      return undefined
    }
    const isCard = read.value.trim().toUpperCase() === 'VCARD'
    if (read.name === 'BEGIN' && isCard) {
      if (card) return undefined
      card = []
    } else if (read.name === 'END' && isCard && card) {
      cards.push(card)
      card = undefined
    } else if (card) card.push(read)
    else return undefined
  }
  return card || cards.length === 0 ? undefined : cards
}

function cardLine(line: string): CardLine | undefined {
  const match = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/.exec(line)
  if (!match) return undefined
  const [, name = '', parameters = '', value = ''] = match
  const types = parameters.toUpperCase().split(/[;=,"]/)
  return { name: name.toUpperCase(), types: new Set(types), value }
}

/** A text as a value has it. */
export const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

/** The parts of a value, read back: between them stands `separator`. */
export function partsOf(value: string, separator: ';' | ','): string[] {
  const parts = ['']
  for (const [piece, sign] of value.matchAll(/\\(.)|[^\\]/gu)) {
    if (piece === separator) parts.push('')
    else parts[parts.length - 1] += sign === undefined ? piece : sign === 'n' || sign === 'N' ? '\n' : sign
  }
  return parts
}

/** Longest line in bytes of UTF-8, without its end. @source RFC 2426 2.6 */
const maxLineBytes = 75

/** A line, folded where it is too long; no character is cut in two. */
export function folded(line: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  let text = ''
  for (const sign of line) {
    const size = encoder.encode(sign).length
    if (bytes + size > maxLineBytes) {
      text += '\r\n '
      bytes = 1
    }
    text += sign
    bytes += size
  }
  return text
}
