import type { FolderId } from '../mail/ids'
import type { Opening } from '../session/Opening'
import type { Credentials, Session, SignInInfo } from '../session/Session'
import type { ReadOptions } from './MailroomAdapter'

/** Who is there. */
export interface SessionPort {
  /** What the sign-in page shows. Needs nobody signed in. */
  signInInfo(options?: ReadOptions): Promise<SignInInfo>
  /** The running session; undefined when nobody is signed in. */
  current(options?: ReadOptions): Promise<Session | undefined>
  /**
   * The running session and what is shown with it, at once; undefined when nobody is signed in. Absent where it would save
   * nothing.
   *
   * @param folder whose first page is shown; undefined for none
   */
  opening?(folder: FolderId | undefined, options?: ReadOptions): Promise<Opening | undefined>
  /**
   * Fails as `invalid` for wrong credentials (never telling which part was wrong), as `locked` with
   * `retryAfterSeconds` after too many attempts. With `fields.code` the password was right, and `twoFactor.signIn` has to
   * follow; with `fields.captcha` a solved captcha is wanted, or another one.
   */
  signIn(credentials: Credentials): Promise<Session>
  /** Signs on with a ticket that a portal's backend has signed; `invalid` when it is stale, used or forged. */
  signInWithTicket(ticket: string): Promise<Session>
  /** Ends the session on both sides. `redirectUrl` is the organisation's page to go to, when it has one. */
  signOut(): Promise<{ readonly redirectUrl?: string }>
}
