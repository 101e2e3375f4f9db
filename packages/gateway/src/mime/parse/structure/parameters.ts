import { decodeText } from '../charset/decodeText'
import { decodeWords } from '../headers/decodeWords'
import { MAX_PARAMETER_CHARS, MAX_PARAMETER_PIECES } from '../limits'

/** A header value of the form `word; name=value; ...`. */
export interface ParameterisedValue {
  /** The part before the first semicolon, lower case, without comments. */
  readonly value: string
  /** Decoded; names in lower case. */
  readonly parameters: ReadonlyMap<string, string>
}

/**
 * Reads Content-Type or Content-Disposition with all the ways in which parameters are written: quoted or bare,
 * with encoded words (wrong, but usual), and in RFC 2231 pieces in any order.
 *
 * @param text the field, already unicode
 * @source RFC 2045 5.1, RFC 2231
 */
export function parseParameters(text: string): ParameterisedValue {
  const [first = '', ...rest] = splitAtSemicolons(text)
  const pieces = new Map<string, Piece[]>()
  for (const item of rest) {
    const equals = item.indexOf('=')
    if (equals < 1) continue
    const key = /^\s*([^\s*]{1,64})(?:\*(\d{1,6}))?(\*)?\s*$/.exec(item.slice(0, equals))
    if (!key) continue
    const name = key[1]!.toLowerCase()
    const group = `${name}${key[2] !== undefined || key[3] ? '*' : ''}`
    const list = pieces.get(group) ?? []
    if (list.length === 0) pieces.set(group, list)
    if (list.length < MAX_PARAMETER_PIECES)
      list.push({
        order: Number(key[2] ?? 0),
        isEncoded: key[3] === '*',
        text: unquote(item.slice(equals + 1)),
      })
  }
  const parameters = new Map<string, string>()
  for (const [group, list] of pieces) {
    const isExtended = group.endsWith('*')
    const value = isExtended ? joinPieces(list) : decodeWords(list[0]!.text)
    // The extended form is the true one when both are there.
    if (isExtended || !pieces.has(`${group}*`))
      parameters.set(group.replace(/\*$/, ''), value.slice(0, MAX_PARAMETER_CHARS))
  }
  return { value: withoutComments(first).trim().toLowerCase(), parameters }
}

interface Piece {
  readonly order: number
  readonly isEncoded: boolean
  readonly text: string
}

/** Percent-coded and plain pieces become one run of bytes, so that a character may be split over two pieces. */
function joinPieces(pieces: readonly Piece[]): string {
  const sorted = pieces.toSorted((a, b) => a.order - b.order)
  let charset: string | undefined
  const runs: Buffer[] = []
  let length = 0
  for (const [index, piece] of sorted.entries()) {
    if (length > MAX_PARAMETER_CHARS * 4) break
    let text = piece.text
    if (index === 0 && piece.isEncoded) {
      const start = /^([^']{0,64})'[^']{0,64}'/.exec(text)
      charset = start?.[1]
      text = text.slice(start?.[0].length ?? 0)
    }
    const run = piece.isEncoded ? percentDecode(text) : Buffer.from(text, 'utf8')
    runs.push(run)
    length += run.length
  }
  const value = decodeText(Buffer.concat(runs), charset)
  return sorted.some((piece) => piece.isEncoded) ? value : decodeWords(value)
}

function percentDecode(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8')
  const out = Buffer.allocUnsafe(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at++) {
    const pair = bytes[at] === 0x25 ? bytes.toString('latin1', at + 1, at + 3) : ''
    const isHex = /^[0-9a-f]{2}$/i.test(pair)
    out[length++] = isHex ? Number.parseInt(pair, 16) : bytes[at]!
    if (isHex) at += 2
  }
  return out.subarray(0, length)
}

/** Cuts at semicolons outside quotes. A quote that is never closed ends at the next semicolon. */
function splitAtSemicolons(text: string): string[] {
  const items: string[] = []
  let from = 0
  let at = 0
  let lastQuote = -1
  while (at < text.length) {
    const c = text[at]
    if (c === ';') {
      items.push(text.slice(from, at))
      from = at + 1
    } else if (c === '"' && lastQuote !== text.length) {
      const close = closingQuote(text, at + 1)
      lastQuote = close
      if (close < text.length) at = close
    }
    at++
  }
  items.push(text.slice(from))
  return items
}

/** Index of the quote that closes, or the length of the text. */
function closingQuote(text: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return Math.min(at, text.length)
}

function unquote(text: string): string {
  const trimmed = text.trim()
  if (!trimmed.startsWith('"')) return withoutComments(trimmed).trim()
  const close = closingQuote(trimmed, 1)
  const inner = trimmed.slice(1, close)
  // `\"` and `\\` are escapes; any other backslash is a Windows path that somebody forgot to escape.
  return inner.replace(/\\(["\\])/g, '$1')
}

/** `text/plain (the usual)` means `text/plain`. Parentheses inside a bare value like `a (1).txt` stay. */
const withoutComments = (text: string): string => text.replace(/^([^\s()]+)\s*\([^()]*\)\s*$/, '$1')
