import type { AuthenticatorSetup, SecondStepWays, TwoFactorState } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { BegunSession } from '../HalfSignIn'
import type { ActiveSession } from '../Sessions'

/** The account's password or a code, as it travels, and where it came from. */
export interface Proof {
  readonly wrapped: string
  readonly clientAddress: string
}

/** The second step of signing in. As core's `TwoFactorPort`. @source SE-08 */
export interface TwoFactor {
  state(accountId: AccountId): Promise<TwoFactorState>
  begin(accountId: AccountId): Promise<AuthenticatorSetup>
  confirm(session: ActiveSession, code: string, clientAddress: string): Promise<readonly string[]>
  renewBackupCodes(session: ActiveSession, proof: Proof): Promise<readonly string[]>
  remove(session: ActiveSession, proof: Proof): Promise<void>
  /** As core's `beginPhone`. */
  beginPhone(session: ActiveSession, number: string, proof: Proof): Promise<void>
  confirmPhone(session: ActiveSession, code: string, clientAddress: string): Promise<readonly string[]>
  removePhone(session: ActiveSession, proof: Proof): Promise<void>
  /** @param token of the first step */
  ways(token: string | undefined): Promise<SecondStepWays>
  sendCode(token: string | undefined): Promise<void>
  /** A code is asked for after the password. */
  isOn(accountId: AccountId): Promise<boolean>
  /** Takes the second step. @param token of the first one; undefined when the browser brought none */
  signIn(token: string | undefined, code: string, clientAddress: string): Promise<BegunSession>
  /**
   * The same, proved in another way than by a code. Attempts count alike.
   *
   * @param isRight of the account whose first step it was
   */
  signInBy(
    token: string | undefined,
    clientAddress: string,
    isRight: (accountId: AccountId) => Promise<boolean>,
  ): Promise<BegunSession>
  /** The owner of the session is there: by the password, or a code. @throws MailroomError invalid at `proof`, locked */
  prove(session: ActiveSession, proof: Proof): Promise<void>
  /** Seals with the key of now what was sealed with the one before it. */
  resealAll(): Promise<void>
}
