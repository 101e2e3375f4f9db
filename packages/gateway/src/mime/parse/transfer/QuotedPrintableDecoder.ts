import type { PartDecoder } from './PartDecoder'

const LF = 0x0a
const CR = 0x0d
const EQUALS = 0x3d

/**
 * Quoted-printable as mail has it: blanks before a line end are dropped (RFC 2045 6.7 rule 3), `=` before a line
 * end joins lines, and an `=` that begins nothing stays as it is.
 *
 * @source RFC 2045 6.7
 */
export class QuotedPrintableDecoder implements PartDecoder {
  /** What the end of the last chunk left open: blanks, or an `=` with what followed. */
  #held: Buffer = Buffer.alloc(0)

  push(chunk: Uint8Array): Buffer {
    const all = this.#held.length > 0 ? Buffer.concat([this.#held, chunk]) : asBuffer(chunk)
    const end = all.length - openTail(all)
    this.#held = Buffer.from(all.subarray(end))
    return decode(all.subarray(0, end))
  }

  end(): Buffer {
    const rest = decode(this.#held)
    this.#held = Buffer.alloc(0)
    return rest
  }
}

/** Decodes a whole text at once. */
function decode(encoded: Buffer): Buffer {
  const out = Buffer.allocUnsafe(encoded.length)
  let length = 0
  for (let at = 0; at < encoded.length;) {
    const byte = encoded[at]!
    if (byte === EQUALS) {
      const value = hexPair(encoded, at + 1)
      if (value >= 0) {
        out[length++] = value
        at += 3
        continue
      }
      const next = softBreakEnd(encoded, at + 1)
      if (next > 0) {
        at = next
        continue
      }
    } else if (byte === 0x20 || byte === 0x09) {
      const end = blanksEnd(encoded, at)
      if (end === encoded.length || encoded[end] === LF || encoded[end] === CR) {
        at = end
        continue
      }
      // Byte by byte: nearly always it is one, and a call to copy it costs more than fifty of them.
      while (at < end) out[length++] = encoded[at++]!
      continue
    }
    out[length++] = byte
    at++
  }
  return out.subarray(0, length)
}

/** Bytes at the end that cannot be judged before more is known; bounded, so that no line can grow without end. */
function openTail(bytes: Buffer): number {
  const limit = Math.max(0, bytes.length - 1_000)
  let start = bytes.length
  while (start > limit && isBlankOrLineEnd(bytes[start - 1])) start--
  if (bytes[start - 1] === EQUALS) return bytes.length - start + 1
  if (start === bytes.length && bytes[start - 2] === EQUALS) return 2
  return bytes.length - start
}

const isBlankOrLineEnd = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x09 || byte === CR || byte === LF

function blanksEnd(bytes: Buffer, from: number): number {
  let at = from
  while (bytes[at] === 0x20 || bytes[at] === 0x09) at++
  return at
}

/** Where the next line begins when only blanks stand between here and the line end; 0 when text does. */
function softBreakEnd(bytes: Buffer, from: number): number {
  const at = blanksEnd(bytes, from)
  if (at >= bytes.length) return at
  if (bytes[at] === LF) return at + 1
  if (bytes[at] === CR) return bytes[at + 1] === LF ? at + 2 : at + 1
  return 0
}

/** Value of every byte as a digit; out of the range of a byte for one that is none. */
const digits = new Uint16Array(256).fill(0x1_00)
for (let value = 0; value < 16; value++)
  for (const digit of [value.toString(16), value.toString(16).toUpperCase()])
    digits[digit.charCodeAt(0)] = value

/** What two digits stand for; -1 when there are none. */
function hexPair(bytes: Buffer, at: number): number {
  if (at + 1 >= bytes.length) return -1
  const value = digits[bytes[at]!]! * 16 + digits[bytes[at + 1]!]!
  return value > 0xff ? -1 : value
}

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
