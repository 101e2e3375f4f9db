import type { SignInRecord } from '../home/HomeInfo'
import type { RecordQuery } from './RecordQuery'

/** What came of a sign-in; a wrong code is one of the second step. */
export type SignInOutcome = 'signedIn' | 'wrongPassword' | 'wrongCode'

/** A sign-in to the reader's account, or an attempt that was refused. @source LG-01, SE-26 */
export interface SignInEntry extends SignInRecord {
  readonly outcome: SignInOutcome
  /** It began the session that asks. */
  readonly isCurrent?: true
}

/** Which sign-ins are asked for. */
export interface SignInQuery extends RecordQuery {
  /** @default both */
  readonly outcome?: 'signedIn' | 'refused'
}
