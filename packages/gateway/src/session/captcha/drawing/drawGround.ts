import { randomInt } from 'node:crypto'
import { type Color, Picture } from './Picture'
import { between } from './random'

const grounds: readonly (readonly [Color, Color])[] = [
  [
    [222, 232, 240],
    [196, 216, 226],
  ],
  [
    [238, 230, 214],
    [216, 222, 200],
  ],
  [
    [226, 236, 222],
    [200, 222, 214],
  ],
  [
    [238, 224, 226],
    [218, 214, 234],
  ],
]

/** Dark enough on every ground to be read by people. */
export const inks: readonly Color[] = [
  [38, 70, 104],
  [104, 52, 40],
  [44, 84, 60],
  [86, 50, 98],
]

/** A ground with waves in it, on which something is drawn. */
export function drawGround(width: number, height: number, waves: number): Picture {
  const picture = new Picture(width, height)
  picture.fill(...grounds[randomInt(grounds.length)]!)
  for (let count = 0; count < waves; count += 1) drawWave(picture, between(1.5, 3))
  return picture
}

/** A thin wave from edge to edge, in the colour of the writing: who looks for lines finds these too. */
export function drawWave(picture: Picture, thickness: number): void {
  const { width, height } = picture
  const [middle, rise, swing] = [between(0, height), between(-0.4, 0.4), between(5, height / 3)]
  const [length, shift] = [between(18, 60), between(0, 6)]
  const points = Array.from({ length: Math.ceil(width / 6) + 2 }, (_none, index) => {
    const x = index * 6
    return { x, y: middle + (x - width / 2) * rise + Math.sin(x / length + shift) * swing }
  })
  const ink = inks[randomInt(inks.length)]!
  picture.line(points, thickness, ink.map((value) => value + between(60, 110)) as unknown as Color)
}
