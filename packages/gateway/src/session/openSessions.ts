import { deviceOf, MailroomError, type OpenSession } from '@mailroom/core'
import type { Audit } from '../accounts/audit'
import type { Database } from '../doors/database/Database'
import { storableText } from '../doors/database/storableText'
import { type ActiveSession, activeSessions, type SessionOptions, type Sessions } from './Sessions'
import type { SessionWatch } from './sessionWatch'

/** Where people are signed in. @see OpenSessionsPort of core */
export interface OpenSessions {
  /** Keeps from where a session has begun. */
  note(sessionId: string, from: SignInPlace): Promise<void>
  list(session: ActiveSession): Promise<readonly OpenSession[]>
  /** Ends one session of the account. `notFound` */
  end(session: ActiveSession, id: string, clientAddress: string): Promise<void>
  endOthers(session: ActiveSession, clientAddress: string): Promise<void>
}

/** From where somebody has signed in. */
export interface SignInPlace {
  /** The browser's own word for itself; anything. */
  readonly userAgent: string
  readonly clientAddress: string
}

/** What it works with. */
export interface OpenSessionParts extends Pick<SessionOptions, 'sessionIdleMinutes' | 'now'> {
  readonly database: Database
  readonly audit: Audit
  readonly sessions: Sessions
  readonly sessionWatch: Pick<SessionWatch, 'check'>
}

/** Longest word of a browser for itself that is kept. */
const maxUserAgent = 400
/** More sessions of one account than anybody reads through. */
const maxListed = 200

/** @source SE-28 */
export function createOpenSessions(parts: OpenSessionParts): OpenSessions {
  const { database, audit, sessions, sessionWatch } = parts
  const { db } = database
  const ofAccount = (accountId: number) => activeSessions(db, parts).where('account_id', '=', accountId)

  return {
    async note(sessionId, { userAgent, clientAddress }) {
      const place = {
        user_agent: storableText(userAgent).slice(0, maxUserAgent),
        client_address: storableText(clientAddress).slice(0, 100),
      }
      await db.updateTable('sessions').set(place).where('id', '=', sessionId).execute()
    },

    async list({ id, accountId }) {
      const rows = await ofAccount(accountId)
        .select(['id', 'user_agent', 'client_address', 'created_at', 'seen_at'])
        .orderBy('seen_at', 'desc')
        .limit(maxListed)
        .execute()
      return rows
        .map((row) => ({
          id: row.id,
          device: deviceOf(row.user_agent),
          clientAddress: row.client_address,
          startedAt: row.created_at,
          seenAt: row.seen_at,
          isCurrent: row.id === id,
        }))
        .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
    },

    async end({ accountId }, id, clientAddress) {
      const row = await ofAccount(accountId).where('id', '=', id).select('id').executeTakeFirst()
      if (!row) throw new MailroomError('notFound', 'There is no such session.')
      await sessions.end(id)
      await sessionWatch.check()
      await audit.record({ action: 'session-ended', accountId, clientAddress })
    },

    async endOthers({ id, accountId }, clientAddress) {
      await sessions.endAll(accountId, id)
      await sessionWatch.check()
      await audit.record({ action: 'other-sessions-ended', accountId, clientAddress })
    },
  }
}
