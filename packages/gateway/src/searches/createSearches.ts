import {
  MailroomError,
  maxRecentSearches,
  maxSavedSearches,
  maxSearchNameLength,
  type SavedSearch,
} from '@mailroom/core'
import { randomUUID } from 'node:crypto'
import type { AccountId } from '../accounts/AccountId'
import { storableText } from '../doors/database/storableText'
import type { Database, Executor } from '../doors/database/Database'

/** Searches that people come back to. */
export interface Searches {
  /** Those with a name by it, then those used lately, the last one first. */
  list(accountId: AccountId): Promise<readonly SavedSearch[]>
  /** `invalid` for a name that is empty or too long, and when there are too many. */
  save(accountId: AccountId, name: string, query: string): Promise<SavedSearch>
  note(accountId: AccountId, query: string): Promise<SavedSearch>
  remove(accountId: AccountId, id: string): Promise<void>
  forgetUsed(accountId: AccountId): Promise<void>
}

/** Keeps searches in the database. @source ML-27 */
export function createSearches(database: Database, now: () => number): Searches {
  const change = <T>(accountId: AccountId, work: (trx: Executor) => Promise<T>) =>
    database.transaction(work, [`searches ${accountId}`])
  return {
    list: (accountId) => list(database.db, accountId),

    async save(accountId, given, query) {
      const name = storableText(given).trim()
      checkName(name)
      return change(accountId, async (trx) => {
        await removeWhere(trx, accountId, name)
        const { count } = await trx
          .selectFrom('searches')
          .select((each) => each.fn.countAll<number>().as('count'))
          .where('account_id', '=', accountId)
          .where('name', 'is not', null)
          .executeTakeFirstOrThrow()
        if (count >= maxSavedSearches) throw invalidName('searchTooMany')
        return insert(trx, accountId, name, storableText(query), now())
      })
    },

    note: (accountId, given) =>
      change(accountId, async (trx) => {
        const query = storableText(given)
        await trx
          .deleteFrom('searches')
          .where('account_id', '=', accountId)
          .where('name', 'is', null)
          .where('query', '=', query)
          .execute()
        const noted = await insert(trx, accountId, null, query, now())
        const used = (await list(trx, accountId)).filter(({ name }) => name === undefined)
        const forgotten = used.slice(maxRecentSearches).map(({ id }) => id)
        if (forgotten.length > 0) {
          await trx
            .deleteFrom('searches')
            .where('account_id', '=', accountId)
            .where('public_id', 'in', forgotten)
            .execute()
        }
        return noted
      }),

    async remove(accountId, id) {
      await database.db
        .deleteFrom('searches')
        .where('account_id', '=', accountId)
        .where('public_id', '=', id)
        .execute()
    },

    async forgetUsed(accountId) {
      await removeWhere(database.db, accountId, null)
    },
  }
}

async function list(executor: Executor, accountId: AccountId): Promise<SavedSearch[]> {
  const rows = await executor
    .selectFrom('searches')
    .select(['public_id', 'name', 'query'])
    .where('account_id', '=', accountId)
    .orderBy('used_at', 'desc')
    .orderBy('public_id')
    .execute()
  const named = rows.filter(({ name }) => name !== null)
  const byName = (a: { name: string | null }, b: { name: string | null }) =>
    (a.name ?? '').localeCompare(b.name ?? '')
  return [...named.toSorted(byName), ...rows.filter(({ name }) => name === null)].map(toSearch)
}

async function insert(
  executor: Executor,
  accountId: AccountId,
  name: string | null,
  query: string,
  usedAt: number,
): Promise<SavedSearch> {
  const row = { public_id: randomUUID(), name, query }
  await executor
    .insertInto('searches')
    .values({ ...row, account_id: accountId, used_at: usedAt })
    .execute()
  return toSearch(row)
}

const removeWhere = (executor: Executor, accountId: AccountId, name: string | null) =>
  executor
    .deleteFrom('searches')
    .where('account_id', '=', accountId)
    .where('name', name === null ? 'is' : '=', name)
    .execute()

const toSearch = (row: { public_id: string; name: string | null; query: string }): SavedSearch => ({
  id: row.public_id,
  ...(row.name !== null && { name: row.name }),
  query: row.query,
})

function checkName(name: string): void {
  const length = Array.from(name).length
  if (length === 0 || length > maxSearchNameLength) throw invalidName('searchName')
}

/** `reason` names a sentence that the routes say in the reader's language. */
const invalidName = (reason: 'searchName' | 'searchTooMany') =>
  new MailroomError('invalid', `The search was refused: ${reason}`, { fields: { name: [reason] } })
