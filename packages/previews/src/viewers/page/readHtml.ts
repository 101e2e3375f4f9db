import { decode } from '../../bytes/readText'
import { PreviewFault } from '../../bytes/PreviewFault'
import type { PageSource } from './PageSource'

/** Longest HTML that is cleaned, in characters. */
const maxLength = 4_000_000

/** An HTML file. */
export function readHtml(bytes: Uint8Array<ArrayBuffer>): PageSource {
  const html = decode(bytes)
  if (html.length > maxLength) throw new PreviewFault('tooComplex')
  return { html: `${look}${html}`, drawings: [] }
}

/** Gives way to what the file says of itself. */
const look = '<style>body { margin: 24px; }</style>'
