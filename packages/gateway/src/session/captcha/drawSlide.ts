import { randomInt } from 'node:crypto'
import { encodePng } from '../../pictures/encodePng'
import { drawGround, drawWave, inks } from './drawing/drawGround'
import { type Color, type Picture, pngUrl } from './drawing/Picture'
import { between, pick } from './drawing/random'
import type { Puzzle } from './puzzles'

const width = 320
const height = 160
const size = 48

/** A picture with a gap, the piece that was taken from it, and a shallow gap at another height that is none. @source SE-04 */
export function drawSlide(): Puzzle {
  const picture = drawGround(width, height, 3)
  for (let count = 0; count < 14; count += 1) drawDisc(picture)
  for (let count = 0; count < 3; count += 1) drawWave(picture, between(2, 5))
  const left = randomInt(72, width - size - 4)
  const tops = [randomInt(4, 54), randomInt(60, height - size - 4)]
  const [top, otherTop] = pick(tops, 2) as [number, number]
  const piece = cutOut(picture, left, top)
  darken(picture, { left, top }, 0.5)
  // Far enough away that the two never lie on each other.
  const away = randomInt(56, width - size - 76)
  const otherLeft = 72 + ((left - 72 + away) % (width - size - 76))
  darken(picture, { left: otherLeft, top: otherTop }, 0.22)
  return {
    shown: { picture: { url: picture.toUrl(), width, height }, piece: { url: piece, size, top } },
    solution: { left },
  }
}

function drawDisc(picture: Picture): void {
  const place = { x: between(0, width), y: between(0, height) }
  const ink = inks[randomInt(inks.length)]!
  picture.line(
    [place, place],
    between(14, 60),
    ink.map((value) => value + between(50, 130)) as unknown as Color,
  )
}

/** A square with a knob at its top and one at its right. */
const isInPiece = (x: number, y: number): boolean =>
  (x >= 1 && x <= 38 && y >= 10 && y <= 46) ||
  Math.hypot(x - 19, y - 8) <= 7 ||
  Math.hypot(x - 40, y - 28) <= 7

const isEdge = (x: number, y: number): boolean =>
  [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ].some(([dx, dy]) => !isInPiece(x + dx!, y + dy!))

function cutOut(picture: Picture, left: number, top: number): string {
  const points = new Uint8Array(size * size * 4)
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!isInPiece(x, y)) continue
      const color: Color = isEdge(x, y) ? [255, 255, 255] : picture.colorAt(left + x, top + y)
      points.set([...color, 255], (y * size + x) * 4)
    }
  }
  return pngUrl(encodePng({ width: size, height: size, channels: 4 }, points))
}

function darken(picture: Picture, { left, top }: { left: number; top: number }, share: number): void {
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1)
      if (isInPiece(x, y)) picture.paint(left + x, top + y, [16, 24, 34], isEdge(x, y) ? share + 0.2 : share)
  }
}
