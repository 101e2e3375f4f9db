/** What the first bytes of a picture say about it. Sides in px. */
export interface PictureHeader {
  readonly contentType: string
  readonly width: number
  readonly height: number
}

/**
 * Type and size of a raster picture, from its bytes alone; whatever a server says about them is not asked. Undefined
 * for everything else, SVG above all.
 */
export function readPictureHeader(bytes: Buffer): PictureHeader | undefined {
  for (const read of [png, gif, jpeg, webp, bmp, avif]) {
    try {
      const header = read(bytes)
      if (header !== undefined) return header
    } catch {
      // Cut off within its header.
      return undefined
    }
  }
  return undefined
}

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text

function png(bytes: Buffer): PictureHeader | undefined {
  if (!startsWith(bytes, '\x89PNG\r\n\x1a\n') || !startsWith(bytes, 'IHDR', 12)) return undefined
  return { contentType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

function gif(bytes: Buffer): PictureHeader | undefined {
  if (!startsWith(bytes, 'GIF87a') && !startsWith(bytes, 'GIF89a')) return undefined
  return { contentType: 'image/gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
}

/** Frame headers SOF0 to SOF15, without the tables DHT, JPG and DAC between them. @source ITU-T T.81 B.1.1.3 */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpeg(bytes: Buffer): PictureHeader | undefined {
  if (!startsWith(bytes, '\xff\xd8\xff')) return undefined
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1]!
    if (marker === 0xff) at += 1
    else if (isFrame(marker))
      return {
        contentType: 'image/jpeg',
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
      }
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** @source RFC 9649 */
function webp(bytes: Buffer): PictureHeader | undefined {
  if (!startsWith(bytes, 'RIFF') || !startsWith(bytes, 'WEBP', 8)) return undefined
  const contentType = 'image/webp'
  if (startsWith(bytes, 'VP8X', 12))
    return { contentType, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (startsWith(bytes, 'VP8 ', 12))
    return { contentType, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (!startsWith(bytes, 'VP8L', 12)) return undefined
  const bits = bytes.readUInt32LE(21)
  return { contentType, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function bmp(bytes: Buffer): PictureHeader | undefined {
  if (!startsWith(bytes, 'BM') || bytes.readUInt32LE(14) < 40) return undefined
  return {
    contentType: 'image/bmp',
    width: Math.abs(bytes.readInt32LE(18)),
    height: Math.abs(bytes.readInt32LE(22)),
  }
}

/** Where the size of an AVIF must stand, in bytes: beyond, nobody looks. */
const maxAvifHeader = 64 * 1024

function avif(bytes: Buffer): PictureHeader | undefined {
  if (!startsWith(bytes, 'ftypavif', 4) && !startsWith(bytes, 'ftypavis', 4)) return undefined
  const at = bytes.subarray(0, maxAvifHeader).indexOf('ispe', 0, 'latin1')
  if (at === -1) return undefined
  return { contentType: 'image/avif', width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
}
