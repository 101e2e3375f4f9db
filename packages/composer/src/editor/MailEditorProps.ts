import type { Ref } from 'react'
import type { SayComposer } from '../composeStrings'
import type { PaperId } from '../stationery/papers'

/** What the composer asks of its editor. */
export interface EditorHandle {
  /** The whole text with the quoted original; pictures as `cid:` references. */
  html(): string
  /** The same as plain text. */
  text(): string
  /** What the writer wrote, without the quoted original and without the signature. */
  ownText(): string
  /** Nothing but blanks, and no picture. The quoted original does not count. */
  isEmpty(): boolean
  /** What tells which signature stands in it, see `signatureText`; undefined when there is none. */
  signatureText(): string | undefined
  /** Puts another signature in the place of that one, or takes it away. Words of the writer in it stay. */
  setSignature(html: string | undefined): void
  /** Puts a text in the place of what was written; signature and original stay. */
  replaceText(html: string): void
  /** Its page is there; until then it hands out what it was given. */
  isReady(): boolean
  focus(): void
}

/** A picture in the text. */
export interface InlineImage {
  readonly contentId: string
  /** What the editor shows meanwhile: a `blob:` address. */
  readonly url: string
}

export interface MailEditorProps {
  handle?: Ref<EditorHandle>
  t: SayComposer
  /** What it is called. @default the text of the message */
  label?: string
  /** Own text to begin with. It may come from a stored draft, so it is cleaned before it is shown. */
  initialHtml: string
  /** The original below it, kept as it is. Cleaned before it is shown. */
  quotedHtml?: string
  /** Pictures that are there already, by content id. */
  images: ReadonlyMap<string, string>
  /** The signatures of the writer, by their `signatureText`: unchanged they do not count as written. */
  isKnownSignature: (text: string) => boolean
  /** The letter paper that it is shown on. @default white */
  paper?: PaperId
  /** The text has changed; ask for it when it is needed. */
  onChange: () => void
  /** Stores a pasted, dropped or chosen picture; undefined when it was refused. */
  onImage: (file: File) => Promise<InlineImage | undefined>
  /** Files that are no pictures were dropped or pasted. */
  onFiles: (files: readonly File[]) => void
  /** Asked once it is there: whether writing goes on in it. @default no */
  takesFocus?: () => boolean
}
