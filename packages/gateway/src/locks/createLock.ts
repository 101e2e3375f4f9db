import {
  lockPasswordLengths,
  lockScopes,
  MailroomError,
  type LockScope,
  type LockState,
} from '@mailroom/core'
import { countAttempts } from '../accounts/attempts/countAttempts'
import { accountPolicy } from '../accounts/attempts/lockPolicy'
import type { Audit } from '../accounts/audit'
import { hashPassword, verifyPassword } from '../accounts/passwords'
import { compileOnce } from '../doors/database/compileOnce'
import type { Database } from '../doors/database/Database'
import type { EventBus } from '../doors/events/EventBus'
import { readWrapped, type WrappingParts } from '../session/readWrapped'
import type { Lock, LockedSession, WrappedPassword } from './Lock'

/** What a lock works with. */
export interface LockParts extends WrappingParts {
  readonly database: Database
  readonly events: EventBus
  readonly audit: Audit
}

/** How often it is tried, and what is written down of it; the names of the first scope are older than scopes. */
const names = {
  folders: { subject: 'folder-lock', event: 'folder-lock' },
  files: { subject: 'file-lock', event: 'file-lock' },
  calendar: { subject: 'calendar-lock', event: 'calendar-lock' },
} as const satisfies Record<LockScope, object>

/**
 * The lock on one part of what people have: a password of its own, kept like that of the account, and for each session a row that
 * says that it was opened there.
 *
 * @source LK-05, LK-07, LK-08, A8, B3
 */
export function createLock(parts: LockParts, scope: LockScope): Lock {
  const { database, events, audit, now } = parts
  const attempts = countAttempts(database, now)
  const tell = ({ accountId }: LockedSession) => events.publish(accountId, { kind: 'foldersChanged' })

  /** Lets who knows the password go on. Every attempt counts before it is made. */
  const check = async ({ accountId }: LockedSession, { wrapped, clientAddress }: WrappedPassword) => {
    const lock = await database.db
      .selectFrom('locks')
      .select('password_hash')
      .where('account_id', '=', accountId)
      .where('scope', '=', scope)
      .executeTakeFirst()
    if (lock === undefined) throw new MailroomError('notFound', 'There is no lock here.')
    const subject = lockSubject(scope, accountId)
    await attempts.begin([[subject, accountPolicy]])
    const { password, isFresh } = await readWrapped(parts, wrapped)
    if (!(await verifyPassword(lock.password_hash, password)) || !isFresh) {
      await audit.record({ action: `${names[scope].event}-refused`, accountId, clientAddress })
      throw wrongPassword('lockPasswordWrong')
    }
    await attempts.settle([subject], [])
  }

  return {
    state: (session) => lockState(database, session, scope),

    async require(session) {
      const { isSet, isOpen } = await lockState(database, session, scope)
      if (isSet && !isOpen) throw new MailroomError('locked', 'This is behind a lock of its owner.')
    },

    async set(session, { wrapped, clientAddress }) {
      const { accountId } = session
      const { password, isFresh } = await readWrapped(parts, wrapped)
      const length = Array.from(password).length
      const { min, max } = lockPasswordLengths
      if (!isFresh || length < min || length > max) throw wrongPassword('lockPasswordLength')
      const password_hash = await hashPassword(password)
      const values = { account_id: accountId, scope, password_hash, set_at: now() }
      const isSet = await database.transaction(
        async (trx) => {
          const kept = await trx
            .insertInto('locks')
            .values(values)
            .onConflict((conflict) => conflict.columns(['account_id', 'scope']).doNothing())
            .returning('account_id')
            .executeTakeFirst()
          await trx
            .deleteFrom('lock_openings')
            .where('account_id', '=', accountId)
            .where('scope', '=', scope)
            .execute()
          return kept !== undefined
        },
        [`${scope}-lock ${accountId}`],
      )
      if (!isSet) throw new MailroomError('conflict', 'There is a lock here already.')
      await audit.record({ action: `${names[scope].event}-set`, accountId, clientAddress })
      tell(session)
    },

    async open(session, password) {
      await check(session, password)
      await database.db
        .insertInto('lock_openings')
        .values({ session_id: session.id, scope, account_id: session.accountId })
        .onConflict((conflict) => conflict.columns(['session_id', 'scope']).doNothing())
        .execute()
      tell(session)
    },

    async remove(session, password) {
      await check(session, password)
      await removeLocks(database, session.accountId, [scope])
      await audit.record({
        action: `${names[scope].event}-removed`,
        accountId: session.accountId,
        clientAddress: password.clientAddress,
      })
      tell(session)
    },
  }
}

/** Names the tries of a lock password in `login_attempts`. */
export const lockSubject = (scope: LockScope, accountId: number) => `${names[scope].subject}:${accountId}`

/** Takes locks off an account. @returns false when there was none */
export async function removeLocks(
  { db }: Database,
  accountId: number,
  scopes: readonly LockScope[] = lockScopes,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('locks')
    .where('account_id', '=', accountId)
    .where('scope', 'in', scopes)
    .executeTakeFirstOrThrow()
  const subjects = scopes.map((scope) => lockSubject(scope, accountId))
  await db.deleteFrom('login_attempts').where('subject', 'in', subjects).execute()
  return numDeletedRows > 0n
}

async function lockState(
  { db }: Database,
  { id, accountId }: LockedSession,
  scope: LockScope,
): Promise<LockState> {
  const [row] = await locksFor(db, { id, accountId, scope })
  return { isSet: row !== undefined, isOpen: row?.session_id != null }
}

const locksFor = compileOnce(
  (db, { id, accountId, scope }: Pick<LockedSession, 'id' | 'accountId'> & { readonly scope: LockScope }) =>
    db
      .selectFrom('locks')
      .leftJoin('lock_openings', (join) =>
        join
          .onRef('lock_openings.account_id', '=', 'locks.account_id')
          .onRef('lock_openings.scope', '=', 'locks.scope')
          .on('lock_openings.session_id', '=', id),
      )
      .select('lock_openings.session_id')
      .where('locks.account_id', '=', accountId)
      .where('locks.scope', '=', scope),
)

const wrongPassword = (sentence: string) =>
  new MailroomError('invalid', 'The lock password is not right.', { fields: { lock_password: [sentence] } })
