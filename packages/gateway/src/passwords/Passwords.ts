import type { PasswordTerms } from '@mailroom/core'
import type { ActiveSession } from '../session/Sessions'

/** The passwords of people whose accounts are kept here. @see PasswordPort of core */
export interface Passwords {
  terms(accountId: number): Promise<PasswordTerms>
  /** Changes the password and ends all sessions of the account. Fails as core's port says, in wire names. */
  change(session: ActiveSession, form: WrappedChange, clientAddress: string): Promise<void>
  /** Looks at the password with which a session has just begun, the one time that it is there to read. */
  noteSignIn(session: ActiveSession, password: string): Promise<void>
  /** Whether a session serves nothing but changing the password. */
  mustChange(sessionId: string): Promise<boolean>
}

/** The three passwords as they came. */
export interface WrappedChange {
  readonly password: string
  readonly new_password: string
  readonly confirm_password: string
}
