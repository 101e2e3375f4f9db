import type { SenderEntry, SenderStanding } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import { containing } from '../doors/database/containing'
import type { Executor } from '../doors/database/Database'
import { listOf } from './senderLists'

/** One page of an account's white or black list, by name, and how many fit. @param wanted lower case, in the entry */
export async function pageStandings(
  db: Executor,
  accountId: AccountId,
  standing: SenderStanding,
  wanted: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const fitting = db
    .selectFrom('sender_lists')
    .where('account_id', '=', accountId)
    .where('list', '=', listOf[standing])
    .where(containing(wanted)('entry'))
  const [rows, { count }] = await Promise.all([
    fitting.select('entry').orderBy('entry').offset(offset).limit(limit).execute(),
    fitting.select((query) => query.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { entries: rows.map(({ entry }) => entry), total: count }
}

/** Those of the entries that stand on either list. */
export async function listedOf(
  db: Executor,
  accountId: AccountId,
  entries: readonly SenderEntry[],
): Promise<readonly SenderEntry[]> {
  const rows = await db
    .selectFrom('sender_lists')
    .select('entry')
    .where('account_id', '=', accountId)
    .where('entry', 'in', entries)
    .execute()
  return rows.map(({ entry }) => entry)
}

/** Takes entries off one list; what the other one says of them stays. */
export async function removeStandings(
  db: Executor,
  accountId: AccountId,
  standing: SenderStanding,
  entries: readonly SenderEntry[],
): Promise<void> {
  await db
    .deleteFrom('sender_lists')
    .where('account_id', '=', accountId)
    .where('list', '=', listOf[standing])
    .where('entry', 'in', entries)
    .execute()
}
