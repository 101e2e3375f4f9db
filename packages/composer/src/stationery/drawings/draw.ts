// Words for drawing letter papers: each drawing is 720 wide and as high as its paper says.

/** As many times, one after the other. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A filled shape. */
export const fill = (color: string, d: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** A line with round ends. */
export const line = (color: string, width: number, d: string, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"` +
  ` stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** A disc. */
export const disc = (color: string, x: number, y: number, radius: number, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** A drawing moved, turned and made larger. */
export const at = (x: number, y: number, degrees: number, scale: number, drawing: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale})">${drawing}</g>`

/** The same numbers each time, spread over 0 to 1: where things lie that fall at random. */
export const scatter = (index: number, salt: number): number => {
  const wave = Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453
  return wave - Math.floor(wave)
}

/** One decimal: a drawing is no longer than it must be. */
export const short = (value: number): number => Math.round(value * 10) / 10
