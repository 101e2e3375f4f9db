/** A file inside a winmail.dat; names are as written, not yet cleaned. */
export interface TnefFile {
  readonly name: string
  readonly contentType: string
  readonly contentId: string
  /** Place in the decoded winmail.dat. */
  readonly offset: number
  readonly length: number
}

/** What a winmail.dat holds that other mail programs can show. */
export interface TnefContent {
  readonly text: string
  readonly html: string
  readonly files: readonly TnefFile[]
  /** False when something in it could not be taken out: then the file itself stays in the list too. */
  readonly isComplete: boolean
}
