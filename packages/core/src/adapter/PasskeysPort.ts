import type {
  NewPasskey,
  Passkey,
  PasskeyAnswer,
  PasskeyId,
  PasskeyRequest,
  PasskeySetup,
  PasskeyStep,
} from '../passkeys/Passkey'
import type { Session } from '../session/Session'
import type { ReadOptions } from './MailroomAdapter'

/**
 * Keys on the reader's devices that sign them in: instead of the password, or after it. Challenges count once, for five
 * minutes, in the browser that asked for them.
 *
 * @source SE-08, W3C WebAuthn 3
 */
export interface PasskeysPort {
  /** The reader's passkeys, the newest first. */
  list(options?: ReadOptions): Promise<readonly Passkey[]>
  /**
   * What a browser makes a passkey from. `invalid` with `fields.proof`, `locked` after too many attempts.
   *
   * @param proof the account's password, a code of its authenticator, or a backup code
   */
  beginSetup(proof: string): Promise<PasskeySetup>
  /** Takes a passkey into use. `invalid` when it is not what was asked for, `conflict` when it is in use already. */
  finishSetup(made: NewPasskey, name: string): Promise<Passkey>
  /** `notFound` for a passkey that is not the reader's, `invalid` with `fields.name`. */
  rename(id: PasskeyId, name: string): Promise<void>
  /** Other sessions of the account end. Fails as `beginSetup` does, and as `notFound`. @param proof as above */
  remove(id: PasskeyId, proof: string): Promise<void>
  /**
   * What a passkey is asked with. For the second step, `notFound` when the first was not taken here or the account has no
   * passkey.
   */
  beginSignIn(step: PasskeyStep): Promise<PasskeyRequest>
  /** Signs in. `invalid` for an answer that is not right, `locked` after too many. */
  signIn(answer: PasskeyAnswer): Promise<Session>
}
