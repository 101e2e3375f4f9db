import type { Bit } from './AccountTables'

/** Tables of mails whose content lies sealed, apart from the mailboxes. */
export interface SealTables {
  seals: {
    envelope_id: string
    /** Who has sent it. */
    account_id: number | null
    message_id: string
    kind: 'burn' | 'password'
    /** The sealed content; null once it was destroyed. */
    blob_key: string | null
    /** The key of the content, wrapped with the password if it has one, in the box whose key is not here; empty once destroyed. */
    content_key: string
    /** When it is destroyed at the latest; null for a mail with a password. */
    burns_at: number | null
    /** It also travels as a page that the password opens. */
    has_page: Bit
    /** SHA-256 of what its cover is known by in mailboxes on IMAP servers, in base64url; null for mails before that. */
    reference_hash: string | null
  }
  /** Who has got it. */
  seal_holders: {
    envelope_id: string
    account_id: number
    /** Null for a mail with a password. */
    reads_left: number | null
    burned_at: number | null
    /** Its row in the mailbox says that it was destroyed. */
    is_shown: Bit
  }
}
