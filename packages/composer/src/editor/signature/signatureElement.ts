import { cleanEditorHtml } from '@mailroom/html'
import { quoteClass } from '../quote/quoteMarks'
import { signatureMark } from './signatureMarks'

/** A kept signature as it stands in a mail: cleaned, and with nothing in it that passes for another part of the mail. */
export function signatureElement(html: string, page: Document): HTMLElement {
  const { body } = cleanEditorHtml(html, new Set())
  for (const marked of body.querySelectorAll(`.${quoteClass}, .${signatureMark}, [id]`)) {
    marked.classList.remove(quoteClass, signatureMark)
    marked.removeAttribute('id')
  }
  for (const sheet of body.querySelectorAll('style')) sheet.remove()
  const element = page.createElement('div')
  element.className = signatureMark
  element.append(...Array.from(body.childNodes, (node) => page.importNode(node, true)))
  return element
}
