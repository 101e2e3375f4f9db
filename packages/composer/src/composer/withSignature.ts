import { parseHtml } from '@mailroom/html'
import { signatureElement } from '../editor/signature/signatureElement'
import type { ComposeSeed } from './draftFields'

/** The mail with a signature below what is written already, above the original. Needs the parser. @source CO-05 */
export function withSignature(seed: ComposeSeed, signatureHtml: string | undefined): ComposeSeed {
  if (signatureHtml === undefined) return seed
  const page = parseHtml(seed.html)
  // Writing begins in an empty line, and another one stands between text and signature.
  if (page.body.childNodes.length === 0) page.body.append(blankLine(page))
  page.body.append(blankLine(page), signatureElement(signatureHtml, page))
  // A press into the empty paper below goes to the last line: not into the signature.
  if (seed.quotedHtml === undefined) page.body.append(blankLine(page))
  return { ...seed, html: page.body.innerHTML }
}

function blankLine(page: Document): HTMLElement {
  const line = page.createElement('div')
  line.append(page.createElement('br'))
  return line
}
