import { addressKey, isEmailAddress, MailroomError, type SenderEntry } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import { containing } from '../doors/database/containing'
import type { Database, Executor } from '../doors/database/Database'

/** Most senders that one person allows. */
const maxSenders = 2000

/** One page of them, by name, and how many fit. @param wanted lower case, in the address */
export async function pagePictureSenders(
  db: Executor,
  accountId: AccountId,
  wanted: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const fitting = db
    .selectFrom('picture_senders')
    .where('account_id', '=', accountId)
    .where(containing(wanted)('address'))
  const [rows, { count }] = await Promise.all([
    fitting.select('address').orderBy('address').offset(offset).limit(limit).execute(),
    fitting.select((query) => query.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { entries: rows.map(({ address }) => address), total: count }
}

/** Allows several at once, or none when they are too many. @returns those that were allowed already */
export async function allowPictureSenders(
  db: Executor,
  accountId: AccountId,
  entries: readonly SenderEntry[],
  now: number,
): Promise<readonly SenderEntry[]> {
  const mine = db.selectFrom('picture_senders').where('account_id', '=', accountId)
  const known = (await mine.select('address').where('address', 'in', entries).execute()).map(
    (row) => row.address,
  )
  const { count } = await mine
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const added = entries.filter((entry) => !known.includes(entry))
  if (count + added.length > maxSenders)
    throw new MailroomError('invalid', 'The list is full.', { detail: 'senderListFull' })
  if (added.length > 0) {
    await db
      .insertInto('picture_senders')
      .values(added.map((address) => ({ account_id: accountId, address, allowed_at: now })))
      .execute()
  }
  return known
}

/** Asks again for several at once. */
export async function disallowPictureSenders(
  db: Executor,
  accountId: AccountId,
  entries: readonly SenderEntry[],
): Promise<void> {
  await db
    .deleteFrom('picture_senders')
    .where('account_id', '=', accountId)
    .where('address', 'in', entries)
    .execute()
}

/** The senders whose pictures a person wants to see without being asked. @source RD-17 */
export const createPictureSenders = ({ db }: Database, now: () => number) => ({
  async list(accountId: AccountId): Promise<readonly string[]> {
    const rows = await db
      .selectFrom('picture_senders')
      .select('address')
      .where('account_id', '=', accountId)
      .execute()
    return rows.map(({ address }) => address).toSorted()
  },

  /** `invalid` for what is no address, and when there are too many. */
  async allow(accountId: AccountId, address: string): Promise<void> {
    const { count } = await db
      .selectFrom('picture_senders')
      .select((query) => query.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (!isEmailAddress(address) || count >= maxSenders) {
      throw new MailroomError('invalid', 'The pictures of this sender cannot be allowed.', {
        fields: { mailbox: ['fieldInvalid'] },
      })
    }
    await db
      .insertInto('picture_senders')
      .values({ account_id: accountId, address: addressKey(address), allowed_at: now() })
      .onConflict((conflict) => conflict.columns(['account_id', 'address']).doNothing())
      .execute()
  },

  async disallow(accountId: AccountId, address: string): Promise<void> {
    await db
      .deleteFrom('picture_senders')
      .where('account_id', '=', accountId)
      .where('address', '=', addressKey(address))
      .execute()
  },
})
