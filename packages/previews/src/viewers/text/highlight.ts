import hljs from 'highlight.js/lib/core'
import xml from 'highlight.js/lib/languages/xml'

/** Words of one colour. */
export interface Colored {
  /** What they are in their language: `tag`, `string`; absent for the rest. */
  readonly scope?: string
  readonly words: string
}

/** Longer texts are shown in one colour: thousands of coloured words make a page slow. */
const maxLength = 200_000

hljs.registerLanguage('xml', xml)

/**
 * Takes an XML text apart into words with their colours. What the library writes is read back by an inert parser and
 * taken as text, so nothing of the file ever becomes markup.
 */
export function highlight(text: string): readonly Colored[] {
  if (text.length > maxLength) return [{ words: text }]
  const { value } = hljs.highlight(text, { language: 'xml' })
  const root = new DOMParser().parseFromString(`<pre>\n${value}</pre>`, 'text/html').querySelector('pre')
  return root === null ? [{ words: text }] : piecesOf(root, undefined)
}

function piecesOf(parent: Node, scope: string | undefined): Colored[] {
  return Array.from(parent.childNodes).flatMap((node): Colored[] => {
    if (node instanceof Element) return piecesOf(node, node.className.replace(/^hljs-/, '').split(' ')[0])
    const words = node.textContent ?? ''
    return words === '' ? [] : [{ ...(scope !== undefined && { scope }), words }]
  })
}
