import { crc32 } from 'node:zlib'

/** The chunks that draw a picture, with the most bytes that each may have. What is not named here says something about it. */
const drawing: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  tRNS: 256,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  IDAT: Infinity,
  IEND: 0,
}

const signatureBytes = 8
/** Length, type and checksum around what a chunk holds. */
const frameBytes = 12

/**
 * A PNG with what draws it alone: no texts, times, Exif, colour profile, second frame, nor anything after its end. Undefined for
 * what no reader would take for one.
 *
 * @source ISO/IEC 15948 11
 */
export function barePng(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, signatureBytes)]
  const seen = new Set<string>()
  for (let at = signatureBytes; at + frameBytes <= bytes.length;) {
    const size = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + frameBytes + size
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(type)) return undefined
    if ((seen.size === 0) !== (type === 'IHDR')) return undefined
    if (type === 'IHDR' && size !== drawing.IHDR) return undefined
    const maxBytes = drawing[type]
    // A reader that does not know one of these may not draw the picture; the others may be left out.
    if (maxBytes === undefined && /^[A-Z]/.test(type)) return undefined
    if (maxBytes !== undefined) {
      const isAgain = seen.has(type) && type !== 'IDAT'
      const isWhole = crc32(bytes.subarray(at + 4, end - 4)) === bytes.readUInt32BE(end - 4)
      if (size > maxBytes || isAgain || !isWhole) return undefined
      kept.push(bytes.subarray(at, end))
    }
    if (type === 'IEND') return seen.has('IDAT') ? Buffer.concat(kept) : undefined
    seen.add(type)
    at = end
  }
  return undefined
}
