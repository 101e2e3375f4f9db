import type { Flavour } from '../mail/ids'

/** Names an account towards administrators. */
export type AdminAccountId = Flavour<number, 'AdminAccountId'>

/** Which accounts are asked for. */
export interface AdminAccountsQuery {
  /** Found anywhere in name, address or job number; empty for all. */
  readonly text: string
  /** A multiple of `limit`. */
  readonly offset: number
  /** At most 100. */
  readonly limit: number
}

/** An account as a row. */
export interface AdminAccountSummary {
  readonly id: AdminAccountId
  readonly address: string
  readonly name: string
  readonly jobNumber?: string
  readonly department?: { readonly id: number; readonly name: string }
  /** Cannot sign in; mail still arrives. */
  readonly isBlocked: boolean
  readonly isAdmin: boolean
}

/** A page of accounts, by address. */
export interface AdminAccountPage {
  readonly accounts: readonly AdminAccountSummary[]
  /** All that fit. */
  readonly total: number
}

/** An account with all that an administrator can see to. @source SH-05, SE-08 */
export interface AdminAccount extends AdminAccountSummary {
  /** Blocked, and its mail is refused as well. @source ST-18 */
  readonly isClosed: boolean
  readonly aliases: readonly string[]
  /** The mail server that keeps its password; absent where the mail system does so itself. */
  readonly passwordServer?: string
  readonly mustChangePassword: boolean
  readonly hasSecondStep: boolean
  /** Passkeys, and accounts elsewhere that sign its owner in. */
  readonly keyCount: number
  readonly hasFolderLock: boolean
  /** The picture that they show to the organisation; absent for none. @source HO-01 */
  readonly pictureUrl?: string
  /** Nobody can sign in before then, after too many wrong passwords or codes. ms since 1970. */
  readonly lockedUntil?: number
  /** ms since 1970; absent before the first time. */
  readonly lastSignInAt?: number
  readonly createdAt: number
  /** Numbers of the rules whose mails its owner reviews. */
  readonly reviewRules: readonly number[]
}

/** What a new account is made of. */
export interface NewAdminAccount {
  readonly address: string
  readonly name: string
  /** Empty for none. */
  readonly jobNumber: string
  readonly departmentId?: number
}

/** What is changed of an account; the aliases are all there are then. */
export interface AdminAccountChange {
  readonly name: string
  /** Empty for none. */
  readonly jobNumber: string
  readonly departmentId?: number
  readonly aliases: readonly string[]
}

/** What can be done to an account. Blocking and clearing what signs its owner in ends the sessions. */
export type AdminAccountAct =
  | 'block'
  | 'unblock'
  | 'name-administrator'
  | 'end-administrator'
  | 'demand-password'
  | 'end-sessions'
  | 'clear-second-step'
  | 'clear-keys'
  | 'unlock-folders'
  | 'clear-attempts'
  | 'remove-picture'

/** A password to sign in with once; told this one time. */
export interface TemporaryPassword {
  readonly id: AdminAccountId
  /** Absent where another mail server keeps the password. */
  readonly password?: string
}
