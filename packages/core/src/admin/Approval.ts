import type { ApprovalState } from '../approvals/OwnProfile'

/** Names one to administrators. */
export type ApprovalId = number

/** Which of them are asked for. */
export interface ApprovalsQuery {
  /** Those that wait, the oldest first; or the others, the last decided first. */
  readonly isWaiting: boolean
  /** A multiple of `limit`. */
  readonly offset: number
  /** At most 100. */
  readonly limit: number
}

/** What stands of a person, or should. */
export interface ApprovalPerson {
  readonly name: string
  readonly englishName: string
}

interface AnyApproval {
  readonly id: ApprovalId
  readonly state: ApprovalState | 'withdrawn'
  /** Of the account, or the one that it will have. */
  readonly address: string
  /** ms since 1970. */
  readonly requestedAt: number
  readonly decidedAt?: number
  /** Who has decided; empty for the command line. */
  readonly decidedBy?: string
  /** Why it was refused; empty otherwise. */
  readonly answer: string
}

/** Somebody asks for an account. @source SE-11 */
export interface RegistrationApproval extends AnyApproval, ApprovalPerson {
  readonly kind: 'registration'
  /** Empty for none. */
  readonly jobNumber: string
  readonly department?: { readonly id: number; readonly name: string }
}

/** Somebody asks for another name. @source ST-01 */
export interface NameApproval extends AnyApproval, ApprovalPerson {
  readonly kind: 'name'
  /** What stands there now. */
  readonly now: ApprovalPerson
}

/** Somebody asks for their account to be closed. @source ST-18 */
export interface ClosingApproval extends AnyApproval {
  readonly kind: 'closing'
  readonly name: string
  readonly reason: string
}

/** Something that an administrator permits or refuses. @source SH-05 */
export type Approval = RegistrationApproval | NameApproval | ClosingApproval

/** A page of them. */
export interface ApprovalPage {
  readonly approvals: readonly Approval[]
  /** All that fit. */
  readonly total: number
}

/** What of an account that was asked for is put right before it is made. */
export interface ApprovedAccount {
  readonly name: string
  /** Empty for none. */
  readonly jobNumber: string
  readonly departmentId?: number
}
