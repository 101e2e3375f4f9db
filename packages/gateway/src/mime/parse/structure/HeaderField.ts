/** One field of a header as it stands in the mail: lower-case name, folded bytes after the colon. */
export interface HeaderField {
  readonly name: string
  readonly value: Buffer
}

/** A header block and where the text after it begins. */
export interface HeaderBlock {
  readonly fields: readonly HeaderField[]
  /** Offset of the first byte after the header and its blank line. */
  readonly bodyStart: number
}

/** The first field of that name. */
export const firstField = (fields: readonly HeaderField[], name: string): HeaderField | undefined =>
  fields.find((field) => field.name === name)
