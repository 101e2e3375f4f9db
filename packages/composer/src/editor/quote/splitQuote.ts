import { keepMailHtml, parseHtml } from '@mailroom/html'
import { randomId } from '@mailroom/react'
import { quoteClass } from './quoteMarks'

/** A mail that is being written, in its two parts. */
export interface SplitMail {
  /** The writer's own text. An empty element of the class `mailroom-quote` stands where the original does. */
  readonly html: string
  /** The original, as it is sent; undefined when there is none. */
  readonly quote: string | undefined
}

/**
 * Takes the original out of a mail, so that the editor never touches it.
 *
 * @param html       own text; of a saved draft, with the original in it
 * @param quotedHtml the original as the mail system hands it out for a new answer
 */
export function splitQuote(html: string, quotedHtml: string | undefined): SplitMail {
  const page = parseHtml(html)
  if (quotedHtml !== undefined) {
    page.body.append(placeOf(page))
    return { html: page.body.innerHTML, quote: prepareQuote(quotedHtml) }
  }
  const kept = page.querySelector(`.${quoteClass}`)
  if (!kept) return { html: page.body.innerHTML, quote: undefined }
  const quote = keepMailHtml(kept.innerHTML).innerHTML
  kept.replaceWith(placeOf(page))
  return { html: page.body.innerHTML, quote }
}

/** Puts the two parts together again. @param own has one empty element of the class in it */
export function joinQuote(own: HTMLElement, quote: string | undefined): string {
  const place = own.querySelector(`.${quoteClass}`)
  if (!place || quote === undefined) return own.innerHTML
  // Put in as text: what the parser would make of it a second time is not our business.
  const mark = `quote-${randomId()}`
  place.replaceChildren(mark)
  return own.innerHTML.replace(mark, () => quote)
}

/** The original without active content; its sheets reach only itself, and what its body looked like is kept around it. */
function prepareQuote(quotedHtml: string): string {
  const body = keepMailHtml(quotedHtml, { scope: `.${quoteClass}` })
  const background = body.getAttribute('bgcolor')
  if (background !== null && body.style.backgroundColor === '') body.style.backgroundColor = background
  const look = body.getAttribute('style') ?? ''
  const [only] = body.childElementCount === 1 && ownText(body) === '' ? body.children : []
  const inside = only?.classList.contains(quoteClass) ? only : body
  if (look === '') return inside.innerHTML
  const around = body.ownerDocument.createElement('div')
  around.setAttribute('style', look)
  around.append(...inside.childNodes)
  return around.outerHTML
}

const ownText = (element: HTMLElement): string =>
  [...element.childNodes]
    .map((node) => (node.nodeType === 3 ? (node.nodeValue ?? '') : ''))
    .join('')
    .trim()

function placeOf(page: Document): HTMLElement {
  const place = page.createElement('div')
  place.className = quoteClass
  return place
}
