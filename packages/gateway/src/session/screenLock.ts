import { isMailroomError, MailroomError } from '@mailroom/core'
import { checkCredentials, type CredentialParts } from './checkCredentials'
import type { ActiveSession, Sessions } from './Sessions'
import type { SessionWatch } from './sessionWatch'

/** The lock on the screen of a session. */
export interface ScreenLock {
  /** Locks it, and ends what outlives a single answer. */
  lock(session: ActiveSession): Promise<void>
  /** Unlocks with the wrapped password of whoever has signed in. `invalid` for a wrong one, `locked` after too many. */
  unlock(session: ActiveSession, wrapped: string, clientAddress: string): Promise<void>
}

/** What it needs. */
export interface ScreenLockParts extends CredentialParts {
  readonly sessions: Pick<Sessions, 'lock' | 'unlock'>
  readonly sessionWatch: Pick<SessionWatch, 'check'>
  readonly addressOf: (accountId: number) => Promise<string>
}

/** @source LK-01, LK-03, LK-04, LK-08 */
export const createScreenLock = (parts: ScreenLockParts): ScreenLock => ({
  async lock({ id }) {
    await parts.sessions.lock(id)
    await parts.sessionWatch.check()
  },

  async unlock({ id, accountId: workedIn, share }, wrapped, clientAddress) {
    const accountId = share?.personId ?? workedIn
    const username = await parts.addressOf(accountId)
    const form = { username, password: wrapped }
    const found = await asField(checkCredentials(parts, form, clientAddress))
    if (found.accountId !== accountId) {
      await parts.attempts.failed(username, clientAddress)
      throw wrongPassword()
    }
    await parts.attempts.succeeded(username, clientAddress, accountId, 'screen-unlocked')
    await parts.sessions.unlock(id)
  },
})

/** Whoever unlocks is asked for nothing but the password: what is wrong can only be that. */
async function asField<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (isMailroomError(error) && error.kind === 'invalid') throw wrongPassword()
    throw error
  }
}

const wrongPassword = () =>
  new MailroomError('invalid', 'The password is wrong.', { fields: { password: ['lockPasswordWrong'] } })
