import { encodePng } from '../pictures/encodePng'

const width = 480
const height = 270

/** A PNG of hills under a pale sky, so that mails have pictures of our own making. */
export function drawPicture(): Buffer {
  const points = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) points.set(pointAt(x, y), (y * width + x) * 3)
  }
  return encodePng({ width, height, channels: 3 }, points)
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
