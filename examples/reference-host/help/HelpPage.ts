/** A part of the help: a heading and what is said under it, a paragraph each. */
export interface HelpPart {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** What the picture of the part shows; parts without one have none. `scripts/screenshots.mjs` takes them. */
  readonly picture?: string
}

/** The help in one language. */
export interface HelpPage {
  /** Folder of its address. */
  readonly folder: 'zh_hans' | 'zh_hant' | 'en'
  /** BCP 47. */
  readonly language: string
  /** The language under its own name. */
  readonly name: string
  readonly title: string
  readonly contents: string
  readonly back: string
  readonly parts: readonly HelpPart[]
}
