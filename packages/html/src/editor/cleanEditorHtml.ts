import createDOMPurify from 'dompurify'
import type { Config, DOMPurify } from 'dompurify'
import { allowedAttributes, allowedElements, droppedWithContent } from '../clean/allowedMarkup'
import { cleanElement } from '../clean/cleanElement'
import { CleaningNotes } from '../clean/CleaningNotes'
import { cleanStyleSheet } from '../clean/cleanStyleSheet'
import type { View } from '../clean/View'
import { parserView } from '../parser/parserView'

/** What tells the editor that a paste comes from a word processor, whose lists need translating. */
const sourceAttributes: readonly string[] = ['xmlns:o', 'xmlns:w', 'xmlns:x']

/** The names under which office programs sign what they put on the clipboard. */
const signature = /^(?:progid|generator|originator)$/i

/** How a word processor says which list a paragraph belongs to; browsers do not know it, so it is kept as text. */
const wordDeclaration = /\bmso-[a-z-]+\s*:\s*[\w .%#-]+/gi

/** What the editor writes on lists, tables and pictures, and needs again when a step is undone. */
const editorAttributes: readonly string[] = ['contenteditable', 'data-editing-info']

const rules: Config & { RETURN_DOM: true } = {
  WHOLE_DOCUMENT: true,
  RETURN_DOM: true,
  ALLOWED_TAGS: [...allowedElements, 'meta', 'o:p', 'google-sheets-html-origin'],
  ALLOWED_ATTR: [...allowedAttributes, 'content', ...sourceAttributes, ...editorAttributes],
  ADD_URI_SAFE_ATTR: ['content', ...sourceAttributes],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ADD_FORBID_CONTENTS: [...droppedWithContent],
  // `blob:` only gets this far when the hook below has put it there.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel|blob):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
}

/**
 * Makes HTML safe to edit: what is pasted, and each step that is undone. A paste must never fetch anything, so pictures
 * from elsewhere are taken out; those of this mail stay. How office programs sign their HTML stays as well, so that the
 * editor recognises a paste from them.
 *
 * @param knownPictureUrls `blob:` addresses of this mail's own pictures
 * @returns a document that loads nothing
 * @source CO-04; pasted markup ran in editors before: CVE-2020-12625, CVE-2021-26925
 */
export function cleanEditorHtml(html: string, knownPictureUrls: ReadonlySet<string>): Document {
  const view = parserView()
  const root = purifierFor(knownPictureUrls, view).sanitize(html, rules) as HTMLElement
  // What is taken out of a document of its own is written into another, so that nothing of the first comes along.
  const page = view.document.implementation.createHTMLDocument('')
  page.replaceChild(page.adoptNode(root), page.documentElement)
  if (!page.body) root.append(page.createElement('body'))
  return page
}

function purifierFor(knownPictureUrls: ReadonlySet<string>, view: View): DOMPurify {
  const notes = new CleaningNotes([])
  const purify = createDOMPurify(view)
  purify.addHook('uponSanitizeElement', (node) => {
    if (node instanceof view.HTMLStyleElement)
      node.textContent = cleanStyleSheet(node.textContent ?? '', notes, view)
    if (node instanceof view.HTMLMetaElement && !signature.test(node.name)) node.remove()
  })
  purify.addHook('beforeSanitizeAttributes', (element) => {
    if (!(element instanceof view.HTMLElement) || element instanceof view.HTMLFormElement) return
    const source = element instanceof view.HTMLImageElement ? element.getAttribute('src') : null
    const name = element instanceof view.HTMLMetaElement ? element.name : ''
    const wordStyles = (element.getAttribute('style') ?? '').match(wordDeclaration) ?? []
    cleanElement(element, notes)
    if (wordStyles.length > 0) {
      element.setAttribute('style', [element.getAttribute('style') ?? '', ...wordStyles].join(';'))
    }
    if (name !== '') element.setAttribute('name', name)
    if (element.getAttribute('contenteditable') !== 'false') element.removeAttribute('contenteditable')
    if (source !== null && knownPictureUrls.has(source)) element.setAttribute('src', source)
    else if (element instanceof view.HTMLImageElement && !element.hasAttribute('src')) element.remove()
  })
  return purify
}
