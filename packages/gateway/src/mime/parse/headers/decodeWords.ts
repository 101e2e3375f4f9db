import { decodeText } from '../charset/decodeText'
import { decodePart } from '../transfer/decodePart'

/** One `=?charset?B?...?=`. */
interface EncodedWord {
  readonly charset: string
  readonly bytes: Buffer
  readonly end: number
}

/**
 * Decodes the encoded words of a header. Words of one charset that follow each other are joined before they are
 * decoded, as many programs cut in the middle of a character.
 *
 * @param text a field as `decodeHeaderBytes` gives it
 * @source RFC 2047, RFC 2231 5, RD-18
 */
export function decodeWords(text: string): string {
  if (!text.includes('=?')) return text
  const out: string[] = []
  let plainFrom = 0
  let at = text.indexOf('=?')
  let pending: { charset: string; pieces: Buffer[] } | undefined
  const flush = (): void => {
    if (pending) out.push(decodeText(Buffer.concat(pending.pieces), pending.charset))
    pending = undefined
  }
  while (at >= 0) {
    const word = wordAt(text, at)
    if (!word) {
      at = text.indexOf('=?', at + 2)
      continue
    }
    const between = text.slice(plainFrom, at)
    // Blanks between two words belong to the folding and are not shown.
    if (!pending || between.trim() !== '') {
      flush()
      out.push(between)
    }
    if (pending?.charset === word.charset) pending.pieces.push(word.bytes)
    else {
      flush()
      pending = { charset: word.charset, pieces: [word.bytes] }
    }
    plainFrom = word.end
    at = text.indexOf('=?', word.end)
  }
  flush()
  out.push(text.slice(plainFrom))
  return out.join('')
}

/** The shortest head of a word: charset, maybe a language (RFC 2231), the letter of the encoding. */
const wordHead = /=\?([\w.:+-]{1,64})(?:\*[\w-]{0,32})?\?([BbQq])\?/y

function wordAt(text: string, at: number): EncodedWord | undefined {
  wordHead.lastIndex = at
  const head = wordHead.exec(text)
  if (!head) return undefined
  const start = wordHead.lastIndex
  const close = text.indexOf('?', start)
  // Inside a word there is no question mark; one that stands there anyway does not end it.
  let end = close
  while (end >= 0 && text[end + 1] !== '=' && end - start < 1_000) end = text.indexOf('?', end + 1)
  if (end < 0 || text[end + 1] !== '=') return undefined
  const content = text.slice(start, end)
  const isBase64 = head[2]!.toLowerCase() === 'b'
  const bytes = isBase64 ? decodePart(Buffer.from(content, 'latin1'), 'base64') : decodeQ(content)
  return { charset: head[1]!.toLowerCase(), bytes, end: end + 2 }
}

/** The Q encoding: `_` is a blank, `=XX` a byte; anything above ASCII was put there by a program that forgot to encode. */
function decodeQ(content: string): Buffer {
  const bytes = Buffer.from(content, 'utf8')
  const out = Buffer.allocUnsafe(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!
    const pair = byte === 0x3d ? bytes.toString('latin1', at + 1, at + 3) : ''
    const isHex = /^[0-9a-f]{2}$/i.test(pair)
    out[length++] = isHex ? Number.parseInt(pair, 16) : byte === 0x5f ? 0x20 : byte
    if (isHex) at += 2
  }
  return out.subarray(0, length)
}
