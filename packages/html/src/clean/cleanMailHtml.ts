import createDOMPurify from 'dompurify'
import type { Config, DOMPurify } from 'dompurify'
import { allowedAttributes, allowedElements, droppedWithContent } from './allowedMarkup'
import { cleanElement, marks } from './cleanElement'
import type { Tracker } from './CleaningNotes'
import { CleaningNotes } from './CleaningNotes'
import { cleanStyleSheet } from './cleanStyleSheet'
import { finishLinks } from './finishLinks'
import { paintsGround } from './paintsGround'
import { parserView } from '../parser/parserView'
import { takeBody } from './takeBody'
import type { View } from './View'

/** What the cleaner has to know of a mail besides its text. */
export interface CleanMailOptions {
  /** Content ids of the pictures that came with the mail; references to others stay empty. */
  readonly contentIds?: Iterable<string>
  /** Words for a link whose text claims another host than the one it leads to. */
  readonly describeLink?: (host: string) => string
}

/** A mail body that is safe to show. */
export interface CleanMail {
  /** Lies in a document that loads nothing; whoever shows it adopts it. Never written out as text again. */
  readonly body: HTMLElement
  /** Has surfaces of its own colours, so it is shown on light paper in every skin. */
  readonly paintsGround: boolean
  /** Remote pictures, sheets and fonts that were not fetched, tracking pixels apart. */
  readonly blockedRemoteCount: number
  readonly trackers: readonly Tracker[]
  /** Addresses of the pictures on the web; the place in this list is the number in the elements' marks. */
  readonly remotePictures: readonly string[]
  /** The inline pictures in use; the place in this list is the number in the elements' marks. */
  readonly usedContentIds: readonly string[]
}

/** Different pictures of one mail that can be asked for. */
const MAX_REMOTE_PICTURES = 500

const rules: Config & { RETURN_DOM: true } = {
  WHOLE_DOCUMENT: true,
  RETURN_DOM: true,
  ALLOWED_TAGS: [...allowedElements],
  ALLOWED_ATTR: [...allowedAttributes, ...Object.values(marks)],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ADD_FORBID_CONTENTS: [...droppedWithContent],
  // Also sees numbers and words of other attributes, hence the two last branches.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
}

/**
 * Makes the HTML of a mail safe to show. The browser's own parser reads it into a document that loads nothing and
 * runs nothing; DOMPurify walks it once and has the last word on every node, our rules for CSS, pictures and links
 * run inside that walk. The result is nodes: no text is parsed a second time.
 *
 * @throws when the browser lacks what DOMPurify needs; the caller shows the plain text then
 * @source RD-16, RD-17
 */
export function cleanMailHtml(html: string, options: CleanMailOptions = {}): CleanMail {
  const notes = new CleaningNotes(options.contentIds ?? [], MAX_REMOTE_PICTURES)
  const purify = purifierFor(notes, parserView())
  // WHOLE_DOCUMENT: the node is the root element.
  const body = takeBody(purify.sanitize(html.trim(), rules) as HTMLElement)
  finishLinks(body, options.describeLink ?? ((host) => host))
  return {
    body,
    paintsGround: paintsGround(body),
    blockedRemoteCount: notes.blockedRemoteCount,
    trackers: notes.trackers,
    remotePictures: notes.remotePictures,
    usedContentIds: notes.usedContentIds,
  }
}

/** A purifier of its own for each mail: hooks of the host page, or of another mail, never meet it. */
function purifierFor(notes: CleaningNotes, view: View): DOMPurify {
  const purify = createDOMPurify(view)
  if (!purify.isSupported) {
    throw new Error('This browser lacks the parser that cleaning a mail needs, so its HTML cannot be shown.')
  }
  purify.addHook('uponSanitizeElement', (node) => {
    if (node instanceof view.HTMLStyleElement)
      node.textContent = cleanStyleSheet(node.textContent ?? '', notes, view)
  })
  purify.addHook('beforeSanitizeAttributes', (element) => {
    // Forms are gone by now, but are still handed over once; their members may be shadowed by their fields.
    if (element instanceof view.HTMLElement && !(element instanceof view.HTMLFormElement))
      cleanElement(element, notes)
  })
  return purify
}
