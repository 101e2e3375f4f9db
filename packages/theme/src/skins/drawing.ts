// Words for drawing: each skin's artwork is written in them, so that a picture stays small and readable.

/**
 * A whole SVG document.
 *
 * @param keep which part stays when the place has other proportions, as in `preserveAspectRatio`
 */
export function picture(width: number, height: number, keep: string, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `preserveAspectRatio="${keep}">${body.replace(/\n\s*/g, '')}</svg>`
  )
}

/** A vertical gradient; stops are `offset colour` or `offset colour opacity`. */
export function down(id: string, ...stops: string[]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(stop).join('')}</linearGradient>`
}

/** A gradient from left to right. */
export function across(id: string, ...stops: string[]): string {
  return `<linearGradient id="${id}">${stops.map(stop).join('')}</linearGradient>`
}

/** A gradient from the middle outwards. */
export function glow(id: string, ...stops: string[]): string {
  return `<radialGradient id="${id}">${stops.map(stop).join('')}</radialGradient>`
}

function stop(text: string): string {
  const [offset, color, opacity] = text.split(' ')
  return `<stop offset="${offset}" stop-color="${color}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`
}

/** A filled shape. */
export function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

/** A line with round ends. */
export function line(d: string, color: string, width: number, opacity = 1): string {
  return (
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" ` +
    `stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
  )
}

/** A disc. */
export function disc(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

/** A flattened disc. */
export function oval(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"` +
    `${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
  )
}

/** A rectangle from the left edge to the right one. */
export function band(width: number, top: number, height: number, fill: string): string {
  return `<rect y="${top}" width="${width}" height="${height}" fill="${fill}"/>`
}

/** A group moved to a place, made larger or smaller, and turned. */
export function at(x: number, y: number, scale: number, body: string, turn = 0): string {
  return `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${scale})">${body}</g>`
}

/** The same drawing flattened towards a level, for a place that is wide and low. */
export function flat(level: number, wide: number, low: number, body: string): string {
  return `<g transform="translate(0 ${level}) scale(${wide} ${low}) translate(0 ${-level})">${body}</g>`
}

/** Many small discs: stars, fireflies, petals far away. Each is `x y radius`. */
export function dots(fill: string, opacity: number, ...places: string[]): string {
  return places
    .map((place) => {
      const [x, y, radius] = place.split(' ').map(Number) as [number, number, number]
      return disc(x, y, radius, fill, opacity)
    })
    .join('')
}

/** A long wave from left to right with everything under it filled. */
export function swell(width: number, top: number, height: number, length: number, bottom: number): string {
  const half = length / 2
  let d = `M0 ${top}`
  for (let x = 0; x < width; x += length) d += `q${half / 2} ${-height} ${half} 0t${half} 0`
  return `${d}V${bottom}H0z`
}
