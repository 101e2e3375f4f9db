import type { RecallRecord } from '@mailroom/core'
import type { Generated } from 'kysely'

/** Tables of what was asked back, and of receipts. */
export interface RecallTables {
  /** What came of asking a recipient's copy back. */
  recall_records: {
    id: Generated<number>
    /** Who asked. */
    account_id: number
    message_id: string
    subject: string
    recipient: string
    recipient_name: string
    outcome: RecallRecord['outcome']
    at: number
  }
  /** What a reader has answered to a sender who asked for a receipt. */
  read_receipts: {
    account_id: number
    message_id: string
    answer: 'sent' | 'refused'
    answered_at: number
  }
}
