import { cleanMailHtml, inlinePictureProperty, marks } from '@mailroom/html'
import { linesOf } from './linesOf'
import { quoteClass } from './quoteMarks'

/** Pictures that were not fetched keep their place. */
const paper = `
:host { display: block; margin-block-start: 16px; cursor: default; overflow-x: auto; }
img { border: 0; max-inline-size: 100%; }
img[${marks.blocked}] { min-inline-size: 12px; min-block-size: 12px; outline: 1px dashed #b6bec8; outline-offset: -1px;
  background: #f0f2f5; color: #57606a; font: 12px/16px system-ui, sans-serif; }
img[hidden] { display: none; }
blockquote { margin-inline: 0; padding-inline-start: 12px; border-inline-start: 2px solid #d0d7de; }
`

/**
 * The original below an answer: shown in a tree of its own, cleaned like any mail that is read, and sent as it came. The
 * editor sees an empty element, so neither its undo steps nor its repairs can change the original, and the original's
 * sheets do not reach what is being written.
 */
export class QuotedOriginal {
  readonly #shown: HTMLElement
  #text: string | undefined

  /** @param pictures `blob:` addresses by content id */
  constructor(
    readonly html: string,
    pictures: ReadonlyMap<string, string>,
  ) {
    this.#shown = shownQuote(html, pictures)
  }

  /** Shows it in an element of the editor, once. */
  showIn(wrapper: HTMLElement): void {
    if (wrapper.shadowRoot) return
    const page = wrapper.ownerDocument
    const style = page.createElement('style')
    style.textContent = paper
    wrapper.attachShadow({ mode: 'open' }).append(style, page.importNode(this.#shown, true))
  }

  /** For the clipboard: what the reader sees of it. */
  copyInto(wrapper: Element): void {
    wrapper.replaceChildren(wrapper.ownerDocument.importNode(this.#shown, true))
  }

  /** As plain text, each line marked as quoted. It never changes, so it is made once. */
  text(): string {
    return (this.#text ??= linesOf(this.#shown)
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'))
  }
}

function shownQuote(html: string, pictures: ReadonlyMap<string, string>): HTMLElement {
  const { body, usedContentIds } = cleanMailHtml(html, { contentIds: pictures.keys() })
  const urls = usedContentIds.map((contentId) => pictures.get(contentId))
  for (const picture of body.querySelectorAll<HTMLElement>(`img[${marks.contentId}]`)) {
    const url = urls[Number(picture.getAttribute(marks.contentId))]
    if (url !== undefined) picture.setAttribute('src', url)
  }
  const shown = body.ownerDocument.createElement('div')
  shown.className = quoteClass
  urls.forEach((url, place) => url && shown.style.setProperty(inlinePictureProperty(place), `url("${url}")`))
  shown.append(...body.childNodes)
  return shown
}
