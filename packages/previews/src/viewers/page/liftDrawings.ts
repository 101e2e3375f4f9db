import { drawingId } from './PageSource'

const svg = 'http://www.w3.org/2000/svg'

/**
 * Takes the drawings out of a page that nobody sees yet. As pictures of their own they can be shown without being
 * cleaned: an image neither runs what is in it nor fetches what it names.
 *
 * @param root in a document that loads nothing
 */
export function liftDrawings(root: ParentNode): Blob[] {
  const drawings = Array.from(root.querySelectorAll('svg')).filter(
    (drawing) => drawing.parentElement?.closest('svg') === null || drawing.parentElement === null,
  )
  return drawings.map((drawing, index) => {
    const picture = drawing.ownerDocument.createElement('img')
    picture.setAttribute('src', `cid:${drawingId(index)}`)
    for (const name of ['style', 'width', 'height', 'class']) {
      const value = drawing.getAttribute(name)
      if (value !== null) picture.setAttribute(name, value)
    }
    drawing.replaceWith(picture)
    drawing.setAttribute('xmlns', svg)
    // Its place on the page belongs to the picture now.
    drawing.removeAttribute('style')
    return new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' })
  })
}
