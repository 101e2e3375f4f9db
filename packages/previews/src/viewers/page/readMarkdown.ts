import { decode } from '../../bytes/readText'
import { PreviewFault } from '../../bytes/PreviewFault'
import { marked } from 'marked'
import type { PageSource } from './PageSource'

/** Longest text that is laid out, in characters. */
const maxLength = 1_000_000

/** A Markdown file as the page that it describes. */
export async function readMarkdown(bytes: Uint8Array<ArrayBuffer>): Promise<PageSource> {
  const text = decode(bytes)
  if (text.length > maxLength) throw new PreviewFault('tooComplex')
  return { html: `${markdownLook}${await marked.parse(text, { gfm: true })}`, drawings: [] }
}

const markdownLook = `<style>
body { max-width: 46em; margin: 0 auto; padding: 24px; }
pre { padding: 12px; background: #f4f5f7; overflow-x: auto; }
code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.9em; }
table { border-collapse: collapse; } td, th { border: 1px solid #d0d7de; padding: 4px 8px; }
</style>`
