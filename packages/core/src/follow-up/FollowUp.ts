/** When the reader wants to come back to a mail, which stays where it is. @source ML-29 */
export interface FollowUp {
  /** ms since 1970. */
  readonly at: number
  /** Somebody who answers takes the reminder away. @default false */
  readonly unlessAnswered?: boolean
  /** Its time has come, and nobody has answered. The mail system says so by itself. */
  readonly isDue?: boolean
}

/** What the search box says for all mails with a reminder. */
export const followUpSearch = 'is:followup'
