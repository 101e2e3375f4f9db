import { PICTURE_MARGIN_PX } from './frameMeasures'

const shrunk = 'data-mailroom-shrunk'

/**
 * Marks the pictures that are wider than the frame; the frame's sheet shrinks them to its width minus 20 and keeps
 * their shape.
 *
 * @source RD-16
 */
export function shrinkPictures(page: Document): void {
  const limit = page.documentElement.clientWidth - PICTURE_MARGIN_PX
  const pictures = [...page.images]
  // All reading before all writing: one layout for any number of pictures.
  for (const picture of pictures) picture.removeAttribute(shrunk)
  const wide = pictures.filter((picture) => picture.offsetWidth > limit)
  for (const picture of wide) picture.setAttribute(shrunk, '')
}
