import type { ColorScheme } from '../contract/roles'
import { contrastRatio, mix, parseHex, toHex, type Rgb } from './contrast'

/** Colour of a tag that says none or one that cannot be read. @source ML-16 */
export const defaultTagColor = '#33B679'

/** The sixteen colours that a tag may have. @source ML-16 */
export const tagPalette = [
  '#33B679',
  '#0B8043',
  '#8BC34A',
  '#C0CA33',
  '#F6BF26',
  '#F09300',
  '#EF6C00',
  '#D50000',
  '#E67C73',
  '#D81B60',
  '#AD1457',
  '#8E24AA',
  '#7986CB',
  '#3F51B5',
  '#039BE5',
  '#616161',
] as const

/** How one tag is painted. */
export interface TagColors {
  /** Words on `background`; at least 4.5:1. */
  text: string
  /** A quiet tint of the tag's colour. */
  background: string
  /** The dot before a tag's name; the colour itself. */
  dot: string
}

const readable = 4.5
/** `defaultTagColor`. */
const fallback: Rgb = [51, 182, 121]
const ground: Record<ColorScheme, Rgb> = { light: [255, 255, 255], dark: [24, 27, 32] }
const ink: Record<ColorScheme, Rgb> = { light: [0, 0, 0], dark: [255, 255, 255] }

/**
 * A tag's tint and the words on it, readable for every colour, also one that a server made up.
 *
 * @param color `#rgb` or `#rrggbb`; anything else counts as the default green
 * @source ML-16, IX-03
 */
export function tagColors(color: string, scheme: ColorScheme): TagColors {
  const base = parseHex(color) ?? fallback
  const background = toHex(mix(ground[scheme], base, scheme === 'light' ? 0.16 : 0.26))
  for (let share = 0; share < 1; share += 0.05) {
    const text = toHex(mix(base, ink[scheme], share))
    if (contrastRatio(text, background) >= readable) return { text, background, dot: toHex(base) }
  }
  return { text: toHex(ink[scheme]), background, dot: toHex(base) }
}
