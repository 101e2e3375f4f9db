import { compileOnce } from '../../../database/compileOnce'
import type { Executor } from '../../../database/Database'
import { listed, type Listed, valuesOf } from '../../../database/listed'

/** Keywords that the server would not keep, by Message-ID. Mails without one lose them with the index. */
export async function readMarks(
  executor: Executor,
  accountId: number,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const wanted = messageIds.filter((id) => id !== '')
  if (wanted.length === 0) return new Map()
  const rows = await marksOf(executor, { accountId, messageIds: listed(executor, wanted) })
  const marks = new Map<string, string[]>()
  for (const { message_id, keyword } of rows)
    marks.set(message_id, [...(marks.get(message_id) ?? []), keyword])
  return marks
}

const marksOf = compileOnce(
  (executor, { accountId, messageIds }: { readonly accountId: number; readonly messageIds: Listed }) =>
    executor
      .selectFrom('imap_marks')
      .select(['message_id', 'keyword'])
      .where('account_id', '=', accountId)
      .where('message_id', 'in', valuesOf<string>(executor, messageIds, 'text')),
)

/** Changes them for these mails. */
export async function changeMarks(
  trx: Executor,
  accountId: number,
  messageIds: readonly string[],
  change: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Promise<void> {
  const ids = [...new Set(messageIds)].filter((id) => id !== '')
  if (ids.length === 0) return
  if (change.remove.length > 0) {
    await trx
      .deleteFrom('imap_marks')
      .where('account_id', '=', accountId)
      .where('message_id', 'in', ids)
      .where('keyword', 'in', change.remove)
      .execute()
  }
  for (const keyword of change.add) {
    await trx
      .insertInto('imap_marks')
      .values(ids.map((message_id) => ({ account_id: accountId, message_id, keyword })))
      .onConflict((conflict) => conflict.columns(['account_id', 'message_id', 'keyword']).doNothing())
      .execute()
  }
}
