/** Pictures up to this size are never meant to be seen, in px. */
const HIDDEN_SIZE_PX = 2

/** True when a picture is made not to be seen: one pixel in size, or hidden. @source RD-17 */
export function isTrackingPixel(picture: HTMLImageElement, style: CSSStyleDeclaration): boolean {
  if (isTiny(picture.getAttribute('width')) && isTiny(picture.getAttribute('height'))) return true
  if (isTiny(style.width) && isTiny(style.height)) return true
  if (isTiny(style.maxWidth) || isTiny(style.maxHeight)) return true
  return (
    picture.hasAttribute('hidden') ||
    style.display === 'none' ||
    style.visibility === 'hidden' ||
    style.opacity === '0'
  )
}

function isTiny(size: string | null): boolean {
  const match = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(size ?? '')
  return match !== null && Number(match[1]) <= HIDDEN_SIZE_PX
}
