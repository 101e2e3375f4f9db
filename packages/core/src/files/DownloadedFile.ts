/** A file that the mail system made and named. */
export interface DownloadedFile {
  /** As the mail system calls it; safe to give to a file. */
  readonly name: string
  readonly content: Blob
}
