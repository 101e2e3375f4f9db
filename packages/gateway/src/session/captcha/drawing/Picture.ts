import { randomBytes } from 'node:crypto'
import type { CaptchaPoint } from '@mailroom/core'
import { encodePng } from '../../../pictures/encodePng'
import { between } from './random'

/** Red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number]

/** A picture of points that lines are drawn on, softly. */
export class Picture {
  readonly #points: Uint8ClampedArray

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.#points = new Uint8ClampedArray(width * height * 3)
  }

  /** Two colours that flow into each other along a random wave, with grain in them. */
  fill(from: Color, to: Color): void {
    const grain = randomBytes(this.width * this.height)
    const [wave, slope, shift] = [between(0.015, 0.04), between(-0.03, 0.03), between(0, 6)]
    for (let y = 0; y < this.height; y += 1) {
      for (let x = 0; x < this.width; x += 1) {
        const share = (Math.sin(x * wave + y * slope + shift) + 1) / 2
        const noise = (grain[y * this.width + x]! >> 6) * 7
        this.paint(
          x,
          y,
          from.map((value, index) => value + (to[index]! - value) * share + noise) as unknown as Color,
          1,
        )
      }
    }
  }

  /** A line through some points, with round ends. */
  line(points: readonly CaptchaPoint[], thickness: number, color: Color): void {
    for (let index = 1; index < points.length; index += 1)
      this.#segment(points[index - 1]!, points[index]!, thickness / 2, color)
  }

  colorAt(x: number, y: number): Color {
    const at = (y * this.width + x) * 3
    return [this.#points[at]!, this.#points[at + 1]!, this.#points[at + 2]!]
  }

  /** @param share how much of the colour covers what is there, 0 to 1 */
  paint(x: number, y: number, color: Color, share: number): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return
    const at = (y * this.width + x) * 3
    for (let index = 0; index < 3; index += 1) {
      const there = this.#points[at + index]!
      this.#points[at + index] = there + (color[index]! - there) * share
    }
  }

  /** As a `data:` address. */
  toUrl(): string {
    return pngUrl(
      encodePng({ width: this.width, height: this.height, channels: 3 }, new Uint8Array(this.#points)),
    )
  }

  #segment(from: CaptchaPoint, to: CaptchaPoint, radius: number, color: Color): void {
    const reach = radius + 1
    const [left, right] = [Math.min(from.x, to.x) - reach, Math.max(from.x, to.x) + reach]
    const [top, bottom] = [Math.min(from.y, to.y) - reach, Math.max(from.y, to.y) + reach]
    for (let y = Math.floor(top); y <= bottom; y += 1) {
      for (let x = Math.floor(left); x <= right; x += 1) {
        const share = radius + 0.5 - distance({ x, y }, from, to)
        if (share > 0) this.paint(x, y, color, Math.min(share, 1))
      }
    }
  }
}

/** A PNG as a `data:` address. */
export const pngUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`

/** How far a point is from a line between two others. */
function distance({ x, y }: CaptchaPoint, from: CaptchaPoint, to: CaptchaPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(Math.max(((x - from.x) * dx + (y - from.y) * dy) / length, 0), 1)
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy)
}
