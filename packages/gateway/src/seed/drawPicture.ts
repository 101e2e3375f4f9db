import { crc32, deflateSync } from 'node:zlib'

const width = 480
const height = 270

/** A PNG of hills under a pale sky, so that mails have pictures of our own making. */
export function drawPicture(): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows.set(pointAt(x, y), y * (width * 3 + 1) + 1 + x * 3)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Three ranges of hills, each darker than the one behind it; the first that covers the point gives its colour. */
function pointAt(x: number, y: number): number[] {
  const hills = [
    { top: 190 + 22 * Math.sin(x / 61 + 2) + 9 * Math.sin(x / 17), color: [62, 106, 94] },
    { top: 150 + 26 * Math.sin(x / 83) + 7 * Math.sin(x / 23), color: [112, 154, 140] },
    { top: 112 + 20 * Math.sin(x / 97 + 4), color: [170, 201, 193] },
  ]
  const hill = hills.find(({ top }) => y > top)
  if (hill) return hill.color
  const light = y / height
  return [214 + 34 * light, 229 + 14 * light, 241 - 12 * light]
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
