import { defaultFolderNames, type FolderId, type FolderRole } from '@mailroom/core'
import { changeMailbox } from '../changeMailbox'
import type { MailboxContext } from '../MailboxContext'

/** @see Mailbox.folderWithRole. A folder of the user's own that has the name is taken for it. */
export async function folderWithRole(context: MailboxContext, role: FolderRole): Promise<FolderId> {
  const name = defaultFolderNames[role]
  if (role !== 'snoozed') return name
  const { accountId, database, events } = context
  const found = await database.db
    .selectFrom('folders')
    .select('id')
    .where('account_id', '=', accountId)
    .where('role', '=', role)
    .executeTakeFirst()
  if (found !== undefined) return name
  await changeMailbox(context, (trx) =>
    trx
      .insertInto('folders')
      .values({ account_id: accountId, name, role })
      .onConflict((conflict) => conflict.columns(['account_id', 'name']).doUpdateSet({ role }))
      .execute(),
  )
  events.publish(accountId, { kind: 'foldersChanged' })
  return name
}
