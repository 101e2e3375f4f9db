import { cleanKeptHtml } from './cleanKeptHtml'
import { signatureMark } from './signatureMarks'

/** A kept signature as it stands in a mail. */
export function signatureElement(html: string, page: Document): HTMLElement {
  const element = page.createElement('div')
  element.className = signatureMark
  element.append(...Array.from(cleanKeptHtml(html).childNodes, (node) => page.importNode(node, true)))
  return element
}
