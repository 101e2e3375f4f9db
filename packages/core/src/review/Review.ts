import type { Address } from '../mail/Address'
import type { Attachment } from '../mail/Message'

/** Names a mail in review. */
export type ReviewId = number

/** Longest reason for holding a mail back, in characters. @source RV-02 */
export const maxReviewReasonCharacters = 200

/** `wait`: nobody has decided yet. @source RV-01 */
export type ReviewState = 'wait' | 'permit' | 'reject'

/** What a reviewer has said. */
export interface ReviewDecision {
  /** Name of the reviewer. */
  readonly by: string
  /** ms since 1970. */
  readonly at: number
  /** Why the mail was held back; empty for one that was let go. */
  readonly reason: string
}

/** A mail that waits for a reviewer, or did, as a row of a list. */
export interface ReviewSummary {
  readonly id: ReviewId
  readonly subject: string
  readonly from: Address
  /** Everyone whom it reaches, those in Bcc as well; of a list its members. */
  readonly recipients: readonly Address[]
  /** When it was handed in, in ms since 1970. */
  readonly sentAt: number
  readonly sizeBytes: number
  readonly state: ReviewState
  /** Absent while it waits. */
  readonly decision?: ReviewDecision
}

/**
 * Why a reviewer sees nothing but the head of a mail. `sealed`: a password or a reading opens it, and neither is the
 * reviewer's; `decided`: what it said is kept here only while it waits.
 */
export type ReviewCover = 'sealed' | 'decided'

/** What a mail in review says. Its text is hostile until cleaned. */
export interface ReviewContent {
  readonly to: readonly Address[]
  readonly cc: readonly Address[]
  readonly bcc: readonly Address[]
  readonly text: string
  /** Absent when the mail is plain text only. */
  readonly html?: string
  readonly attachments: readonly Attachment[]
}

/** A mail in review, opened. */
export interface ReviewMail extends ReviewSummary {
  /** Who has sent it in the name of `from`, where that is somebody else; told while it waits. @source RFC 5322 3.6.2, ST-16 */
  readonly sender?: Address
  readonly content: ReviewContent | ReviewCover
}

/** Some mails in review, the newest first, and how many there are. */
export interface ReviewPage {
  readonly mails: readonly ReviewSummary[]
  readonly total: number
}

/** Whether somebody reviews mail at all, and how many wait for them. @source FL-04 */
export interface ReviewDuty {
  readonly isReviewer: boolean
  readonly waitingCount: number
}
