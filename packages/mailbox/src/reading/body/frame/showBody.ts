import { inlinePictureProperty, marks } from '@mailroom/html'

/** Puts a cleaned body into the frame's page. The nodes move; nothing is parsed again. */
export function showBody(page: Document, body: HTMLElement): void {
  page.body.replaceWith(page.adoptNode(body))
}

/**
 * Fills in the inline pictures that have arrived.
 *
 * @param pictures blob addresses by the place of the content id; undefined while loading
 * @source RD-18
 */
export function showInlinePictures(page: Document, pictures: readonly (string | undefined)[]): void {
  for (const [place, address] of pictures.entries()) {
    if (address === undefined) continue
    // Sheets and backgrounds name the picture by a property, so they need no second cleaning.
    page.documentElement.style.setProperty(inlinePictureProperty(place), `url("${address}")`)
    for (const picture of page.querySelectorAll(`img[${marks.contentId}="${place}"]`)) {
      if (picture.getAttribute('src') !== address) picture.setAttribute('src', address)
    }
  }
}
