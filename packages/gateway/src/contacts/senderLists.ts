import { addressKey, MailroomError, type SenderEntry, type SenderStanding } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Executor } from '../doors/database/Database'

/** Most entries of one account: what nobody keeps by hand would only slow down the mail that arrives. */
const maxEntries = 5_000

/** Names of the lists as they are stored. */
export const listOf = { welcome: 'white', refused: 'black' } as const
const standingOf = { white: 'welcome', black: 'refused' } as const

/**
 * What an account's owner has said about a sender, and by which entry. An address counts before its domain.
 *
 * @source ST-10
 */
export async function listedSender(
  db: Executor,
  accountId: AccountId,
  address: string,
): Promise<{ readonly standing: SenderStanding; readonly entry: SenderEntry } | undefined> {
  const key = addressKey(address)
  const domain = key.slice(key.lastIndexOf('@'))
  const rows = await db
    .selectFrom('sender_lists')
    .select(['entry', 'list'])
    .where('account_id', '=', accountId)
    .where('entry', 'in', [key, domain])
    .execute()
  const row = rows.find(({ entry }) => entry === key) ?? rows[0]
  return row && { standing: standingOf[row.list], entry: row.entry }
}

/** What was said about a sender, without by which entry. */
export const senderStanding = async (db: Executor, accountId: AccountId, address: string) =>
  (await listedSender(db, accountId, address))?.standing

/** Says what is to become of mail of these addresses; null takes back what was said. @returns those it is new for */
export async function setStandings(
  db: Executor,
  accountId: AccountId,
  addresses: readonly string[],
  standing: SenderStanding | null,
  now: number,
): Promise<string[]> {
  const entries = [...new Set(addresses.map(addressKey))].filter((entry) => entry !== '')
  if (entries.length === 0) return []
  const mine = db.selectFrom('sender_lists').where('account_id', '=', accountId)
  if (standing === null) {
    await db
      .deleteFrom('sender_lists')
      .where('account_id', '=', accountId)
      .where('entry', 'in', entries)
      .execute()
    return entries
  }
  const list = listOf[standing]
  const known = await mine.select(['entry', 'list']).where('entry', 'in', entries).execute()
  const changed = entries.filter((entry) => !known.some((row) => row.entry === entry && row.list === list))
  const { count } = await mine
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count + changed.length - known.length > maxEntries) {
    throw new MailroomError('invalid', 'The list is full.', { detail: 'senderListFull' })
  }
  if (changed.length === 0) return []
  await db
    .insertInto('sender_lists')
    .values(changed.map((entry) => ({ account_id: accountId, entry, list, created_at: now })))
    .onConflict((conflict) => conflict.columns(['account_id', 'entry']).doUpdateSet({ list }))
    .execute()
  return changed
}
