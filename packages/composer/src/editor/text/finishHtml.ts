import { parseHtml } from '@mailroom/html'
import { quoteClass, quoteSelector } from '../quote/quoteMarks'
import { joinQuote } from '../quote/splitQuote'
import { signatureMark, signatureSelector } from '../signature/signatureMarks'
import { swapPictures } from './swapPictures'

/**
 * What the editor exports, as it is saved and sent: pictures by content id, the original in its place letter by letter,
 * nothing of the editor's own.
 *
 * @param contentIds by the address under which the editor shows a picture
 */
export function finishHtml(
  html: string,
  contentIds: ReadonlyMap<string, string>,
  quote: string | undefined,
): string {
  const { body } = parseHtml(html)
  for (const place of body.querySelectorAll(quoteSelector)) {
    const plain = place.ownerDocument.createElement('div')
    plain.className = quoteClass
    place.replaceWith(plain)
  }
  const signature = body.querySelector(signatureSelector)
  signature?.removeAttribute('id')
  signature?.classList.add(signatureMark)
  swapPictures(body, (address) => {
    const contentId = contentIds.get(address)
    if (contentId !== undefined) return `cid:${contentId}`
    // An address of this page means nothing anywhere else.
    return address.startsWith('blob:') ? undefined : address
  })
  for (const marked of body.querySelectorAll('[data-editing-info]'))
    marked.removeAttribute('data-editing-info')
  for (const picture of body.querySelectorAll('img')) sayWidth(picture)
  return joinQuote(body, quote)
}

/** Some mail programs know the width of a picture only as an attribute. */
function sayWidth(picture: HTMLImageElement): void {
  const pixels = /^(\d+)px$/.exec(picture.style.width)?.[1]
  if (pixels !== undefined) picture.setAttribute('width', pixels)
}
