import { parseHtml } from '@mailroom/html'
import { signatureElement } from '../editor/signature/signatureElement'
import type { ComposeSeed } from './draftFields'

/** The mail with a signature below what is written already, above the original. Needs the parser. @source CO-05 */
export function withSignature(seed: ComposeSeed, signatureHtml: string | undefined): ComposeSeed {
  if (signatureHtml === undefined) return seed
  const page = parseHtml(seed.html)
  // Writing begins in an empty line, and another one stands between text and signature.
  const isEmpty = page.body.childNodes.length === 0
  for (let line = isEmpty ? 0 : 1; line < 2; line += 1) {
    const blank = page.createElement('div')
    blank.append(page.createElement('br'))
    page.body.append(blank)
  }
  page.body.append(signatureElement(signatureHtml, page))
  return { ...seed, html: page.body.innerHTML }
}
