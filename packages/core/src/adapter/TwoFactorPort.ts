import type { Session } from '../session/Session'
import type { AuthenticatorSetup, TwoFactorState } from '../two-factor/TwoFactor'
import type { ReadOptions } from './MailroomAdapter'

/**
 * The second step of signing in: a code of an authenticator app, or a backup code.
 *
 * @source SE-08
 */
export interface TwoFactorPort {
  state(options?: ReadOptions): Promise<TwoFactorState>
  /** Makes a fresh secret, which counts once it is confirmed. `conflict` while an authenticator is in use. */
  begin(): Promise<AuthenticatorSetup>
  /**
   * Takes the authenticator into use. Other sessions of the account end. `invalid` with `fields.code` for a wrong code,
   * `notFound` when none was begun.
   *
   * @returns backup codes, told this once; each lets in a single time
   */
  confirm(code: string): Promise<readonly string[]>
  /**
   * Makes new backup codes in place of the old ones. `invalid` with `fields.proof`, `locked` after too many attempts,
   * `notFound` without an authenticator.
   *
   * @param proof the account's password, a code of the authenticator, or a backup code
   */
  renewBackupCodes(proof: string): Promise<readonly string[]>
  /** Signs in with the password alone from now on; fails as above. Other sessions of the account end. */
  remove(proof: string): Promise<void>
  /**
   * The second step, after `session.signIn` has failed with `fields.code`. `invalid` with `fields.code` for a wrong or
   * used code, `locked` after too many, `notFound` when the first step is too long ago, or was taken elsewhere.
   *
   * @param code of the authenticator, or a backup code
   */
  signIn(code: string): Promise<Session>
}
