import { MailroomError } from '@mailroom/core'
import type { BegunSession, HalfSignedIn } from './HalfSignIn'
import type { ActiveSession, Sessions } from './Sessions'
import { readWrapped, type WrappingParts } from './readWrapped'

/** What signing in asks of the accounts. */
export interface PasswordCheck {
  /**
   * The account that has this name, address or job number and this password. Takes the same work when there is none.
   *
   * @throws MailroomError `offline` or `server` when a mail server that had to be asked did not decide
   */
  checkPassword(name: string, password: string): Promise<number | undefined>
}

/** Counts attempts for ever, in the database. */
export interface AttemptCounter {
  /** Counts an attempt before it is made, so that many at the same time count too. `locked` with the seconds to wait. */
  begin(name: string, clientAddress: string): Promise<void>
  /** The attempt was right: it and those before it are forgotten. */
  succeeded(name: string, clientAddress: string, accountId: number): Promise<void>
  /** The attempt was wrong. */
  failed(name: string, clientAddress: string): Promise<void>
  /** Nobody could say whether it was right: it alone is taken back. */
  undecided(name: string, clientAddress: string): Promise<void>
}

/** Begins a session for whoever knows the password, or lets them go on to the second step. */
export type SignIn = (
  form: { readonly username: string; readonly password: string },
  clientAddress: string,
) => Promise<BegunSession | HalfSignedIn>

/** What signing in needs. */
export interface SignInParts extends WrappingParts {
  readonly accounts: PasswordCheck
  readonly attempts: AttemptCounter
  readonly sessions: Sessions
  /** What must be done before anybody is told of the session that has begun. Failing, it ends the session. */
  readonly onBegun?: (session: ActiveSession, password: string) => Promise<void>
  /** What stands for the first step, where a second one has to follow. */
  readonly halfway: (accountId: number, password: string) => Promise<HalfSignedIn | undefined>
}

/** Account name, job number or address. @source SE-02 */
const nameFormat = /^[0-9a-z_.-]+(@[0-9a-z.-]+)?$/

/**
 * Signs people in. A wrong name, a wrong password, a broken or old or repeated wrapping all take the same way and
 * get the same answer: `invalid`. Too many of them: `locked`.
 *
 * @source SE-01, SE-02, SE-12, SE-26, B1
 */
export function createSignIn(parts: SignInParts): SignIn {
  return async (form, clientAddress) => {
    const name = form.username.trim().toLowerCase()
    if (!nameFormat.test(name))
      throw new MailroomError('invalid', 'Not a login name.', { fields: { username: ['usernameFormat'] } })
    await parts.attempts.begin(name, clientAddress)
    const { password, isFresh } = await readWrapped(parts, form.password)
    const accountId = await check(parts, name, password, clientAddress)
    if (accountId === undefined || !isFresh) {
      await parts.attempts.failed(name, clientAddress)
      throw new MailroomError('invalid', 'Sign-in refused.', { detail: 'wrongCredentials' })
    }
    const half = await parts.halfway(accountId, password)
    if (half) {
      // Neither right nor wrong yet: the second step says which, and writes it down.
      await parts.attempts.undecided(name, clientAddress)
      return half
    }
    await parts.attempts.succeeded(name, clientAddress, accountId)
    return beginSession(parts, accountId, password)
  }
}

async function check(parts: SignInParts, name: string, password: string, clientAddress: string) {
  try {
    return await parts.accounts.checkPassword(name, password)
  } catch (error) {
    // A mail server that does not answer must not lock people out.
    await parts.attempts.undecided(name, clientAddress)
    throw error
  }
}

/** Begins the session of somebody who may come in, with what has to be done for it. */
export async function beginSession(
  { sessions, onBegun }: Pick<SignInParts, 'sessions' | 'onBegun'>,
  accountId: number,
  password: string,
): Promise<BegunSession> {
  const begun = await sessions.begin(accountId)
  try {
    await onBegun?.(begun.session, password)
    return begun
  } catch (error) {
    await sessions.end(begun.session.id)
    throw error
  }
}
