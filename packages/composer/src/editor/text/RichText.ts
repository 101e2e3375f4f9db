import { cleanEditorHtml } from '@mailroom/html'
import {
  AutoFormatPlugin,
  createDomToModelContext,
  createSelectionMarker,
  domToContentModel,
  DragAndDropPlugin,
  Editor,
  EditPlugin,
  exportContent,
  getFormatState,
  insertImage,
  PastePlugin,
  ShortcutPlugin,
  type ContentModelDocument,
  type ContentModelFormatState,
  type EditorPlugin,
  type IEditor,
} from 'roosterjs'
import { TextSearch, type SearchPlace } from '../find/TextSearch'
import type { InlineImage } from '../MailEditorProps'
import { pictureHandle } from '../pictures/pictureHandle'
import { pictureFile } from '../pictures/pictureFile'
import { takeFiles } from '../pictures/takeFiles'
import { QuotedOriginal } from '../quote/QuotedOriginal'
import { splitQuote } from '../quote/splitQuote'
import { cleanKeptHtml } from '../signature/cleanKeptHtml'
import { placeSignature } from '../signature/placeSignature'
import { replaceOwnText } from '../signature/replaceOwnText'
import { signatureModel } from '../signature/signatureModel'
import { signatureSelector } from '../signature/signatureMarks'
import { signatureText } from '../signature/signatureText'
import { defaultFont } from '../toolbar/fonts'
import { buildText, isBlank } from './buildText'
import { addEditorStyles } from './editorStyles'
import { finishHtml } from './finishHtml'
import { ownWords } from './ownWords'
import { watchText } from './watchText'

/** What a text begins with, and whom it tells. */
export interface RichTextOptions {
  readonly label: string
  readonly html: string
  readonly quotedHtml?: string
  /** `blob:` addresses by content id. */
  readonly images: ReadonlyMap<string, string>
  onImage(file: File): Promise<InlineImage | undefined>
  onFiles(files: readonly File[]): void
  onChange(): void
  /** Tells the writer's signatures, by their `signatureText`. */
  isKnownSignature(text: string): boolean
}

/** One text being edited in a page of its own: the editor, its pictures, the original below, and what it exports. */
export class RichText {
  readonly #editor: IEditor
  readonly #root: HTMLDivElement
  readonly #quote: QuotedOriginal | undefined
  /** Content ids by the address under which the editor shows a picture. */
  readonly #contentIds = new Map<string, string>()
  /** What was written, once it is over. */
  #last: string | undefined
  readonly #stored = new Map<string, Promise<InlineImage | undefined>>()
  readonly #listeners = new Set<() => void>()
  readonly #search = new TextSearch()
  readonly #release: () => void
  readonly #handle: ReturnType<typeof pictureHandle>

