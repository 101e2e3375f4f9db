import type { Address } from './Address'
import type { SecrecyLevel } from '../secrecy/SecrecyLevel'
import type { DraftSeal } from '../sealed/Seal'
import type { DraftId, InternetMessageId, MessageRef, UploadId } from './ids'
import type { RecallStanding } from './Recall'

/** How a draft began. @source CO-01 */
export type ComposeKind = 'new' | 'reply' | 'replyAll' | 'forward' | 'draft'

/**
 * How a mail is made from another: an answer or a forward that quotes it, a forward that carries it as a file, or the
 * same mail once more.
 *
 * @source CO-01
 */
export type PrepareKind = 'reply' | 'replyAll' | 'forward' | 'forwardAsFile' | 'sendAgain'

/** How urgent its writer says that a mail is. */
export type MailPriority = 'high' | 'normal' | 'low'

/** How long a file lies ready for those who have a link to it. */
export interface OnlineStay {
  /** ms since 1970; a mail that is sent later keeps it longer. */
  readonly expiresAt: number
}

/** A file of a draft, already stored by the mail system. */
export interface DraftAttachment {
  readonly id: UploadId
  readonly name: string
  readonly sizeBytes: number
  readonly contentType: string
  /** Set for a picture inside the text: the HTML names it as `cid:<contentId>`. */
  readonly contentId?: string
  /** How secret it is; absent where nobody has said, and for a file of a mail that has none. @source CO-12 */
  readonly secrecy?: SecrecyLevel
  /** Set for a file that the mail links to: it does not travel with it. @source AT-03 */
  readonly online?: OnlineStay
}

/** What a person writes. Empty is allowed everywhere; sending asks for more than saving. */
export interface DraftContent {
  readonly from?: Address
  readonly to: readonly Address[]
  readonly cc: readonly Address[]
  readonly bcc: readonly Address[]
  readonly subject: string
  /** The text as HTML; empty for a plain-text mail. Pictures are `cid:` references. */
  readonly html: string
  readonly text: string
  readonly isHtml: boolean
  readonly attachments: readonly DraftAttachment[]
  /** Absent for a mail that whoever gets it can open. A password is never kept with a saved draft. @source CO-06 */
  readonly seal?: DraftSeal
  /** Readers are asked to tell that they have read it. @default false */
  readonly asksReceipt?: boolean
  /**
   * How secret it is. An answer or a forward is at least as secret as its original. Absent where nobody has said, and where the
   * organisation does not ask.
   *
   * @source CO-12
   */
  readonly secrecy?: SecrecyLevel
  /** @default 'normal' */
  readonly priority?: MailPriority
  /** A copy is kept among the sent mails. @default true @source CO-06 */
  readonly keepsCopy?: boolean
  /**
   * Each recipient gets a mail of their own that names nobody else. Not for a sealed mail.
   *
   * @default false
   * @source CO-06
   */
  readonly isSeparate?: boolean
  /** Its recipients are told by SMS once it has left. @default false @source CO-13 */
  readonly notifiesBySms?: boolean
  /**
   * The original of a forward is put below the text when the mail is sent; until then it is nowhere in it. The mail system says so
   * when it prepares one.
   *
   * @source CO-16
   */
  readonly appendsOriginal?: boolean
  /** The mail that is answered or forwarded; it is marked so once this one has left. */
  readonly origin?: { readonly ref: MessageRef; readonly kind: 'reply' | 'replyAll' | 'forward' }
}

/** A draft as the mail system hands it out: new from another mail, or saved earlier. */
export interface Draft extends DraftContent {
  readonly kind: ComposeKind
  /** Absent until it is saved the first time. */
  readonly id?: DraftId
  /** The original's text, to be kept as it is below what the person writes. */
  readonly quotedHtml?: string
  /** Where the saved version lies. */
  readonly ref?: MessageRef
  /** It is sent by itself then, as it is: ms since 1970. @source CO-07 */
  readonly leavesAt?: number
}

/** Names the saved version of a draft. */
export interface SavedDraft {
  readonly id: DraftId
  readonly ref: MessageRef
  /** ms since 1970. */
  readonly savedAt: number
}

/** A mail that leaves by itself in a moment, and lies among the drafts until then. @source SS-05 */
export interface HeldMail {
  readonly draft: SavedDraft
  /** How long it can be called back, in ms. The mail system waits a little longer. */
  readonly undoMs: number
}

/** What became of a mail for one recipient. @source SS-02 */
export type DeliveryState =
  | 'held'
  | 'scheduled'
  | 'review'
  | 'queued'
  | 'delivered'
  | 'relayed'
  | 'read'
  | 'failed'
  | 'recalled'
  | 'burned'

/** One recipient's line of the delivery timeline. `relayed`: another mail system took it over. */
export interface RecipientStatus {
  readonly recipient: Address
  readonly state: DeliveryState
  /** What the other side said, plain text; empty when it said nothing. */
  readonly info: string
  /** ms since 1970. */
  readonly changedAt: number
  /** Absent where mails cannot be taken back, and in the answer to sending. */
  readonly recall?: RecallStanding
}

/** A mail was accepted for sending. */
export interface SendResult {
  readonly messageId: InternetMessageId
  readonly recipients: readonly RecipientStatus[]
}
