import { crc32, deflateSync } from 'node:zlib'

/**
 * A PNG of points, row by row, each of three bytes (red, green, blue) or of four (and how opaque it is).
 *
 * @source ISO/IEC 15948
 */
export function encodePng(
  { width, height, channels }: { readonly width: number; readonly height: number; readonly channels: 3 | 4 },
  points: Uint8Array,
): Buffer {
  const rowBytes = width * channels
  // Each row begins with the number of its filter; 0 is none.
  const rows = Buffer.alloc((rowBytes + 1) * height)
  for (let y = 0; y < height; y += 1)
    rows.set(points.subarray(y * rowBytes, (y + 1) * rowBytes), y * (rowBytes + 1) + 1)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, channels === 3 ? 2 : 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
