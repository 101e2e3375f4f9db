import type { MessageRef } from '../mail/ids'
import type { ReceiptRequest } from '../mail/ReadReceipt'
import type { ReadOptions } from './MailroomAdapter'

/** Read receipts: what senders ask for, and what readers answer. Nothing is ever sent without an answer. @source RD-13 */
export interface ReceiptsPort {
  /**
   * Undefined for a mail whose sender asks for none, and where none may be sent: mail of the reader's own, of lists and
   * programs, and what lies among spam. `notFound` when the mail is gone.
   */
  request(ref: MessageRef, options?: ReadOptions): Promise<ReceiptRequest | undefined>
  /** Sends the receipt, or notes that none is sent, once and for all. `conflict` when nothing is asked, or it was answered. */
  answer(ref: MessageRef, answer: 'send' | 'refuse'): Promise<void>
}
