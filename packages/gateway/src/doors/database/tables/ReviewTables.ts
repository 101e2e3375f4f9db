import type { ReviewState } from '@mailroom/core'
import type { Generated } from 'kysely'

/** Tables of mail that leaves only when a reviewer permits it. */
export interface ReviewTables {
  review_rules: {
    id: Generated<number>
    /** A `ReviewRule` as JSON. */
    rule: string
    created_at: number
  }
  review_rule_reviewers: {
    rule_id: number
    account_id: number
  }
  /** Mails that wait or have waited. */
  reviews: {
    id: Generated<number>
    envelope_id: string
    subject: string
    sender: string
    sender_name: string
    state: ReviewState
    /** Empty for one that waits or was let go. */
    reason: string
    /** The account of the reviewer; null while it waits. */
    decided_by: number | null
    decided_at: number | null
  }
  /** Who may see a mail in review, and decide about it. */
  review_seats: {
    review_id: number
    account_id: number
  }
}
