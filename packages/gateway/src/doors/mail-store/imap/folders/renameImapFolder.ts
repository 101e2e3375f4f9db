import type { Folder, FolderId } from '@mailroom/core'
import { toFolder } from '../../sql/folders/listFolders'
import { renamedFolders } from '../../sql/folders/changedFolders'
import { renameHomes } from '../../sql/folders/renameHomes'
import { changeMailbox } from '../../sql/changeMailbox'
import type { ImapContext } from '../ImapContext'
import { folderListLock } from './folderListLock'
import { folderParts, folderIdOf } from './folderNames'
import { folderNamed, folderRows, type ImapFolderRow } from './folderRow'

/**
 * @see Mailbox.renameFolder
 *
 * On the server first; then the rows get their new names, so that the index of the mails is as good as before. A server
 * that gives the folder new numbers is noticed at the next look.
 */
export async function renameImapFolder(
  context: ImapContext,
  id: FolderId,
  target: FolderId,
): Promise<Folder> {
  const { database, accountId, events, locks } = context
  const account = await context.account()
  await locks.run([folderListLock], async () => {
    const rows = await folderRows(database.db, accountId)
    const names = renamedFolders(rows, id, target)
    if (id === target) return
    await locks.run([...[...names.keys()].map(({ name }) => name), ...names.values()], async () => {
      const [from, ...inside] = [...names.keys()].map((row) => row.path)
      const path = await account.renameFolder(from!, folderParts(target), inside)
      await changeMailbox(context, (trx) => renameRows(trx, names, from!, path))
    })
  })
  events.publish(accountId, { kind: 'foldersChanged' })
  return toFolder(await folderNamed(database.db, accountId, folderIdOf(folderParts(target))))
}

async function renameRows(
  trx: ImapContext['database']['db'],
  names: ReadonlyMap<ImapFolderRow, FolderId>,
  from: string,
  to: string,
) {
  for (const [row, name] of names) {
    const path = `${to}${row.path.slice(from.length)}`
    await trx.updateTable('folders').set({ name }).where('id', '=', row.id).execute()
    await renameHomes(trx, row.account_id, row.name, name)
    await trx.updateTable('imap_folders').set({ path }).where('folder_id', '=', row.id).execute()
    // What is written down of mails under way has to be found under the new path.
    for (const column of ['from_path', 'to_path'] as const) {
      await trx
        .updateTable('imap_moves')
        .set({ [column]: path })
        .where('account_id', '=', row.account_id)
        .where(column, '=', row.path)
        .execute()
    }
    await trx
      .updateTable('imap_appends')
      .set({ path })
      .where('account_id', '=', row.account_id)
      .where('path', '=', row.path)
      .execute()
  }
}
