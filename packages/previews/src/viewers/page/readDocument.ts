import { parserView } from '@mailroom/html'
import { parseAsync, renderDocument, type HElement, type Options } from 'docx-preview'
import { checkZip } from '../../bytes/checkZip'
import { liftDrawings } from './liftDrawings'
import type { PageSource } from './PageSource'

/** A Word file as pages. Its elements are made in a document that loads nothing. @source RD-07 */
export async function readDocument(bytes: Uint8Array<ArrayBuffer>): Promise<PageSource> {
  await checkZip(bytes)
  const page = parserView().document.implementation.createHTMLDocument('')
  const options: Partial<Options> = {
    h: elementMaker(page),
    useBase64URL: true,
    // Fonts of the file would be loaded as addresses, and parts of it in frames.
    ignoreFonts: true,
    renderAltChunks: false,
    ignoreLastRenderedPageBreak: false,
  }
  page.body.append(...(await renderDocument(await parseAsync(new Blob([bytes]), options), options)))
  const drawings = liftDrawings(page.body)
  return { html: page.body.innerHTML, drawings, pages: 'section.docx' }
}

/** Makes elements as the library describes them, in another document than the page's own. */
function elementMaker(page: Document): Options['h'] {
  const make = (given: HElement | Node | string): Node => {
    if (typeof given === 'string') return page.createTextNode(given)
    if (isNode(given)) return page.adoptNode(given)
    const { ns, tagName, className, style, children = [], ...properties } = given
    if (tagName === '#comment') return page.createComment('')
    if (tagName === '#fragment') {
      const fragment = page.createDocumentFragment()
      fragment.append(...children.map(make))
      return fragment
    }
    const element = ns === undefined ? page.createElement(tagName) : page.createElementNS(ns, tagName)
    if (className) element.setAttribute('class', className)
    if (typeof style === 'string') element.setAttribute('style', style)
    else if (style) Object.assign((element as HTMLElement).style, style)
    for (const [name, value] of Object.entries(properties))
      if (value !== undefined) Reflect.set(element, name, value)
    element.append(...children.map(make))
    return element
  }
  return make
}

/** Nodes may come from another window than ours. */
const isNode = (given: HElement | Node): given is Node => 'nodeType' in given
