import type { BodyPart } from '../connection/BodyPart'
import type { FetchedPart } from '../connection/ImapAccount'
import type { IndexEntry } from '../texts/IndexEntry'

/** Parts of a mail as the server gave them: those that `planParts` names for the index. */
export interface MailToRead {
  readonly structure: BodyPart
  /** Of the whole mail, as the server says. */
  readonly sizeBytes: number
  /** With the whole header as `HEADER`. */
  readonly parts: ReadonlyMap<string, FetchedPart>
}

/** Reads mails for the index: the part of indexing that costs a processor most. */
export interface MailReader {
  /** @returns one for each mail, in their order; undefined for one that is gone, or that a mistake of ours kept from being read */
  read(mails: readonly MailToRead[]): Promise<readonly (IndexEntry | undefined)[]>
  close(): Promise<void>
}
