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
    /** The file of a disk whose bytes these are; null for one that has bytes of its own. */
    source_id: string | null
  }
  /** Files and folders of the disks. */
  disk_items: {
    id: string
    /** Null on the disk of the organisation. */
    account_id: number | null
    /** `company`, or `account` and a number. */
    disk: string
    /** Empty at the top. */
    folder_id: string
    /** 0 a folder, 1 a file. */
    kind: number
    name: string
    content_type: string
    size_bytes: number
    /** Null for a folder. */
    blob_key: string | null
    stored_at: number
  }
  /** Who writes on the disk of the organisation. */
  disk_writers: {
    account_id: number
    granted_at: number
  }
  /** Files of the disks that are shared by an address and a code. */
  file_shares: {
    id: Generated<number>
    account_id: number
    /** Of `disk_items`; the file may be gone. */
    item_id: string
    /** `company`, or `account` and a number. */
    disk: string
    /** As it was shared. */
    name: string
    size_bytes: number
    /** Of the secret in its address. */
    token_hash: string
    /** That secret and the code, sealed, for their owner to see again. */
    secrets: string
    created_at: number
    expires_at: number
    ended_at: number | null
    download_count: Generated<number>
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
