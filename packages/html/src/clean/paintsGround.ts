const bare = new Set(['', 'transparent', 'initial', 'inherit', 'unset', 'none', 'white', '#fff', '#ffffff'])
const bareComputed = /^(?:rgb\(255, 255, 255\)|rgba\(\d+, \d+, \d+, 0\))$/

const isBare = (value: string): boolean => bare.has(value.trim().toLowerCase()) || bareComputed.test(value)

/** A declaration in a sheet that paints something else than white. */
const groundRule =
  /background(?:-color|-image)?\s*:(?!\s*(?:transparent|initial|inherit|unset|none|white|#fff(?:fff)?|rgb\(255, 255, 255\))\s*(?:[;}!]|$))/i

/**
 * True when a mail paints surfaces of its own. Its other colours were chosen for them, so it keeps its light paper in a
 * dark skin; white alone, and pictures in the text, are no such surface.
 *
 * @param body a cleaned body
 * @source RD-21
 */
export function paintsGround(body: HTMLElement): boolean {
  for (const { textContent } of body.querySelectorAll('style'))
    if (groundRule.test(textContent ?? '')) return true
  const painted = [body, ...body.querySelectorAll<HTMLElement>('[style*="background" i], [bgcolor]')]
  return painted.some(
    (element) =>
      !isBare(element.getAttribute('bgcolor') ?? '') ||
      !isBare(element.style.backgroundColor) ||
      !isBare(element.style.backgroundImage),
  )
}
