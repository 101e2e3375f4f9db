import type { Address } from './Address'
import type { InternetMessageId } from './ids'

/**
 * Why a recipient's copy of a sent mail cannot be taken back. `outside`: another mail system has it; `read`: it was
 * read, and the organisation keeps such mails; `waiting`: it is not there yet; `gone`: it is in no folder any more;
 * `failed`: it never arrived.
 */
export type RecallObstacle = 'outside' | 'read' | 'waiting' | 'gone' | 'failed'

/** Whether a recipient's copy can be taken back, or has been. @source SS-03 */
export type RecallStanding = 'possible' | 'recalled' | RecallObstacle

/** What came of asking for one recipient's copy back. */
export interface RecallRecord {
  readonly messageId: InternetMessageId
  /** Empty when the sender kept no copy to read it from. */
  readonly subject: string
  readonly recipient: Address
  readonly outcome: 'recalled' | RecallObstacle
  /** ms since 1970. */
  readonly at: number
}

/** Some records, the newest first, and how many there are. */
export interface RecallRecordPage {
  readonly records: readonly RecallRecord[]
  readonly total: number
}
