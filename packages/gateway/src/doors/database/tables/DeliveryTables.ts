import type { DeliveryState } from '@mailroom/core'
import type { Generated } from 'kysely'

/** A mail that this gateway has accepted, from wherever, and answers for until each recipient is settled. */
export interface EnvelopesTable {
  /** Random; names the mail to other mail systems (RFC 3461 4.4). */
  id: string
  /** The local account that sent it; null when it came from outside or is a notice of our own. */
  account_id: number | null
  origin: 'composer' | 'submission' | 'inbound' | 'notice'
  /** Message-ID without brackets. */
  message_id: string
  /** The return path; empty for notices, which are never answered by notices (RFC 5321 6.1). */
  mail_from: string
  /** The bytes; null once nobody needs them. */
  blob_key: string | null
  /** Bytes at the front of the blob that stay here: the Bcc lines of the sender's own copy. */
  wire_offset: number
  /** Bytes that travel. */
  size_bytes: number
  created_at: number
}

/** One recipient of one mail: where it stands now. */
export interface DeliveriesTable {
  id: Generated<number>
  envelope_id: string
  /** The sender, as in the envelope: only they may ask. */
  account_id: number | null
  message_id: string
  recipient: string
  recipient_name: string
  /** Set when the mailbox is ours. */
  local_account_id: number | null
  /** Where it is relayed to: the domain, in ASCII, `*` for the sender's own mail server; empty for local mailboxes. */
  domain: string
  state: DeliveryState
  /** What was said about it last. */
  info: string
  changed_at: number
}

/** What happened to one recipient's mail, oldest first. */
export interface DeliveryEventsTable {
  id: Generated<number>
  delivery_id: number
  state: DeliveryState
  info: string
  at: number
}

/** Things to be done. */
export interface JobsTable {
  id: Generated<number>
  kind: string
  payload: string
  due_at: number
  attempts: number
  /** ms since 1970; 0 when nobody holds it. */
  lease_until: number
  token: string
  key: string
  /** What it is about; empty when nobody asks. */
  subject: string
  last_error: string
}

/** Drafts sent so far, so that asking again never sends again. */
export interface SubmissionsTable {
  account_id: number
  draft_id: string
  envelope_id: string
  message_id: string
  created_at: number
}

/** The form of each draft, beside the mail that stands for it in the Drafts folder. */
export interface DraftsTable {
  account_id: number
  draft_id: string
  message_id: string
  folder: string
  uid: number
  form: string
  saved_at: number
  /** When it is sent by itself; null for one that waits for its writer. */
  leaves_at: number | null
  /** JSON of the address of who sends it in the owner's name, of one that leaves by itself. */
  proxy: string | null
}

/** Files uploaded for drafts. */
export interface UploadsTable {
  id: string
  account_id: number
  blob_key: string
  name: string
  content_type: string
  size_bytes: number
  content_id: string | null
  /** When a draft was last seen to need it. */
  used_at: number
  /** Rank of the level that it had in the mail from which it was copied; 0 when it had none. */
  secrecy_floor: Generated<number>
}

/** A mail that an account has sent, as its owner can look it up; what became of it stands in `deliveries`. */
export interface SentRecordsTable {
  id: Generated<number>
  account_id: number
  at: number
  /** Without brackets. */
  message_id: string
  subject: string
  size_bytes: number
}

/** The tables of sending, delivery and jobs. */
export interface DeliveryTables {
  sent_records: SentRecordsTable
  envelopes: EnvelopesTable
  deliveries: DeliveriesTable
  delivery_events: DeliveryEventsTable
  jobs: JobsTable
  submissions: SubmissionsTable
  drafts: DraftsTable
  uploads: UploadsTable
}
