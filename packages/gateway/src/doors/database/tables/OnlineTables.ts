import type { Generated } from 'kysely'

/** Tables of `online-files/`. */
export interface OnlineTables {
  /** Files that mails link to. */
  online_files: {
    /** Given to their owner; it opens nothing by itself. */
    id: string
    account_id: number
    name: string
    content_type: string
    size_bytes: number
    /** Null once its time is over: what is left says so to those who have a link. */
    blob_key: string | null
    stored_at: number
    /** ms since 1970; never before the last of its links. */
    expires_at: number
  }
  /** What mails link to files with. */
  file_links: {
    id: Generated<number>
    /** Of the secret in its address, which is kept nowhere. */
    token_hash: string
    file_id: string
    account_id: number
    message_id: string
    created_at: number
    /** As its mail says. */
    expires_at: number
    withdrawn_at: number | null
    /** From the first byte on. */
    download_count: Generated<number>
  }
}
