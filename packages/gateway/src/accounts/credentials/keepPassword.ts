import type { TryImapLogin } from '../../doors/mail-store/imap/connection/createLoginTrial'
import type { ActiveSession } from '../../session/Sessions'
import type { SignInParts } from '../../session/signIn'
import type { AccountId } from '../AccountId'
import type { AccountSystems } from './accountSystems'
import type { MailCredentials } from './MailCredentials'
import { toImapServer } from './toImapServer'

/** What it needs. */
export interface KeepPasswordParts {
  readonly systems: AccountSystems
  readonly credentials: MailCredentials
  readonly tryLogin: TryImapLogin
  /** Ends the other sessions of an account. */
  endOthers(session: ActiveSession): Promise<void>
  /** Lets go of connections that were opened with another password. */
  disconnect(accountId: AccountId): Promise<void>
  /** Tries at once what waits for the account. */
  hurry(accountId: AccountId): Promise<void>
}

/**
 * Keeps the password of somebody whose session has begun, when their mail system needs it. If the one that was kept is
 * not valid any more, it was changed elsewhere: sessions that began with it end. (Some systems give a person several.)
 */
export function keepPassword(parts: KeepPasswordParts): NonNullable<SignInParts['onBegun']> {
  const { systems, credentials, tryLogin } = parts
  return async (session, password) => {
    const { accountId } = session
    const place = await systems(accountId)
    if (place === undefined) return
    const before = await credentials.kept(accountId)
    await credentials.keep(accountId, password)
    if (before !== undefined && before !== password) {
      const login = { user: place.loginName, password: before }
      // When the server does not say, the sessions find out by themselves.
      const isValid = await tryLogin(toImapServer(place.system.imap), login).catch(() => true)
      if (!isValid) await parts.endOthers(session)
      await parts.disconnect(accountId)
    }
    await parts.hurry(accountId)
  }
}
