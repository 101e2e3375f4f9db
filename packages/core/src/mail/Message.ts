import type { Address } from './Address'
import type { ConversationSummary } from './Conversation'
import type { AttachmentId, FolderId, InternetMessageId, MessageRef } from './ids'
import type { MessageState } from './MessageState'
import type { Seal } from '../sealed/Seal'

/** Longest note about a mail, in characters. @source ML-18 */
export const maxRemarkCharacters = 200

/** A mail that is away for a while. @source ML-29 */
export interface Snooze {
  /** When it comes back, in ms since 1970. */
  readonly until: number
  /** Where it comes back to; the inbox when that is gone by then. */
  readonly folder: FolderId
}

/** A mail as a row of a list. */
export interface MessageSummary {
  readonly ref: MessageRef
  readonly subject: string
  readonly from: Address
  readonly to: readonly Address[]
  /** When it reached the mailbox, in ms since 1970. */
  readonly receivedAt: number
  /** What its Date header says, in ms since 1970. */
  readonly sentAt?: number
  readonly sizeBytes: number
  readonly state: MessageState
  /** The reader's own note, empty when there is none. */
  readonly remark: string
  /** The first words of the text. Empty when it has none, and for a moment where they come after the row. */
  readonly abstract: string
  /** Set while it waits to come back. */
  readonly snooze?: Snooze
  /** Set where the list is by conversation: then the row stands for all of it. */
  readonly conversation?: ConversationSummary
}

/** A file that came with a mail. */
export interface Attachment {
  readonly id: AttachmentId
  readonly name: string
  readonly sizeBytes: number
  /** Media type as the mail says, lower case, without parameters. */
  readonly contentType: string
  /** For pictures that the HTML shows: the part after `cid:`. */
  readonly contentId?: string
  /** Shown inside the text rather than in the list of files. */
  readonly isInline: boolean
}

/** A mail opened for reading. Its text is hostile until cleaned. */
export interface Message extends MessageSummary {
  /** Who has sent it in the name of `from`; absent when nobody else has. @source RFC 5322 3.6.2 */
  readonly sender?: Address
  readonly cc: readonly Address[]
  readonly bcc: readonly Address[]
  readonly replyTo: readonly Address[]
  readonly messageId: InternetMessageId
  /** Always there; made from the HTML when the mail has no plain text of its own. */
  readonly text: string
  /** Absent when the mail is plain text only. */
  readonly html?: string
  readonly attachments: readonly Attachment[]
  /** Sent by the reader: delivery states can be asked for. */
  readonly isOwn: boolean
  /** Its content is not here, but has to be opened: see `SealedPort`. */
  readonly seal?: Seal
}
