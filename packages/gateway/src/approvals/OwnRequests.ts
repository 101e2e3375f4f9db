import { isEnglishName, isPersonName, MailroomError, type OwnProfile } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Audit } from '../accounts/audit'
import { findAccount } from '../accounts/findAccount'
import type { Account } from '../accounts/Account'
import type { Database, Executor } from '../doors/database/Database'
import { storableText } from '../doors/database/storableText'
import { checkedReason } from './Approvals'
import { fieldFaults } from './fieldFaults'
import { wantedColumns, wantedOf, type Wanted } from './Wanted'

/** Who somebody is, as their account has it. */
export type StoredProfile = Omit<OwnProfile, 'pictureUrl'> & Pick<Account, 'pictureId'>

/** What people ask for themselves. @see ProfilePort of core @source ST-01, ST-18 */
export interface OwnRequests {
  profile(accountId: AccountId): Promise<StoredProfile>
  /** `invalid` in wire names; `conflict` for the name of now. */
  requestName(
    accountId: AccountId,
    wanted: { readonly name: string; readonly englishName: string },
    clientAddress: string,
  ): Promise<void>
  requestClosing(accountId: AccountId, reason: string, clientAddress: string): Promise<void>
  /** `conflict` when nothing of the kind waits. */
  withdraw(accountId: AccountId, kind: 'name' | 'closing', clientAddress: string): Promise<void>
}

/** What it works with. */
export interface OwnRequestParts {
  readonly database: Database
  readonly audit: Audit
  /** ms since 1970. */
  readonly now: () => number
}

/** One of a kind is kept that nobody has decided: a newer one takes the place of the older. */
export function createOwnRequests({ database, audit, now }: OwnRequestParts): OwnRequests {
  const { db } = database

  const ask = async (trx: Executor, { id, address, loginName }: Account, wanted: Wanted) => {
    await trx
      .deleteFrom('approvals')
      .where('account_id', '=', id)
      .where('kind', '=', wanted.kind)
      .where('state', 'in', ['waiting', 'withdrawn'])
      .execute()
    await trx
      .insertInto('approvals')
      .values({
        ...wantedColumns(wanted),
        state: 'waiting',
        account_id: id,
        address,
        login_name: loginName,
        password_hash: null,
        created_at: now(),
        decided_at: null,
        decided_by: null,
      })
      .execute()
  }

  return {
    async profile(accountId) {
      const [account, name, closing] = await Promise.all([
        existing(db, accountId),
        lastOf(db, accountId, 'name'),
        lastOf(db, accountId, 'closing'),
      ])
      return {
        name: account.displayName,
        englishName: account.englishName,
        address: account.address,
        gender: account.gender,
        ...(account.pictureId !== undefined && { pictureId: account.pictureId }),
        ...(account.jobNumber !== undefined && { jobNumber: account.jobNumber }),
        ...(account.department && { department: account.department.name }),
        ...(name?.wanted.kind === 'name' && {
          nameRequest: { ...name.shared, name: name.wanted.name, englishName: name.wanted.englishName },
        }),
        ...(closing?.wanted.kind === 'closing' && {
          closingRequest: { ...closing.shared, reason: closing.wanted.reason },
        }),
      }
    },

    async requestName(accountId, given, clientAddress) {
      const wanted = {
        name: storableText(given.name).trim(),
        englishName: storableText(given.englishName).trim(),
      }
      const faults = {
        realname: isPersonName(wanted.name) ? [] : ['personName'],
        english_name: isEnglishName(wanted.englishName) ? [] : ['englishName'],
      }
      if (Object.values(faults).some((said) => said.length > 0))
        throw fieldFaults(faults, 'Nobody can be called this.')
      await database.transaction(
        async (trx) => {
          const account = await existing(trx, accountId)
          const before = { name: account.displayName, englishName: account.englishName }
          if (before.name === wanted.name && before.englishName === wanted.englishName)
            throw new MailroomError('conflict', 'It is so already.', { detail: 'nameSame' })
          await ask(trx, account, { kind: 'name', ...wanted, before })
        },
        ['approvals'],
      )
      await audit.record({ action: 'name-asked', accountId, clientAddress })
    },

    async requestClosing(accountId, given, clientAddress) {
      const reason = checkedReason(given)
      await database.transaction(
        async (trx) => {
          const account = await existing(trx, accountId)
          const last = await lastOf(trx, accountId, 'closing')
          if (last?.shared.state === 'waiting')
            throw new MailroomError('conflict', 'It waits already.', { detail: 'closingWaits' })
          await ask(trx, account, { kind: 'closing', name: account.displayName, reason })
        },
        ['approvals'],
      )
      await audit.record({ action: 'closing-asked', accountId, clientAddress })
    },

    async withdraw(accountId, kind, clientAddress) {
      const isTaken = await database.transaction(
        (trx) => takeBack(trx, accountId, kind, now()),
        ['approvals'],
      )
      if (!isTaken)
        throw new MailroomError('conflict', 'It does not wait any more.', { detail: 'approvalDecided' })
      await audit.record({ action: 'approval-withdrawn', accountId, clientAddress, details: { kind } })
    },
  }
}

async function existing(db: Executor, id: AccountId): Promise<Account> {
  const account = await findAccount(db, id)
  if (!account) throw new MailroomError('notFound', 'There is no such account.')
  return account
}

/** The last one that was not taken back. */
async function lastOf(db: Executor, accountId: AccountId, kind: 'name' | 'closing') {
  const row = await db
    .selectFrom('approvals')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row || row.state === 'withdrawn') return undefined
  return {
    wanted: wantedOf(row),
    shared: { state: row.state, requestedAt: row.created_at, answer: row.answer },
  }
}

async function takeBack(
  trx: Executor,
  accountId: AccountId,
  kind: 'name' | 'closing',
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('approvals')
    .set({ state: 'withdrawn', decided_at: now })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
