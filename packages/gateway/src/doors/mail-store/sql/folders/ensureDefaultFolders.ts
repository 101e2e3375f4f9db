import { defaultRoles, type FolderId, type FolderRole } from '@mailroom/core'
import type { MailboxContext } from '../MailboxContext'

/** The folders with a role. INBOX is the one name that mail systems agree on (RFC 9051 5.1). @source FL-01 */
export const defaultFolderNames: Readonly<Record<FolderRole, FolderId>> = {
  inbox: 'INBOX',
  snoozed: 'Snoozed',
  drafts: 'Drafts',
  sent: 'Sent',
  archive: 'Archive',
  spam: 'Spam',
  trash: 'Trash',
}

/** Makes those that are missing. Any number of calls at once make each folder once. */
export async function ensureDefaultFolders({ database, accountId }: MailboxContext): Promise<void> {
  const found = await database.db
    .selectFrom('folders')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('role', 'in', defaultRoles)
    .executeTakeFirstOrThrow()
  if (found.count >= defaultRoles.length) return
  await database.db
    .insertInto('folders')
    .values(defaultRoles.map((role) => ({ account_id: accountId, name: defaultFolderNames[role], role })))
    .onConflict((conflict) => conflict.columns(['account_id', 'name']).doNothing())
    .execute()
}
