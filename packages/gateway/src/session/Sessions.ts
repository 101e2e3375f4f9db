import { randomUUID } from 'node:crypto'
import { MailroomError, type ShareLevel } from '@mailroom/core'
import { accountBlocked } from '../accounts/accountBlocked'
import { compileOnce } from '../doors/database/compileOnce'
import type { Database, Executor } from '../doors/database/Database'
import { csrfTokenOf, hashOf, newToken } from './tokens'

/** Somebody who is signed in. */
export interface ActiveSession {
  readonly id: string
  /** Whose mailbox it works in. */
  readonly accountId: number
  /** Through which share it works in somebody else's mailbox; absent in one's own. @source SH-04 */
  readonly share?: SessionShare
  /** What the X-CSRF-Token header must say. */
  readonly csrfToken: string
  /** The person must change their password first. @source SE-22 */
  readonly mustChangePassword?: boolean
  /** The person administers the organisation, and is in their own mailbox. @source SH-05 */
  readonly isAdmin?: boolean
  /** Its screen is locked. @source LK-08 */
  readonly isLocked: boolean
}

/** How a session works in somebody else's mailbox. */
export interface SessionShare {
  /** Who has signed in. */
  readonly personId: number
  /** Absent when the share has ended or changed: nothing is served until the person goes back. */
  readonly level?: ShareLevel
}

/** Sessions, kept in the database: they survive a restart and are known to every replica. */
export interface Sessions {
  /** Begins a session. The token is given out once and kept nowhere. `forbidden` for an account that is blocked. */
  begin(accountId: number): Promise<{ readonly token: string; readonly session: ActiveSession }>
  /** The session of a token; undefined when it has ended, expired or never was. Counts as activity. */
  find(token: string): Promise<ActiveSession | undefined>
  isActive(id: string): Promise<boolean>
  /** Active, and the screen is not locked. */
  isOpen(id: string): Promise<boolean>
  lock(id: string): Promise<void>
  unlock(id: string): Promise<void>
  end(id: string): Promise<void>
  /** Ends all sessions of an account, after a change of its password. @param keptId stays */
  endAll(accountId: number, keptId?: string): Promise<void>
  /** Which of these are over or locked. Looks at many at once. */
  closed(ids: readonly string[]): Promise<ReadonlyMap<string, SessionClosing>>
}

/** Why nothing more comes out of a session: it is over, its screen was locked, or the mailbox it works in is shared no longer. */
export type SessionClosing = 'ended' | 'locked' | 'shareEnded'

/** Lifetimes of a session, and the clock. */
export interface SessionOptions {
  readonly sessionHours: number
  readonly sessionIdleMinutes: number
  readonly now: () => number
}

/** Activity is written down at most this often: a disk write for each request would cost more than it tells. */
const noteEveryMs = 30_000
/** Ended sessions are kept this long, then forgotten. */
const keepEndedMs = 24 * 3_600_000
/** Ids asked for in one statement. */
const askAtOnce = 500

