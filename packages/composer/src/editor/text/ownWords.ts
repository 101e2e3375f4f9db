import { quoteSelector } from '../quote/quoteMarks'
import { signatureSelector } from '../signature/signatureMarks'
import { signatureText } from '../signature/signatureText'

/** Elements after which a line ends. */
const lineEnds = 'br, div, p, li, tr, blockquote, h1, h2, h3, h4, h5, h6'

/**
 * The words of a writer, a line for each block: without the original below them, and without a signature that is as it
 * was put in.
 *
 * @param isKnownSignature tells the writer's signatures, by their `signatureText`
 * @source CO-19
 */
export function ownWords(root: Element, isKnownSignature: (text: string) => boolean): string {
  const copy = root.cloneNode(true) as Element
  for (const quote of copy.querySelectorAll(quoteSelector)) quote.remove()
  for (const signature of copy.querySelectorAll(signatureSelector))
    if (isKnownSignature(signatureText(signature))) signature.remove()
  for (const end of copy.querySelectorAll(lineEnds)) end.after('\n')
  return copy.textContent ?? ''
}
