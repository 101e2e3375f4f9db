import { type FolderId, MailroomError } from '@mailroom/core'
import type { Executor } from '../../../database/Database'
import type { MailboxContext } from '../MailboxContext'

/** A folder's row, or `notFound`. Looks in the account's own folders only. */
export async function findFolder({ accountId }: MailboxContext, executor: Executor, name: FolderId) {
  const folder = await executor
    .selectFrom('folders')
    .select(['id', 'name', 'role', 'total_count', 'unread_count'])
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .executeTakeFirst()
  if (folder === undefined) throw noSuchFolder()
  return folder
}

/** The error for a folder that is not there, or is not the account's: the caller cannot tell which. */
export const noSuchFolder = () => new MailroomError('notFound', 'There is no such folder in this mailbox.')
