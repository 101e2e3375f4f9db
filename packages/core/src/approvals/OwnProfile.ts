import type { PersonLook } from './Gender'

/** What became of something that an administrator has to permit. */
export type ApprovalState = 'waiting' | 'accepted' | 'refused'

/** The last thing of its kind that somebody has asked for. */
interface OwnRequest {
  readonly state: ApprovalState
  /** ms since 1970. */
  readonly requestedAt: number
  /** What the administrator wrote who refused it; empty otherwise. */
  readonly answer: string
}

/** A name that waits, or waited, for an administrator. @source ST-01 */
export interface NameRequest extends OwnRequest {
  readonly name: string
  readonly englishName: string
}

/** An account that its owner wants closed. @source ST-18 */
export interface ClosingRequest extends OwnRequest {
  readonly reason: string
}

/** Who the user is to the organisation. @source ST-01, ST-18 */
export interface OwnProfile extends PersonLook {
  readonly name: string
  /** Empty for none. */
  readonly englishName: string
  readonly address: string
  readonly jobNumber?: string
  readonly department?: string
  /** The last one that was asked for; absent before the first, and when it was taken back. */
  readonly nameRequest?: NameRequest
  readonly closingRequest?: ClosingRequest
}

/** Characters of a reason, on either side, at most. */
export const maxApprovalReason = 200
