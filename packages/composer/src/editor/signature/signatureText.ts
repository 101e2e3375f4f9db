import { cleanEditorHtml } from '@mailroom/html'

/**
 * What tells whether a signature in a mail is still as it was put in: its words without blanks, which the editor sets in
 * its own way, and how many pictures it has.
 */
export function signatureText(root: Element): string {
  const copy = root.cloneNode(true) as Element
  for (const sheet of copy.querySelectorAll('style')) sheet.remove()
  const words = (copy.textContent ?? '').replace(/[\s\u200B\uFEFF]+/g, '')
  return `${copy.querySelectorAll('img').length} ${words}`
}

/** The same of a signature as it is kept. */
export const textOfSignature = (html: string): string => signatureText(cleanEditorHtml(html, new Set()).body)
