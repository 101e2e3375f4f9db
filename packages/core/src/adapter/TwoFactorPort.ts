import type { Session } from '../session/Session'
import type { AuthenticatorSetup, SecondStepWays, TwoFactorState } from '../two-factor/TwoFactor'
import type { ReadOptions } from './MailroomAdapter'

/**
 * The second step of signing in: a code of an authenticator app, one that came by SMS, or a backup code. The calls about phones are
 * absent where the mail system sends no SMS.
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
  /** Asks for no code of the authenticator any more; fails as above. Other sessions of the account end. */
  remove(proof: string): Promise<void>
  /**
   * Sends a code to a mobile number, which counts once that code was brought. `invalid` with `fields.phone` for what is no
   * number, or with `fields.proof`; `locked` after too many proofs or codes, `conflict` while a number is in use, `offline`
   * when the code could not be sent.
   *
   * @param proof as above
   * @source ST-07
   */
  beginPhone?(number: string, proof: string): Promise<void>
  /**
   * Takes the number into use. Other sessions of the account end. Fails as `confirm`; `locked` after too many wrong codes.
   *
   * @returns backup codes, told this once; none where there are some already
   */
  confirmPhone?(code: string): Promise<readonly string[]>
  /** Sends no codes to the number any more; fails as `remove`. Other sessions of the account end. */
  removePhone?(proof: string): Promise<void>
  /** With what the second step can be taken by whoever has taken the first here; `notFound` as `signIn`. */
  ways?(options?: ReadOptions): Promise<SecondStepWays>
  /**
   * Sends a code by SMS to whoever has taken the first step here. It lets in once, for a few minutes, in the place of all
   * before it. `notFound` as `signIn`, or without a number; `locked` when one was sent just now, `offline` when it could not be sent.
   */
  sendCode?(): Promise<void>
  /**
   * The second step, after `session.signIn` has failed with `fields.code`. `invalid` with `fields.code` for a wrong or
   * used code, `locked` after too many, `notFound` when the first step is too long ago, or was taken elsewhere.
   *
   * @param code of the authenticator, from an SMS, or a backup code
   */
  signIn(code: string): Promise<Session>
}
