import type { Executor } from '../../../database/Database'
import type { MailboxContext } from '../MailboxContext'

/** The rows of an account's tags with these names; names that it does not have are left out. */
export async function tagIds({ accountId }: MailboxContext, executor: Executor, names: readonly string[]) {
  if (names.length === 0) return []
  const rows = await executor
    .selectFrom('tags')
    .select('id')
    .where('account_id', '=', accountId)
    .where('name', 'in', names)
    .execute()
  return rows.map((row) => row.id)
}

/** Puts tags on mails; those that are on already stay. */
export async function addTags(
  trx: Executor,
  messageIds: readonly number[],
  tags: readonly number[],
): Promise<void> {
  if (messageIds.length === 0) return
  for (const tag of tags) {
    await trx
      .insertInto('message_tags')
      .columns(['tag_id', 'message_id', 'folder_id', 'received_at'])
      .expression((query) =>
        query
          .selectFrom('messages')
          .select((mails) => [mails.val(tag).as('tag_id'), 'id', 'folder_id', 'received_at'])
          .where('id', 'in', messageIds),
      )
      .onConflict((conflict) => conflict.columns(['message_id', 'tag_id']).doNothing())
      .execute()
  }
}

/** Takes tags off mails: these, or all of them. */
export async function removeTags(
  trx: Executor,
  messageIds: readonly number[],
  tags: readonly number[] | 'all',
): Promise<void> {
  if (messageIds.length === 0 || tags.length === 0) return
  const ofMails = trx.deleteFrom('message_tags').where('message_id', 'in', messageIds)
  await (tags === 'all' ? ofMails : ofMails.where('tag_id', 'in', tags)).execute()
}
