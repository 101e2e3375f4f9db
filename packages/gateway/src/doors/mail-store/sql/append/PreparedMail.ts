import type { MailTouch } from '@mailroom/core'
import type { BlobKey } from '../../../blob-store/BlobStore'
import type { Insertable } from 'kysely'
import type { MailTables } from '../../../database/tables/MailTables'
import type { ThreadingHeaders } from '../conversations/MailToThread'
import type { SearchableMail } from '../search/WordIndex'

/** A mail that is ready for its rows: parsed, its long texts in the blob store. */
export interface PreparedMail {
  /** All of the row but what only the transaction knows. */
  readonly message: Omit<
    Insertable<MailTables['messages']>,
    'id' | 'account_id' | 'folder_id' | 'uid' | 'blob_key'
  >
  readonly texts: Omit<Insertable<MailTables['message_texts']>, 'message_id'>
  readonly words: Omit<SearchableMail, 'id'>
  readonly tags: readonly string[]
  readonly threading: ThreadingHeaders
  /** What brought it. */
  readonly touches: readonly MailTouch[]
}

/** A prepared mail whose bytes are in the blob store. */
export interface StoredMail extends PreparedMail {
  readonly blobKey: string
}

/** The blobs that hold its long texts. */
export const textKeys = ({ texts }: PreparedMail): BlobKey[] =>
  [texts.text_key, texts.html_key].filter((key) => typeof key === 'string')
