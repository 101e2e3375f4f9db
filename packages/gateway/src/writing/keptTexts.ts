import { MailroomError } from '@mailroom/core'
import type { Updateable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { AccountId } from '../accounts/AccountId'
import type { Executor } from '../doors/database/Database'
import type { WritingTables } from '../doors/database/tables/WritingTables'

type Kind = WritingTables['kept_texts']['kind']

/** How many of a kind an account has, and when the latest was made. */
export const countTexts = (db: Executor, accountId: AccountId, kind: Kind) =>
  db
    .selectFrom('kept_texts')
    .select((each) => [each.fn.countAll<number>().as('count'), each.fn.max('created_at').as('latest')])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()

/** Forgets some of a kind; those of others are passed over. */
export async function removeTexts(
  db: Executor,
  accountId: AccountId,
  kind: Kind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('kept_texts')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('public_id', 'in', ids)
    .execute()
}

/** One text of an account. */
interface TextName {
  readonly accountId: AccountId
  readonly kind: Kind
  readonly id: string
  /** What is said when the account has no such text. */
  readonly missing: string
}

/** Changes one. `notFound` when the account has none of that id. */
export async function updateText(
  trx: Executor,
  { accountId, kind, id, missing }: TextName,
  values: Updateable<WritingTables['kept_texts']>,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('kept_texts')
    .set(values)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('public_id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new MailroomError('notFound', missing)
}

/** Where a text goes, how many of its kind there may be, and the sentence that says that there are too many. */
interface TextPlace {
  readonly accountId: AccountId
  readonly kind: Kind
  readonly most: number
  readonly full: string
}

/** Adds a checked text, and gives it its id. */
export async function insertText(
  trx: Executor,
  { accountId, kind, most, full }: TextPlace,
  text: { readonly title: string; readonly html: string },
  now: number,
) {
  const { count, latest } = await countTexts(trx, accountId, kind)
  if (count >= most)
    throw new MailroomError('invalid', 'There are too many.', { fields: { caption: [full] } })
  const id = randomUUID()
  // Two that are made in the same moment keep their order.
  const created_at = Math.max(now, (latest ?? 0) + 1)
  await trx
    .insertInto('kept_texts')
    .values({ ...text, account_id: accountId, public_id: id, kind, created_at })
    .execute()
  return { id, ...text }
}