/** @source SE-13, SE-17, SE-18, SE-21 */
export function createSessions(
  { db }: Database,
  { sessionHours, sessionIdleMinutes, now }: SessionOptions,
): Sessions {
  const active = () => activeSessions(db, { sessionIdleMinutes, now })

  const locking = (id: string, locked_at: number | null) =>
    db.updateTable('sessions').set({ locked_at }).where('id', '=', id)
  const ending = () => db.updateTable('sessions').set({ ended_at: now() }).where('ended_at', 'is', null)

  return {
    async begin(accountId) {
      const [token, id, at] = [newToken(), randomUUID(), now()]
      const account = db.selectFrom('accounts').select('is_blocked').where('id', '=', accountId)
      if ((await account.executeTakeFirst())?.is_blocked === 1) throw accountBlocked()
      await db
        .deleteFrom('sessions')
        .where('expires_at', '<', at - keepEndedMs)
        .execute()
      await db
        .insertInto('sessions')
        .values({
          id,
          token_hash: hashOf(token),
          account_id: accountId,
          created_at: at,
          seen_at: at,
          expires_at: at + sessionHours * 3_600_000,
          ended_at: null,
          locked_at: null,
        })
        .execute()
      return { token, session: { id, accountId, csrfToken: csrfTokenOf(token), isLocked: false } }
    },

    async find(token) {
      const tokenHash = hashOf(token)
      const [row] = await sessionsWithToken(db, { tokenHash, ...bounds({ sessionIdleMinutes, now }) })
      if (!row) return undefined
      if (now() - row.seen_at > noteEveryMs)
        await db.updateTable('sessions').set({ seen_at: now() }).where('id', '=', row.id).execute()
      return {
        id: row.id,
        accountId: row.owner_id ?? row.account_id,
        ...(row.share_id !== null && {
          share: { personId: row.account_id, ...(row.level !== null && { level: row.level }) },
        }),
        csrfToken: csrfTokenOf(token),
        mustChangePassword: row.must_change_password === 1,
        isLocked: row.locked_at !== null,
        isAdmin: row.is_admin === 1 && row.share_id === null,
      }
    },

    isActive: async (id) =>
      (await active().where('id', '=', id).select('id').executeTakeFirst()) !== undefined,
    async isOpen(id) {
      const open = active().where('id', '=', id).where('locked_at', 'is', null)
      return (await open.select('id').executeTakeFirst()) !== undefined
    },

    async lock(id) {
      await locking(id, now()).where('locked_at', 'is', null).execute()
    },

    async unlock(id) {
      await locking(id, null).execute()
    },

    async end(id) {
      await ending().where('id', '=', id).execute()
    },
    async endAll(accountId, keptId) {
      const all = ending().where('account_id', '=', accountId)
      await (keptId === undefined ? all : all.where('id', '!=', keptId)).execute()
    },

    async closed(ids) {
      const closed = new Map<string, SessionClosing>(ids.map((id) => [id, 'ended']))
      for (let at = 0; at < ids.length; at += askAtOnce) {
        const rows = await active()
          .leftJoin('mailbox_shares', 'mailbox_shares.id', 'sessions.share_id')
          .where('sessions.id', 'in', ids.slice(at, at + askAtOnce))
          .select(['sessions.id', 'locked_at', 'share_id', 'mailbox_shares.id as kept_share_id'])
          .execute()
        for (const { id, locked_at, share_id, kept_share_id } of rows) {
          // What was begun through a share ends with it.
          if (share_id !== kept_share_id) closed.set(id, 'shareEnded')
          else if (locked_at === null) closed.delete(id)
          else closed.set(id, 'locked')
        }
      }
      return closed
    },
  }
}

/** The rows of those who are signed in now. Nobody is whose account is blocked. */
export const activeSessions = (db: Pick<Executor, 'selectFrom'>, options: Lifetime) =>
  sessionsWithin(db, bounds(options))

type Lifetime = Pick<SessionOptions, 'sessionIdleMinutes' | 'now'>

/** Sessions that go on longer than `at` and have done something after `seenAfter`, in ms since 1970. */
interface Bounds {
  readonly at: number
  readonly seenAfter: number
}

const bounds = ({ sessionIdleMinutes, now }: Lifetime): Bounds => ({
  at: now(),
  seenAfter: now() - sessionIdleMinutes * 60_000,
})

const sessionsWithin = (db: Pick<Executor, 'selectFrom'>, { at, seenAfter }: Bounds) =>
  db
    .selectFrom('sessions')
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', at)
    .where('sessions.seen_at', '>', seenAfter)
    .where((query) =>
      query.not(
        query.exists(
          query
            .selectFrom('accounts as blocked')
            .select('blocked.id')
            .whereRef('blocked.id', '=', 'sessions.account_id')
            .where('blocked.is_blocked', '=', 1),
        ),
      ),
    )

const sessionsWithToken = compileOnce((db, asked: Bounds & { readonly tokenHash: string }) =>
  sessionsWithin(db, asked)
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('mailbox_shares', (join) =>
      join
        .onRef('mailbox_shares.id', '=', 'sessions.share_id')
        .onRef('mailbox_shares.person_id', '=', 'sessions.account_id'),
    )
    .where('token_hash', '=', asked.tokenHash)
    .select(['sessions.id', 'account_id', 'seen_at', 'sessions.must_change_password', 'locked_at'])
    .select(['share_id', 'owner_id', 'level', 'accounts.is_admin']),
)

/** The failure of every call that needs somebody signed in. */
export const notSignedIn = () => new MailroomError('unauthenticated', 'Nobody is signed in.')

/** The failure of every call that has to wait until the screen is unlocked. @source LK-08 */
export const screenLocked = () => new MailroomError('screenLocked', 'The screen of the session is locked.')

/** The failure of every call about a mailbox that is shared no longer, or otherwise, with who works in it. @source A3 */
export const shareEnded = () =>
  new MailroomError('shareEnded', 'The share through which the session works has ended or changed.')
