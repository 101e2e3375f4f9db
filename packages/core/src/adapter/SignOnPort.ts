import type { Session } from '../session/Session'
import type { SignOnArrival, SignOnWay, WeChatBinding } from '../sign-on/SignOn'
import type { ReadOptions } from './MailroomAdapter'

/**
 * Signing in by a service outside that says who somebody is. Each begins with an address to go to, and ends in the
 * same browser with what that service sends it back with. A service that does not answer is `offline`.
 *
 * @source SE-27, SE-09
 */
export interface SignOnPort {
  /** Where to go to sign on. `forbidden` for a way that is off. */
  begin(way: SignOnWay): Promise<string>
  /**
   * Signs in. `invalid` when the service vouches for nobody who has a mailbox here, or the arrival was used, is too old or
   * began in another browser; with `fields.code`, `twoFactor.signIn` has to follow.
   */
  finish(arrival: SignOnArrival): Promise<Session>
  /** How the account stands with WeChat. */
  binding(options?: ReadOptions): Promise<WeChatBinding>
  /**
   * Where to go to bind a WeChat identity to the account. `invalid` with `fields.proof`, `locked` after too many attempts.
   *
   * @param proof the account's password, a code of its authenticator, or a backup code
   */
  beginBinding(proof: string): Promise<string>
  /** Binds it. `conflict` when it is bound to another account; else fails as `finish` does. */
  bind(arrival: SignOnArrival): Promise<void>
  /** WeChat signs nobody in to this account any more. Other sessions of it end. @param proof as above */
  unbind(proof: string): Promise<void>
}
