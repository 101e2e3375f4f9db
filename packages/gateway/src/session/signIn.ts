import { MailroomError } from '@mailroom/core'
import type { Settings } from '../config/Settings'
import type { Captchas } from './captcha/createCaptchas'
import { checkCredentials, type CredentialParts } from './checkCredentials'
import type { BegunSession, HalfSignedIn } from './HalfSignIn'
import type { ActiveSession, Sessions } from './Sessions'

/** Begins a session for whoever knows the password, or lets them go on to the second step. */
export type SignIn = (
  form: { readonly username: string; readonly password: string },
  from: SignInPlace,
) => Promise<BegunSession | HalfSignedIn>

/** Where somebody signs in, with the captcha that was solved there. */
export interface SignInPlace {
  readonly clientAddress: string
  readonly captcha?: string | undefined
  /** Secret of the browser's cookie for captchas. */
  readonly captchaBrowser?: string | undefined
}

/** What signing in needs. */
export interface SignInParts extends CredentialParts {
  readonly sessions: Sessions
  /** What must be done before anybody is told of the session that has begun. Failing, it ends the session. */
  readonly onBegun?: (session: ActiveSession, password: string) => Promise<void>
  readonly settings: Pick<Settings, 'captchaWhen' | 'captchaFailures'>
  readonly captchas: Pick<Captchas, 'spend'>
  /** What stands for the first step, where a second one has to follow. */
  readonly halfway: (accountId: number, password: string) => Promise<HalfSignedIn | undefined>
}

/** Account name, job number or address. @source SE-02 */
const nameFormat = /^[0-9a-z_.-]+(@[0-9a-z.-]+)?$/

/**
 * Signs people in. A wrong name, a wrong password, a broken or old or repeated wrapping all take the same way and
 * get the same answer: `invalid`. Too many of them: `locked`.
 *
 * Where a captcha is wanted it is used up first, whatever comes of the password: `invalid` at `captcha` without one.
 *
 * @source SE-01, SE-02, SE-07, SE-12, SE-26, B1
 */
export function createSignIn(parts: SignInParts): SignIn {
  return async (form, { clientAddress, captcha, captchaBrowser }) => {
    const name = form.username.trim().toLowerCase()
    if (!nameFormat.test(name))
      throw new MailroomError('invalid', 'Not a login name.', { fields: { username: ['usernameFormat'] } })
    if (await isCaptchaWanted(parts, name, clientAddress)) await parts.captchas.spend(captcha, captchaBrowser)
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

/** An account and a client address each count: who goes on at another address or with another name is asked as well. */
async function isCaptchaWanted(
  { settings, attempts }: Pick<SignInParts, 'settings' | 'attempts'>,
  name: string,
  clientAddress: string,
): Promise<boolean> {
  if (settings.captchaWhen !== 'failures') return settings.captchaWhen === 'always'
  return (await attempts.wrongSoFar(name, clientAddress)) >= settings.captchaFailures
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
