import type { Generated } from 'kysely'
import type { Bit } from './AccountTables'

/**
 * Tables of `doors/mail-store/imap`: what it adds to those of the mail. All but `imap_appends`, `imap_moves`, `imap_marks` and
 * `imap_remarks` is a cache of what the server knows.
 */
export interface ImapTables {
  imap_folders: {
    folder_id: number
    account_id: number
    /** As the server names it, decoded. */
    path: string
    /** A level that only holds others is none. */
    is_selectable: Bit
    /** 0 until the folder was looked into. */
    uid_validity: number
    /** Uids of the server from here on are not known yet. */
    next_uid: number
    /** Uids of the server below this may lack a row; 0 once every mail has its row. */
    unfilled_below: number
    /** Mails below `id_limit` get the id `id_base + uid`, so that rows filled in newest first sort as they arrived. */
    id_base: number
    id_limit: number
    /** Flags are right as of this mod-sequence (63 bits, so text); null where the server has none. */
    mod_seq: string | null
  }
  /** The one row that gives out ranges of row ids, downwards from 0. */
  imap_ids: {
    id: number
    next_id: number
  }
  /** Mails whose texts are not here, or not whole. */
  imap_texts_due: {
    message_id: number
    folder_id: number
    received_at: number
    /** JSON of `BodyPart`. */
    structure: string
    /** The texts are here, cut: enough for lists and searching. */
    is_cut: Bit
  }
  /** Mails that are added once. Written before the server is given the mail, and kept. */
  imap_appends: {
    account_id: number
    append_key: string
    /** Path of the folder it goes to. */
    path: string
    /** The folder's next uid before the mail was given to the server: it cannot lie below. */
    uid_validity: number
    next_uid: number
  }
  /** Moves that are under way, or whose end nobody has heard. Written before the server is asked. */
  imap_moves: {
    id: string
    account_id: number
    from_path: string
    from_validity: number
    /** JSON: the server's uids of the mails. */
    uids: string
    to_path: string
    to_validity: number
    /** The target's next uid before the move: no mail of it can lie below. */
    next_uid: number
  }
  /** What a server that refuses keywords cannot keep: keywords by Message-ID. */
  imap_marks: {
    account_id: number
    message_id: string
    keyword: string
  }
  /** What its reader has noted about a mail, until when it is away and when to come back to it, by Message-ID: IMAP has no place for it. */
  imap_remarks: {
    account_id: number
    message_id: string
    remark: string
    snoozed_until: number | null
    snoozed_from: string | null
    follow_up_at: number | null
    follow_up_unanswered: Generated<Bit>
    follow_up_due: Generated<Bit>
  }
}
