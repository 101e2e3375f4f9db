import type { Generated } from 'kysely'
import type { Bit } from './AccountTables'

/** Tables of `doors/mail-store/sql`. */
export interface MailTables {
  folders: {
    id: Generated<number>
    account_id: number
    /** Full name, levels joined by "/". */
    name: string
    role: string | null
    /** The uid that the next mail gets; only ever grows. */
    next_uid: Generated<number>
    total_count: Generated<number>
    unread_count: Generated<number>
  }
  /** Written by the database. */
  folder_trees: {
    account_id: number
    /** Another number whenever folders of the account came, went or got another name or role. */
    version: number
  }
  /** What lists show and sort by; narrow, because lists read it all day. */
  messages: {
    id: Generated<number>
    account_id: number
    folder_id: number
    uid: number
    received_at: number
    sent_at: number | null
    size_bytes: number
    subject: string
    from_name: string
    from_address: string
    /** Subject and sender as they are sorted: see `sortKey`. */
    subject_key: string
    from_key: string
    /** JSON list of the first recipients. */
    to_json: string
    abstract: string
    remark: Generated<string>
    message_id: string
    /** The raw mail in the blob store; this mail's own, shared with no other. Null when it lies on an IMAP server. */
    blob_key: string | null
    /** Names the delivery that brought it, so that a repeated one finds it; null when nobody asks. */
    append_key: string | null
    is_read: Bit
    is_answered: Bit
    is_forwarded: Bit
    is_scheduled: Bit
    is_burn: Bit
    is_burned: Generated<Bit>
    is_urgent: Bit
    is_own: Bit
    has_attachments: Bit
    flag: string | null
    is_pinned: Generated<Bit>
    came_back: Generated<Bit>
    /** When it comes back, in ms since 1970, and the folder that it comes back to. */
    snoozed_until: number | null
    snoozed_from: string | null
    /** When its reader is reminded, in ms since 1970. */
    follow_up_at: number | null
    /** An answer takes the reminder away. */
    follow_up_unanswered: Generated<Bit>
    /** Its time has come, and the reader was told. */
    follow_up_due: Generated<Bit>
    /** The row id of one of its conversation's mails, which may be gone by now. Only the account's own mails share it. */
    conversation_id: Generated<number>
    /** The newest of its conversation in its folder. */
    is_newest: Generated<Bit>
  }
  /** Which conversation a Message-ID belongs to: of mails that are here, and of those that they answer. */
  conversation_links: {
    account_id: number
    /** See `linkKey`. */
    link_key: string
    conversation_id: number
  }
  /** What only the reading view asks for. */
  message_texts: {
    message_id: number
    /** JSON of `StoredDetails`. */
    details: string
    /** Each text is in its column, or, when it is long, in the blob store under its key. */
    text: string | null
    text_key: string | null
    html: string | null
    html_key: string | null
    /** HTML that was not decoded yet: a part as it travelled, its header first. Then the others are null. */
    html_part: Uint8Array | null
  }
  tags: {
    id: Generated<number>
    account_id: number
    /** Given to the outside; does not tell how many tags there are. */
    public_id: string
    name: string
    color: string
  }
  message_tags: {
    tag_id: number
    message_id: number
    /** Copies of the mail's, so that a list by tag walks one index. */
    folder_id: number
    received_at: number
  }
}
