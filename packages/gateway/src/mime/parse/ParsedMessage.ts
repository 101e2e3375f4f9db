import type { DeliveryReport } from './report/DeliveryReport'
import type { ReadReceipt } from './report/ReadReceipt'
import type { MessageHeaders } from './headers/readHeaders'
import type { TransferEncoding } from './transfer/PartDecoder'

/** Where the content of an attachment lies in the raw mail; plain data, to be stored and given to `openPart` later. */
export interface PartLocation {
  /** First byte of the part's body in the raw mail. */
  readonly offset: number
  /** Encoded bytes. */
  readonly length: number
  readonly encoding: TransferEncoding
  /** For a file inside a winmail.dat: its place in the decoded content. */
  readonly inner?: { readonly offset: number; readonly length: number }
}

/** A file that came with a mail. */
export interface ParsedAttachment {
  /** Place in the part tree, `2.1`; `2.t1` is the first file of a winmail.dat at `2`. Stable for the same bytes. */
  readonly id: string
  /** Decoded, one line, without path and without characters that hide the true ending; never empty. */
  readonly filename: string
  /** `token/token` in lower case. */
  readonly contentType: string
  /** Decoded bytes. */
  readonly sizeBytes: number
  /** Without angle brackets. */
  readonly contentId?: string
  readonly disposition: 'inline' | 'attachment'
  /** The HTML shows it by `cid:`, so it need not stand in the list of files. */
  readonly isInline: boolean
  /** A mail within the mail. */
  readonly isMessage: boolean
  readonly location: PartLocation
}

/** All that is known of a mail after delivery: plain data, bounded in size (`limits.ts`). */
export interface ParsedMessage {
  readonly headers: MessageHeaders
  /** Always there, made from the HTML when the mail has no text of its own; empty when the mail has none at all. */
  readonly plainText: string
  /** As sent, decoded: hostile until cleaned. Absent when the mail is plain text only, or its HTML was left for later. */
  readonly htmlText?: string
  /** Where the HTML is that was left for later: the body of its part in the raw mail. */
  readonly htmlLater?: { readonly offset: number; readonly length: number }
  readonly isHtml: boolean
  /** The text was too long to be kept whole; its part is then also listed as an attachment. */
  readonly isTruncated: boolean
  readonly attachments: readonly ParsedAttachment[]
  /** What a delivery status notice says; absent in other mail. @source RFC 3464 */
  readonly deliveryReport?: DeliveryReport
  /** What a read receipt says; absent in other mail. @source RFC 8098 */
  readonly readReceipt?: ReadReceipt
  /** Bytes of the raw mail. */
  readonly sizeBytes: number
  /** The parser itself failed and only the raw text could be saved: worth a line in the log. */
  readonly isSalvaged: boolean
}
