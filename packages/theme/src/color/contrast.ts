/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * Reads `#rgb` or `#rrggbb`.
 *
 * @returns undefined for anything else: tag colours come from the wire
 */
export function parseHex(color: string): Rgb | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color.trim())?.[1]
  if (!digits) return undefined
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const value = Number.parseInt(full, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** `#rrggbb` of a colour. */
export function toHex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Mixes two colours; `share` 0 is all of the first, 1 all of the second. */
export function mix(first: Rgb, second: Rgb, share: number): Rgb {
  return first.map((part, index) => part + ((second[index] ?? 0) - part) * share) as unknown as Rgb
}

/**
 * How well two colours can be told apart, 1 to 21.
 *
 * @throws TypeError for a colour that is not `#rgb` or `#rrggbb`
 * @source WCAG 2.2, 1.4.3: 4.5 for text, 3 for large text and shapes
 */
export function contrastRatio(first: string, second: string): number {
  const [light, dark] = [luminance(rgb(first)), luminance(rgb(second))].sort((a, b) => b - a) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}

function rgb(color: string): Rgb {
  const parsed = parseHex(color)
  if (!parsed) throw new TypeError(`contrastRatio got "${color}", which is not #rgb or #rrggbb.`)
  return parsed
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
