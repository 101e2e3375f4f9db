import { inlinePictureProperty, marks, remotePictureProperty } from '@mailroom/html'

const remotePicturePrefix = remotePictureProperty('')

/** Puts a cleaned body into the frame's page. The nodes move; nothing is parsed again. */
export function showBody(page: Document, body: HTMLElement): void {
  // What was lent to the mail before is not this one's.
  page.documentElement.removeAttribute('style')
  page.body.replaceWith(page.adoptNode(body))
}

/**
 * Fills in the inline pictures that have arrived.
 *
 * @param pictures blob addresses by the place of the content id; undefined while loading
 * @source RD-18
 */
export const showInlinePictures = (page: Document, pictures: readonly (string | undefined)[]): void =>
  showPictures(page, pictures, inlinePictureProperty, marks.contentId)

/**
 * Fills in the pictures from the web that the reader has allowed; those that are no longer go.
 *
 * @param pictures blob addresses by their place in the cleaning's `remotePictures`
 * @source RD-17
 */
export function showRemotePictures(page: Document, pictures: readonly (string | undefined)[]): void {
  for (const picture of page.querySelectorAll(`img[${marks.remote}]`)) {
    const address = pictures[Number(picture.getAttribute(marks.remote))]
    picture.toggleAttribute(marks.blocked, address === undefined)
    if (address === undefined) picture.removeAttribute('src')
  }
  const { style } = page.documentElement
  const lent = Array.from(style).filter((name) => name.startsWith(remotePicturePrefix))
  for (const name of lent) style.removeProperty(name)
  showPictures(page, pictures, remotePictureProperty, marks.remote)
}

function showPictures(
  page: Document,
  pictures: readonly (string | undefined)[],
  propertyOf: (place: number) => string,
  mark: string,
): void {
  for (const [place, address] of pictures.entries()) {
    if (address === undefined) continue
    // Sheets and backgrounds name the picture by a property, so they need no second cleaning.
    page.documentElement.style.setProperty(propertyOf(place), `url("${address}")`)
    for (const picture of page.querySelectorAll(`img[${mark}="${place}"]`)) {
      if (picture.getAttribute('src') !== address) picture.setAttribute('src', address)
    }
  }
}
