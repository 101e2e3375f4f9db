import { cleanEditorHtml, parseHtml } from '@mailroom/html'
import { quoteClass, quoteEntityClasses, quoteSelector } from '../quote/quoteMarks'
import { signatureMark, signatureSelector } from '../signature/signatureMarks'
import { signatureText } from '../signature/signatureText'
import { swapPictures } from './swapPictures'

/**
 * The nodes that an editor begins with: the writer's own text, and one element where the original stands.
 *
 * @param html     own text with an empty element of the class `mailroom-quote`
 * @param pictures `blob:` addresses by content id
 */
export function buildText(html: string, pictures: ReadonlyMap<string, string>): HTMLElement {
  const raw = parseHtml(html)
  swapPictures(raw.body, (address) => {
    const contentId = /^cid:(.+)$/i.exec(address)?.[1]
    return contentId === undefined ? address : pictures.get(contentId)
  })
  const { body } = cleanEditorHtml(raw.body.innerHTML, new Set(pictures.values()))
  const quote = body.querySelector(`.${quoteClass}`)
  if (quote) quote.className = quoteEntityClasses
  markSignature(body)
  const isBare = body.firstElementChild === quote && (body.textContent ?? '').trim() === ''
  if (isBare) body.prepend(emptyLine(body.ownerDocument))
  if (quote && body.lastElementChild === quote) body.append(emptyLine(body.ownerDocument))
  return body
}

/** The editor knows the signature by its id, which nothing else may have. */
function markSignature(body: HTMLElement): void {
  for (const named of body.querySelectorAll(signatureSelector)) named.removeAttribute('id')
  const signature = body.querySelector(`.${signatureMark}`)
  if (signature) signature.id = signatureMark
}

/**
 * True when nobody has written anything: blanks do not count, nor does the original below, nor a signature that stands as
 * it was put in.
 *
 * @param isKnown tells the signatures as they are put in, by their `signatureText`
 */
export function isBlank(root: HTMLElement, isKnown: (text: string) => boolean): boolean {
  const copy = root.cloneNode(true) as HTMLElement
  copy.querySelector(quoteSelector)?.remove()
  const signature = copy.querySelector(signatureSelector)
  if (signature && isKnown(signatureText(signature))) signature.remove()
  return (
    (copy.textContent ?? '').replace(/[\s\u200b\ufeff]/g, '') === '' && !copy.querySelector('img, table, hr')
  )
}

function emptyLine(page: Document): HTMLElement {
  const line = page.createElement('div')
  line.append(page.createElement('br'))
  return line
}
