import type { PartDecoder } from './PartDecoder'

const PADDING = 64
const SKIP = 255

/** Value of every byte: 0-63, padding, or a byte that is passed over. The URL-safe letters are understood too. */
const valueOf = new Uint8Array(256).fill(SKIP)
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
for (let i = 0; i < alphabet.length; i++) valueOf[alphabet.charCodeAt(i)] = i
valueOf[0x2d] = 62
valueOf[0x5f] = 63
valueOf[0x3d] = PADDING

/**
 * Base64 as mail has it: line ends, stray bytes and missing padding are passed over, and padding in the middle
 * (pieces that were encoded one by one) ends a group without ending the text.
 *
 * @source RFC 2045 6.8
 */
export class Base64Decoder implements PartDecoder {
  #bits = 0
  #count = 0

  push(chunk: Uint8Array): Buffer {
    const out = Buffer.allocUnsafe(Math.floor(((this.#count + chunk.length) * 3) / 4) + 3)
    let length = 0
    let bits = this.#bits
    let count = this.#count
    for (let at = 0; at < chunk.length; at++) {
      const value = valueOf[chunk[at]!]!
      if (value === SKIP) continue
      if (value === PADDING) {
        if (count === 2) out[length++] = bits >> 4
        else if (count === 3) {
          out[length++] = bits >> 10
          out[length++] = (bits >> 2) & 0xff
        }
        bits = 0
        count = 0
        continue
      }
      bits = (bits << 6) | value
      if (++count === 4) {
        out[length++] = bits >> 16
        out[length++] = (bits >> 8) & 0xff
        out[length++] = bits & 0xff
        bits = 0
        count = 0
      }
    }
    this.#bits = bits
    this.#count = count
    return out.subarray(0, length)
  }

  end(): Buffer {
    return this.push(Buffer.from('='))
  }
}

/** How long a base64 text will be when decoded, without decoding it. */
export function base64Size(encoded: Uint8Array): number {
  let size = 0
  let count = 0
  for (let at = 0; at < encoded.length; at++) {
    const value = valueOf[encoded[at]!]!
    if (value < 64) {
      if (++count === 4) {
        size += 3
        count = 0
      }
    } else if (value === PADDING) {
      size += count > 1 ? count - 1 : 0
      count = 0
    }
  }
  return size + (count > 1 ? count - 1 : 0)
}