  constructor(
    readonly page: Document,
    private readonly options: RichTextOptions,
  ) {
    for (const [contentId, url] of options.images) this.#contentIds.set(url, contentId)
    const { html, quote } = splitQuote(options.html, options.quotedHtml)
    this.#quote = quote === undefined ? undefined : new QuotedOriginal(quote, options.images)
    addEditorStyles(page)
    this.#root = page.body.appendChild(textBox(page, options.label))
    this.#release = takeFiles(page, {
      onPicture: (file) => void this.addPicture(file),
      onFiles: (files) => options.onFiles(files),
    })
    this.#editor = new Editor(this.#root, {
      plugins: this.#plugins(),
      initialModel: modelOf(page.importNode(buildText(html, options.images), true)),
      trustedHTMLHandler: {
        htmlToDOM: (pasted: string) => cleanEditorHtml(pasted, new Set(this.#contentIds.keys())),
      },
      defaultSegmentFormat: ownFormat,
    })
    this.#handle = pictureHandle(page, this.#editor)
    this.#listeners.add(this.#handle.look)
    void this.#storePictures()
  }

  /** For buttons: acts on the selection and puts the focus back into the text. */
  apply(act: (editor: IEditor) => void): void {
    this.#editor.focus()
    act(this.#editor)
  }

  /** What the selection looks like, for the toolbar. */
  format(): ContentModelFormatState {
    return getFormatState(this.#editor)
  }

  /** Tells when the selection or the text may have changed, once a frame at most. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Stores a picture and puts it where the cursor is. */
  async addPicture(file: File): Promise<void> {
    const image = await this.options.onImage(file)
    if (!image || this.#editor.isDisposed()) return
    this.#contentIds.set(image.url, image.contentId)
    this.#editor.focus()
    insertImage(this.#editor, image.url)
  }

  /** `blob:` addresses of all its pictures by content id. */
  pictures(): ReadonlyMap<string, string> {
    return new Map([...this.#contentIds].map(([url, contentId]) => [contentId, url]))
  }

  /** Also after its end: an editor that was only hidden begins with it again. */
  html(): string {
    if (this.#last !== undefined) return this.#last
    return finishHtml(exportContent(this.#editor, 'HTML'), this.#contentIds, this.#quote?.html)
  }

  text(): string {
    const onEntityBlock = () => this.#quote?.text() ?? ''
    return exportContent(this.#editor, 'PlainText', { onEntityBlock }).replaceAll('\r\n', '\n')
  }

  ownText(): string {
    return ownWords(this.#root, this.options.isKnownSignature)
  }

  isEmpty(): boolean {
    return isBlank(this.#root, this.options.isKnownSignature)
  }

  /** What tells which signature stands in it; undefined when there is none. */
  signatureText(): string | undefined {
    const signature = this.#root.querySelector(signatureSelector)
    return signature ? signatureText(signature) : undefined
  }

  /** Puts another signature in, or takes it away; a step that can be undone. @source CO-05 */
  setSignature(html: string | undefined): void {
    const before = this.signatureText()
    const isEdited = before !== undefined && !this.options.isKnownSignature(before)
    const signature = html === undefined ? undefined : signatureModel(html, this.page)
    this.#editor.formatContentModel((model) => {
      placeSignature(model, signature, isEdited)
      return true
    })
  }

  /** Puts a kept text in the place of what was written; a step that can be undone. Signature and original stay. */
  replaceText(html: string): void {
    const text = this.page.createElement('div')
    text.append(...Array.from(cleanKeptHtml(html).childNodes, (node) => this.page.importNode(node, true)))
    const { blocks } = domToContentModel(text, createDomToModelContext())
    this.#editor.formatContentModel((model) => {
      replaceOwnText(model, blocks)
      return true
    })
  }

  /** Marks the places where words stand, and shows the first. */
  search(words: string): SearchPlace {
    return this.#search.look(this.#editor, words)
  }

  searchStep(isForward: boolean): SearchPlace {
    return this.#search.step(this.#editor, isForward)
  }

  /** Nothing is marked any more. */
  endSearch(): undefined {
    if (!this.#editor.isDisposed()) this.#search.look(this.#editor, '')
  }

  /** Puts the cursor onto the place that is shown, or back where it was. */
  selectFound(): void {
    const range = this.#search.shown()?.cloneRange()
    this.focus()
    if (range) this.#editor.setDOMSelection({ type: 'range', range, isReverted: false })
  }

  focus(): void {
    this.page.defaultView?.focus()
    this.#editor.focus()
  }

  setLabel(label: string, languageTag: string): void {
    this.#root.ariaLabel = label
    this.page.documentElement.lang = languageTag
  }

  dispose(): void {
    this.#last ??= this.html()
    this.#release()
    this.#handle.end()
    this.#listeners.clear()
    if (!this.#editor.isDisposed()) this.#editor.dispose()
    this.#root.remove()
  }

  #plugins(): EditorPlugin[] {
    const watch = watchText({
      quote: this.#quote,
      onChange: () => this.options.onChange(),
      onLook: () => this.#listeners.forEach((listener) => listener()),
      onContent: () => void this.#storePictures(),
    })
    return [
      watch,
      this.#search.plugin,
      // Tab leaves the text, except in lists and tables.
      new EditPlugin({ handleTabKey: { indentParagraph: false, indentMultipleBlocks: false } }),
      new PastePlugin(),
      new DragAndDropPlugin(),
      new ShortcutPlugin(),
      new AutoFormatPlugin({ autoBullet: true, autoNumbering: true, autoLink: true }),
    ]
  }

  /** Pictures that came inside markup, by paste or from another mail program's draft, become files of the mail. */
  async #storePictures(): Promise<void> {
    for (const picture of this.#root.querySelectorAll<HTMLImageElement>('img[src^="data:"]')) {
      const address = picture.getAttribute('src') ?? ''
      const file = pictureFile(address)
      // The same picture comes again when steps are undone and done again.
      const storing =
        this.#stored.get(address) ?? (file && this.options.onImage(file)) ?? Promise.resolve(undefined)
      this.#stored.set(address, storing)
      const image = await storing
      if (this.#editor.isDisposed()) return
      if (image) this.#contentIds.set(image.url, image.contentId)
      this.#replacePicture(address, image?.url)
    }
  }

  #replacePicture(from: string, to: string | undefined): void {
    const pictures = [...this.#root.querySelectorAll('img')].filter(
      (each) => each.getAttribute('src') === from,
    )
    if (pictures.length === 0) return
    for (const picture of pictures) {
      if (to === undefined) picture.remove()
      else picture.setAttribute('src', to)
    }
    this.#editor.triggerEvent('contentChanged', { source: 'MailroomPictures' })
  }
}

/** What the writer's own words look like until told otherwise. */
const ownFormat = { fontFamily: defaultFont.family, fontSize: defaultFont.size }

/** The model of a text, with the cursor at its beginning. An empty first line is where writing begins: in our font. */
function modelOf(content: HTMLElement): ContentModelDocument {
  const model = domToContentModel(content, createDomToModelContext())
  const [first] = model.blocks
  if (first?.blockType !== 'Paragraph') return model
  const isEmpty = first.segments.every(({ segmentType }) => segmentType === 'Br')
  if (isEmpty) first.segments.forEach((segment) => Object.assign(segment.format, ownFormat))
  first.segments.unshift(createSelectionMarker(isEmpty ? ownFormat : first.segments[0]?.format))
  return model
}

function textBox(page: Document, label: string): HTMLDivElement {
  const root = page.createElement('div')
  root.contentEditable = 'true'
  root.role = 'textbox'
  root.ariaMultiLine = 'true'
  root.ariaLabel = label
  return root
}
