import type { FolderId } from '@mailroom/core'
import type { Executor } from '../../../database/Database'
import type { MailboxContext } from '../MailboxContext'

/** What lies there is no part of a conversation, unless one looks at it from there. */
const hiddenRoles = ['trash', 'spam', 'drafts']

/**
 * The folders whose mails a conversation shows, seen from one of them.
 *
 * @param readable those that may be read; undefined for all
 */
export async function shownFolders(
  { accountId }: MailboxContext,
  executor: Executor,
  seenFrom: number,
  readable?: ReadonlySet<FolderId>,
): Promise<number[]> {
  const rows = await executor
    .selectFrom('folders')
    .select(['id', 'name', 'role'])
    .where('account_id', '=', accountId)
    .execute()
  return rows
    .filter(({ name }) => readable?.has(name) !== false)
    .filter(({ id, role }) => id === seenFrom || role === null || !hiddenRoles.includes(role))
    .map(({ id }) => id)
}
