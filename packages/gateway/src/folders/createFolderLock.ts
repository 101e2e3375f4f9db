import { folderLockPasswordLengths, type FolderLockState, MailroomError } from '@mailroom/core'
import { countAttempts } from '../accounts/attempts/countAttempts'
import { accountPolicy } from '../accounts/attempts/lockPolicy'
import type { Audit } from '../accounts/audit'
import { hashPassword, verifyPassword } from '../accounts/passwords'
import type { Database } from '../doors/database/Database'
import type { EventBus } from '../doors/events/EventBus'
import { readWrapped, type WrappingParts } from '../session/readWrapped'
import type { FolderLock, LockedSession, WrappedPassword } from './FolderLock'

/** What the lock works with. */
export interface FolderLockParts extends WrappingParts {
  readonly database: Database
  readonly events: EventBus
  readonly audit: Audit
}

/**
 * The lock on people's own folders: a password of its own, kept like that of the account, and for each session a row that
 * says that it was opened there.
 *
 * @source LK-07, LK-08, A8, B3
 */
export function createFolderLock(parts: FolderLockParts): FolderLock {
  const { database, events, audit, now } = parts
  const attempts = countAttempts(database, now)
  const tell = ({ accountId }: LockedSession) => events.publish(accountId, { kind: 'foldersChanged' })

  /** Lets who knows the password go on. Every attempt counts before it is made. */
  const check = async ({ accountId }: LockedSession, { wrapped, clientAddress }: WrappedPassword) => {
    const lock = await database.db
      .selectFrom('folder_locks')
      .select('password_hash')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (lock === undefined) throw new MailroomError('notFound', 'There is no lock on these folders.')
    const subject = `folder-lock:${accountId}`
    await attempts.begin([[subject, accountPolicy]])
    const { password, isFresh } = await readWrapped(parts, wrapped)
    if (!(await verifyPassword(lock.password_hash, password)) || !isFresh) {
      await audit.record({ action: 'folder-lock-refused', accountId, clientAddress })
      throw wrongPassword('lockPasswordWrong')
    }
    await attempts.settle([subject], [])
  }

  return {
    state: (session) => lockState(database, session),

    async set(session, { wrapped, clientAddress }) {
      const { accountId } = session
      const { password, isFresh } = await readWrapped(parts, wrapped)
      const length = Array.from(password).length
      const { min, max } = folderLockPasswordLengths
      if (!isFresh || length < min || length > max) throw wrongPassword('lockPasswordLength')
      const values = { account_id: accountId, password_hash: await hashPassword(password), set_at: now() }
      const isSet = await database.transaction(
        async (trx) => {
          const kept = await trx
            .insertInto('folder_locks')
            .values(values)
            .onConflict((conflict) => conflict.column('account_id').doNothing())
            .returning('account_id')
            .executeTakeFirst()
          await trx.deleteFrom('folder_lock_openings').where('account_id', '=', accountId).execute()
          return kept !== undefined
        },
        [`folder-lock ${accountId}`],
      )
      if (!isSet) throw new MailroomError('conflict', 'There is a lock on these folders already.')
      await audit.record({ action: 'folder-lock-set', accountId, clientAddress })
      tell(session)
    },

    async open(session, password) {
      await check(session, password)
      await database.db
        .insertInto('folder_lock_openings')
        .values({ session_id: session.id, account_id: session.accountId })
        .onConflict((conflict) => conflict.column('session_id').doNothing())
        .execute()
      tell(session)
    },

    async remove(session, password) {
      await check(session, password)
      await removeFolderLock(database, session.accountId)
      await audit.record({
        action: 'folder-lock-removed',
        accountId: session.accountId,
        clientAddress: password.clientAddress,
      })
      tell(session)
    },
  }
}

/** Takes the lock off an account's folders. @returns false when there was none */
export async function removeFolderLock({ db }: Database, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('folder_locks')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('login_attempts').where('subject', '=', `folder-lock:${accountId}`).execute()
  return numDeletedRows > 0n
}

async function lockState({ db }: Database, { id, accountId }: LockedSession): Promise<FolderLockState> {
  const row = await db
    .selectFrom('folder_locks')
    .leftJoin('folder_lock_openings', (join) =>
      join
        .onRef('folder_lock_openings.account_id', '=', 'folder_locks.account_id')
        .on('folder_lock_openings.session_id', '=', id),
    )
    .select('folder_lock_openings.session_id')
    .where('folder_locks.account_id', '=', accountId)
    .executeTakeFirst()
  return { isSet: row !== undefined, isOpen: row?.session_id != null }
}

const wrongPassword = (sentence: string) =>
  new MailroomError('invalid', 'The lock password is not right.', { fields: { lock_password: [sentence] } })
