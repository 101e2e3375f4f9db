import type { MessageRef } from '@mailroom/core'
import type { Executor } from '../../../database/Database'
import type { MailboxContext } from '../MailboxContext'

/** Where the mails are that came with these idempotency keys, by key. */
export async function findAppended(
  { accountId }: MailboxContext,
  executor: Executor,
  keys: readonly string[],
): Promise<Map<string, MessageRef>> {
  if (keys.length === 0) return new Map()
  const rows = await executor
    .selectFrom('messages')
    .innerJoin('folders', 'folders.id', 'messages.folder_id')
    .select(['messages.append_key', 'folders.name as folder', 'messages.uid'])
    .where('messages.account_id', '=', accountId)
    .where('messages.append_key', 'in', keys)
    .execute()
  return new Map(rows.map(({ append_key, folder, uid }) => [append_key ?? '', { folder, uid }]))
}
