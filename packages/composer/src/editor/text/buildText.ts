import { cleanEditorHtml, parseHtml } from '@mailroom/html'
import { quoteClass, quoteEntityClasses, quoteSelector } from '../quote/quoteMarks'
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
  const isBare = body.firstElementChild === quote && (body.textContent ?? '').trim() === ''
  if (isBare) body.prepend(emptyLine(body.ownerDocument))
  if (quote && body.lastElementChild === quote) body.append(emptyLine(body.ownerDocument))
  return body
}

/** True when nobody has written anything: blanks do not count, nor does the original below. */
export function isBlank(root: HTMLElement): boolean {
  const copy = root.cloneNode(true) as HTMLElement
  copy.querySelector(quoteSelector)?.remove()
  return (
    (copy.textContent ?? '').replace(/[\s\u200b\ufeff]/g, '') === '' && !copy.querySelector('img, table, hr')
  )
}

function emptyLine(page: Document): HTMLElement {
  const line = page.createElement('div')
  line.append(page.createElement('br'))
  return line
}
