const hasAlpha = 0x10
const isAnimated = 0x02

/**
 * A WebP with what draws it alone: no Exif, XMP or colour profile, nor anything after its end. Undefined for one that moves, and
 * for what no reader would take for one.
 *
 * @source RFC 9649 2
 */
export function bareWebp(bytes: Buffer): Buffer | undefined {
  const chunks = chunksOf(bytes)
  const picture = chunks?.get('VP8 ') ?? chunks?.get('VP8L')
  if (!chunks || !picture) return undefined
  const isLossy = picture === chunks.get('VP8 ')
  if (!hasSignature(picture, isLossy)) return undefined
  const extended = chunks.get('VP8X')
  if (extended && (extended.length !== 10 || (extended[0]! & isAnimated) !== 0)) return undefined
  const alpha = isLossy && extended ? chunks.get('ALPH') : undefined
  if (!alpha) return riff([isLossy ? 'VP8 ' : 'VP8L', picture])
  // The transparent points are of the picture's size, whatever the head says.
  const sides = [picture.readUInt16LE(6) & 0x3fff, picture.readUInt16LE(8) & 0x3fff] as const
  if (sides.includes(0)) return undefined
  return riff(['VP8X', extendedHeader(...sides)], ['ALPH', alpha], ['VP8 ', picture])
}

/** What each chunk holds, by its name; undefined when one reaches beyond the end or stands there twice. */
function chunksOf(bytes: Buffer): ReadonlyMap<string, Buffer> | undefined {
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) return undefined
  const chunks = new Map<string, Buffer>()
  for (let at = 12; at + 8 <= end;) {
    const name = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    if (at + 8 + size > end || chunks.has(name)) return undefined
    chunks.set(name, bytes.subarray(at + 8, at + 8 + size))
    at += 8 + size + (size % 2)
  }
  return chunks
}

/** A key frame of VP8, or the first byte of a lossless picture. @source RFC 6386 9.1, RFC 9649 3.4 */
const hasSignature = (picture: Buffer, isLossy: boolean): boolean =>
  isLossy
    ? picture.length > 10 && picture.readUIntBE(3, 3) === 0x9d012a
    : picture.length > 5 && picture[0] === 0x2f

function extendedHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(10)
  header[0] = hasAlpha
  header.writeUIntLE(width - 1, 4, 3)
  header.writeUIntLE(height - 1, 7, 3)
  return header
}

function riff(...chunks: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const parts = chunks.flatMap(([name, content]) => {
    const head = Buffer.alloc(8)
    head.write(name, 'latin1')
    head.writeUInt32LE(content.length, 4)
    return [head, content, Buffer.alloc(content.length % 2)]
  })
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts])
  const head = Buffer.alloc(8)
  head.write('RIFF', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}
