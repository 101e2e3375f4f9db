import createDOMPurify from 'dompurify'
import type { Config } from 'dompurify'
import { allowedAttributes, allowedElements, droppedWithContent, namedElements } from '../clean/allowedMarkup'
import { cleanLink } from '../clean/cleanLink'
import { dataPicture } from '../clean/dataPicture'
import { takeBody } from '../clean/takeBody'
import { parserView } from '../parser/parserView'
import { scopeStyleSheet } from './scopeStyleSheet'

/** How an original is prepared for standing inside another mail. */
export interface KeepOptions {
  /** A selector: the original's style sheets are made to reach only what lies in it. */
  readonly scope?: string
}

const rules: Config & { RETURN_DOM: true } = {
  WHOLE_DOCUMENT: true,
  RETURN_DOM: true,
  ALLOWED_TAGS: [...allowedElements],
  ALLOWED_ATTR: [...allowedAttributes, 'srcset', 'sizes'],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ADD_FORBID_CONTENTS: [...droppedWithContent],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel|cid):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
}

/**
 * The HTML of a mail as it may travel on inside an answer or a forward: without scripts, forms and frames, but with the
 * addresses of its remote pictures, so that whoever gets it can decide about them. It is not fit to be shown: for that
 * its text goes through `cleanMailHtml` like any other mail. Doing it again changes nothing.
 *
 * @returns lies in a document that loads nothing
 * @source CO-01, RD-16
 */
export function keepMailHtml(html: string, { scope }: KeepOptions = {}): HTMLElement {
  const view = parserView()
  const purify = createDOMPurify(view)
  purify.addHook('uponSanitizeElement', (node) => {
    if (!(node instanceof view.HTMLStyleElement) || scope === undefined) return
    node.textContent = scopeStyleSheet(node.textContent ?? '', scope, view)
  })
  purify.addHook('beforeSanitizeAttributes', (element) => {
    if (element instanceof view.HTMLElement && !(element instanceof view.HTMLFormElement))
      keepElement(element)
  })
  return takeBody(purify.sanitize(html.trim(), rules) as HTMLElement)
}

function keepElement(element: HTMLElement): void {
  if (element.hasAttribute('name') && !namedElements.has(element.tagName)) element.removeAttribute('name')
  const href = element.getAttribute('href')
  if (href !== null && cleanLink(href) === undefined) element.removeAttribute('href')
  const source = element.getAttribute('src')
  if (source === null || !/^\s*data:/i.test(source)) return
  const picture = element.tagName === 'IMG' ? dataPicture(source.trim()) : undefined
  if (picture === undefined) element.removeAttribute('src')
  else element.setAttribute('src', picture)
}
