import type { Address } from '../mail/Address'
import type { DeliveryState } from '../mail/Draft'
import type { InternetMessageId } from '../mail/ids'
import type { RecordQuery } from './RecordQuery'

/** A mail that was sent from the reader's account, whether or not a copy of it is still there. @source LG-01 */
export interface SentEntry {
  /** `SendingPort.status` says by it what became of the mail for each recipient. @source LG-02 */
  readonly messageId: InternetMessageId
  /** ms since 1970. */
  readonly at: number
  readonly subject: string
  readonly sizeBytes: number
  /** The first of its recipients; absent for a mail that goes to nobody. */
  readonly recipient?: Address
  readonly recipientCount: number
  /** How many recipients are in a state; none for those that are left out. */
  readonly states: Readonly<Partial<Record<DeliveryState, number>>>
}

/** Which mails are asked for. */
export interface SentQuery extends RecordQuery {
  /** Part of the subject, or of a recipient's address or name, in any case. */
  readonly text?: string
}
