import type { PasswordOwner, PasswordRules } from '../passwords/checkPassword'
import type { ReadOptions } from './MailroomAdapter'

/** What a new password of the user must be like. */
export interface PasswordTerms {
  readonly rules: PasswordRules
  /** Whose names must not be in it, where the rules say so. */
  readonly owner: PasswordOwner
  /** False where another mail server keeps the password: it can be changed there alone. */
  readonly isChangeable: boolean
}

/** What somebody enters to change their password. All three are trimmed. */
export interface PasswordChange {
  readonly current: string
  readonly next: string
  /** The new one once more. */
  readonly confirmation: string
}

/** The user's own password. @source SE-22, SE-23, SE-24 */
export interface PasswordPort {
  terms(options?: ReadOptions): Promise<PasswordTerms>
  /**
   * Changes the password and ends every session of the user, this one too.
   *
   * `invalid` with sentences under `fields.current`, `fields.next` or `fields.confirmation`; `locked` with
   * `retryAfterSeconds` after too many wrong ones, which count as attempts to sign in do; `forbidden` where it cannot be
   * changed.
   */
  change(change: PasswordChange): Promise<void>
}
