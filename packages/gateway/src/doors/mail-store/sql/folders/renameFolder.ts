import type { Folder, FolderId } from '@mailroom/core'
import type { Executor } from '../../../database/Database'
import { changeMailbox } from '../changeMailbox'
import type { MailboxContext } from '../MailboxContext'
import { toFolder } from './listFolders'
import { renamedFolders } from './changedFolders'
import { renameHomes } from './renameHomes'

/** @see Mailbox.renameFolder. Rows keep their ids, so mails, uids and counts are as they were. */
export async function renameFolder(context: MailboxContext, id: FolderId, target: FolderId): Promise<Folder> {
  const { accountId, events } = context
  const row = await changeMailbox(context, async (trx) => {
    const names = renamedFolders(await allFolders(trx, accountId), id, target)
    for (const [folder, name] of names) {
      await trx.updateTable('folders').set({ name }).where('id', '=', folder.id).execute()
      await renameHomes(trx, accountId, folder.name, name)
    }
    const [renamed] = names.keys()
    return { ...renamed!, name: target }
  })
  events.publish(accountId, { kind: 'foldersChanged' })
  return toFolder(row)
}

/** Every folder of an account, in no order. */
export const allFolders = (executor: Executor, accountId: number) =>
  executor
    .selectFrom('folders')
    .select(['id', 'name', 'role', 'total_count', 'unread_count'])
    .where('account_id', '=', accountId)
    .execute()
