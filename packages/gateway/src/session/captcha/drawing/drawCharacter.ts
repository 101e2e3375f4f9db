import type { CaptchaPoint } from '@mailroom/core'
import { glyphLines } from './glyphs'
import type { Color, Picture } from './Picture'
import { between } from './random'

/** Draws a character around a place: turned, slanted, stretched and bent, each time otherwise. Sizes in pixels. */
export function drawCharacter(
  picture: Picture,
  character: string,
  place: CaptchaPoint & { readonly size: number },
  {
    thickness,
    color,
    mostTurn,
  }: { readonly thickness: number; readonly color: Color; readonly mostTurn: number },
): void {
  const [turn, slant, stretch] = [between(-mostTurn, mostTurn), between(-0.25, 0.25), between(0.85, 1.15)]
  const [wave, shift] = [between(0.03, 0.07), between(0, 6)]
  const put = ({ x, y }: CaptchaPoint): CaptchaPoint => {
    const [sx, sy] = [(x * stretch + y * slant) * place.size, y * place.size]
    const bent = sx + Math.sin(sy / (place.size / 6) + shift) * place.size * wave
    return {
      x: place.x + bent * Math.cos(turn) - sy * Math.sin(turn),
      y: place.y + bent * Math.sin(turn) + sy * Math.cos(turn),
    }
  }
  for (const line of glyphLines(character)) picture.line(inSteps(line).map(put), thickness, color)
}

/** A line in short steps, so that it can be bent. */
function inSteps(line: readonly CaptchaPoint[]): CaptchaPoint[] {
  const steps = 6
  return line.flatMap((to, index) => {
    const from = line[index - 1]
    if (!from) return [to]
    return Array.from({ length: steps }, (_none, step) => {
      const share = (step + 1) / steps
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    })
  })
}
