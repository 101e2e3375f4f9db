import { isMailroomError, MailroomError } from '@mailroom/core'
import { mailboxThrough } from '../../doors/mail-store/mailboxThrough'
import type { TryImapLogin } from '../../doors/mail-store/imap/connection/createLoginTrial'
import type { MailStore } from '../../doors/mail-store/MailStore'
import type { AccountId } from '../AccountId'
import type { AccountSystems } from './accountSystems'
import type { MailCredentials } from './MailCredentials'
import { toImapServer } from './toImapServer'

/** What it needs. */
export interface RefusalParts {
  readonly systems: AccountSystems
  readonly credentials: MailCredentials
  readonly tryLogin: TryImapLogin
  /** Ends all sessions of an account, and all that hangs on them. */
  endSessions(accountId: AccountId): Promise<void>
  /** Told when the master user is refused, for the log. */
  onMasterRefused(): void
}

/** Looks after an account that was refused. @returns true when the password is no longer right, and the sessions are over */
export type RefusalCheck = (accountId: AccountId) => Promise<boolean>

/**
 * Looks after accounts whose mail server refuses their password: it was changed elsewhere, so it is forgotten and the
 * sessions end.
 *
 * Before that the server is asked once more, since the password may have come a moment ago and the connection be older.
 *
 * @source A6, SE-24
 */
export function createRefusalCheck(parts: RefusalParts): RefusalCheck {
  const { credentials, systems } = parts
  const looking = new Map<AccountId, Promise<boolean>>()

  const isRefused = async (accountId: AccountId): Promise<boolean> => {
    const place = await systems(accountId)
    if (place === undefined) return false
    if (place.system.master !== undefined) {
      parts.onMasterRefused()
      return false
    }
    const password = await credentials.kept(accountId)
    if (password !== undefined) {
      const login = { user: place.loginName, password }
      if (await parts.tryLogin(toImapServer(place.system.imap), login)) return false
      // In the meantime the person may have signed in with the new one.
      if ((await credentials.kept(accountId)) !== password) return false
    }
    await credentials.forget(accountId)
    await parts.endSessions(accountId)
    return true
  }

  return (accountId) => {
    const running = looking.get(accountId) ?? isRefused(accountId).finally(() => looking.delete(accountId))
    looking.set(accountId, running)
    return running
  }
}

/**
 * The same store. A call that is refused by the mail server fails as `unauthenticated` when the person has to sign in
 * again, else as `offline`.
 */
export const guardRefusals = (store: MailStore, check: RefusalCheck): MailStore => ({
  mailbox: (accountId) =>
    mailboxThrough(async (work) => {
      try {
        return await work(store.mailbox(accountId))
      } catch (error) {
        if (!isMailroomError(error) || error.kind !== 'unauthenticated') throw error
        if (await check(accountId)) throw error
        throw new MailroomError('offline', 'The mail server did not let us in.', { cause: error })
      }
    }),
})
