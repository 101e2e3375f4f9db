/** A file that goes with a topic. */
export interface TopicFile {
  readonly name: string
  readonly kind: 'csv' | 'txt' | 'picture'
  /** Content of a text file. */
  readonly text?: string
}

/** Something people write about: the first mail and what is answered. */
export interface Topic {
  readonly subject: string
  /** Paragraphs of the first mail. */
  readonly body: readonly string[]
  /** A table in the first mail: heading row first. */
  readonly table?: readonly (readonly string[])[]
  /** Answers in turn, each a list of paragraphs. */
  readonly answers: readonly (readonly string[])[]
  readonly file?: TopicFile
  /** Comes from outside the company. */
  readonly isOutside?: boolean
}
