import { MailroomError } from '@mailroom/core'
import { checkCredentials, type CredentialParts } from './checkCredentials'
import type { BegunSession, HalfSignedIn } from './HalfSignIn'
import type { ActiveSession, Sessions } from './Sessions'

/** Begins a session for whoever knows the password, or lets them go on to the second step. */
export type SignIn = (
  form: { readonly username: string; readonly password: string },
  clientAddress: string,
) => Promise<BegunSession | HalfSignedIn>

/** What signing in needs. */
export interface SignInParts extends CredentialParts {
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
    const { accountId, password } = await checkCredentials(parts, { ...form, username: name }, clientAddress)
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
