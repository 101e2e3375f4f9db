import type { Address } from '@mailroom/core'
import type { Readable } from 'node:stream'

/** Bytes at hand, or a function that opens them when the mail is written: large files are never held in memory. */
export type OutgoingContent = Buffer | (() => Readable)

/** A file to send along. */
export interface OutgoingAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: OutgoingContent
}

/** A picture that the HTML shows as `cid:<contentId>`. */
export interface OutgoingImage extends OutgoingAttachment {
  readonly contentId: string
}

/** What calendar programs read of a mail. @source RFC 6047 */
export interface OutgoingCalendar {
  readonly method: 'REPLY' | 'REQUEST' | 'CANCEL'
  /** A whole iCalendar object. */
  readonly text: string
}

/** A mail to be written. Texts may hold anything; addresses are checked. */
export interface OutgoingMessage {
  readonly from: Address
  /** Who really sends, when it is not `from`. */
  readonly sender?: Address
  readonly to: readonly Address[]
  readonly cc?: readonly Address[]
  /** In the envelope only, never in the header. */
  readonly bcc?: readonly Address[]
  readonly replyTo?: readonly Address[]
  readonly subject: string
  /** Absent or empty for a plain-text mail. */
  readonly html?: string
  readonly text: string
  readonly calendar?: OutgoingCalendar
  readonly inlineImages?: readonly OutgoingImage[]
  readonly attachments?: readonly OutgoingAttachment[]
  /** Ids with or without angle brackets. */
  readonly inReplyTo?: string
  readonly references?: readonly string[]
  /** Made when absent. */
  readonly messageId?: string
  /** ms since 1970. */
  readonly date: number
  /** Further fields, such as `X-Priority`. Fields that this type names cannot be set here. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Who sends and who gets a mail, as SMTP says it. */
export interface Envelope {
  /** Empty for a notice that nobody may answer (RFC 5321 4.5.5). */
  readonly from: string
  /** Each address once, in the order to, cc, bcc. */
  readonly to: readonly string[]
}
