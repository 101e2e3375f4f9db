import { cleanEditorHtml } from '@mailroom/html'
import { quoteClass } from '../quote/quoteMarks'
import { signatureMark } from './signatureMarks'

/** A kept text as it may be put into a mail: cleaned, and with nothing in it that passes for another part of the mail. */
export function cleanKeptHtml(html: string): HTMLElement {
  const { body } = cleanEditorHtml(html, new Set())
  for (const marked of body.querySelectorAll(`.${quoteClass}, .${signatureMark}, [id]`)) {
    marked.classList.remove(quoteClass, signatureMark)
    marked.removeAttribute('id')
  }
  for (const sheet of body.querySelectorAll('style')) sheet.remove()
  return body
}
