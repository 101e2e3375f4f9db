import { lockScopes, MailroomError } from '@mailroom/core'
import type { Updateable } from 'kysely'
import type { BlobStore } from '../../doors/blob-store/BlobStore'
import type { Database, Executor } from '../../doors/database/Database'
import type { AccountTables } from '../../doors/database/tables/AccountTables'
import { lockSubject, removeLocks } from '../../locks/createLock'
import { removePicture } from '../../profile/createProfiles'
import type { Sessions } from '../../session/Sessions'
import type { SessionWatch } from '../../session/sessionWatch'
import { removeKeys } from '../../session/passkeys/removeKeys'
import { sendingSubject } from '../../session/two-factor/phone/createPhoneCodes'
import { removeSecondStep, secondStepSubject } from '../../session/two-factor/removeSecondStep'
import type { AccountId } from '../AccountId'
import type { Audit, AuditAction } from '../audit'
import { requireOtherAdmin } from './requireOtherAdmin'

/** Who does something to an account, and from where. */
export interface Doer {
  /** The administrator; absent for the command line. */
  readonly actorId?: AccountId
  /** Empty for the command line. */
  readonly clientAddress: string
}

/** What can be done to an account by a word, and what is written down of it. */
const recorded = {
  block: 'account-blocked',
  unblock: 'account-unblocked',
  'name-administrator': 'administrator-named',
  'end-administrator': 'administrator-ended',
  'demand-password': 'password-demanded',
  'end-sessions': 'session-ended',
  'clear-second-step': 'second-step-removed',
  'clear-keys': 'passkey-removed',
  'unlock-folders': 'folder-lock-removed',
  'clear-attempts': 'attempts-cleared',
  'remove-picture': 'picture-removed',
} as const satisfies Readonly<Record<string, AuditAction>>

/** The word for something that can be done to an account. */
export type AccountAct = keyof typeof recorded

/** What it works with. */
export interface AccountActParts {
  readonly database: Database
  /** Pictures of people are in it. */
  readonly blobs: BlobStore
  readonly audit: Audit
  readonly sessions: Pick<Sessions, 'endAll'>
  /** Absent for the command line: a running gateway looks itself, within a second. */
  readonly sessionWatch?: Pick<SessionWatch, 'check'>
}

/**
 * Does one thing to an account and writes it down.
 *
 * @returns false when there was nothing to do: it is so already, or there is nothing to clear
 * @throws MailroomError `notFound`; `conflict` for an administrator who would lock out themselves, or the last one
 */
export type PerformAct = (act: AccountAct, id: AccountId, by: Doer) => Promise<boolean>

/** The acts of administrators and of the command line on one account. @source SH-05, GW-05, SE-08, LK-06, HO-01, A6 */
export function createAccountActs({
  database,
  blobs,
  audit,
  sessions,
  sessionWatch,
}: AccountActParts): PerformAct {
  const { db } = database
  const endSessions = async (id: AccountId) => {
    await sessions.endAll(id)
    await sessionWatch?.check()
    return true
  }
  const ending = async (isDone: boolean, id: AccountId) => isDone && endSessions(id)
  const works: Readonly<Record<AccountAct, (id: AccountId, by: Doer) => Promise<boolean>>> = {
    async block(id, { actorId }) {
      if (actorId === id)
        throw new MailroomError('conflict', 'Nobody blocks themselves.', { detail: 'adminSelf' })
      return ending(await setFlag(database, id, { is_blocked: 1 }, actorId !== undefined), id)
    },
    // One that was closed is opened again with it.
    unblock: (id) => setFlag(database, id, { is_blocked: 0, is_active: 1 }),
    'name-administrator': (id) => setFlag(database, id, { is_admin: 1 }),
    'end-administrator': (id, { actorId }) => setFlag(database, id, { is_admin: 0 }, actorId !== undefined),
    'demand-password': (id) => setFlag(database, id, { must_change_password: 1 }),
    'end-sessions': endSessions,
    'clear-second-step': async (id) => ending(await removeSecondStep(database, id), id),
    'clear-keys': async (id) => ending(await removeKeys(database, id), id),
    'unlock-folders': (id) => removeLocks(database, id),
    'clear-attempts': (id) => clearAttempts(db, id),
    'remove-picture': (id) => removePicture({ database, blobs }, id),
  }
  return async (act, id, by) => {
    const account = await db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()
    if (!account) throw new MailroomError('notFound', 'There is no such account.')
    if (!(await works[act](id, by))) return false
    await audit.record({ action: recorded[act], accountId: id, ...by })
    return true
  }
}

/** Wrong attempts at the passwords and codes of an account are forgotten, and codes that were sent to it, so that it can be signed in to at once. */
async function clearAttempts(db: Executor, id: AccountId): Promise<boolean> {
  const subjects = [
    `account:${id}`,
    secondStepSubject(id),
    ...lockScopes.map((scope) => lockSubject(scope, id)),
    sendingSubject(id),
  ]
  const rows = await db
    .deleteFrom('login_attempts')
    .where('subject', 'in', subjects)
    .returning('subject')
    .execute()
  return rows.length > 0
}

type Flag = Pick<
  Updateable<AccountTables['accounts']>,
  'is_blocked' | 'is_active' | 'is_admin' | 'must_change_password'
>

/** Sets columns of an account, the first of which decides. @param keepsAdmin somebody else must be left who administers. @returns false when it is so already */
async function setFlag(database: Database, id: AccountId, flag: Flag, keepsAdmin = false): Promise<boolean> {
  const [[column, value]] = Object.entries(flag) as [[keyof Flag, 0 | 1]]
  return database.transaction(
    async (trx) => {
      if (keepsAdmin) await requireOtherAdmin(trx, id)
      const { numUpdatedRows } = await trx
        .updateTable('accounts')
        .set(flag)
        .where('id', '=', id)
        .where(column, '!=', value)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
    ['administrators'],
  )
}
