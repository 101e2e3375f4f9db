import type { Address } from './Address'

/** What became of the wish for a receipt. `asked`: the reader has not answered. */
export type ReceiptState = 'asked' | 'sent' | 'refused'

/** The wish of a mail's sender to hear that it was read. */
export interface ReceiptRequest {
  readonly state: ReceiptState
  /** Where the receipt goes; need not be who the mail is from. */
  readonly to: Address
}
