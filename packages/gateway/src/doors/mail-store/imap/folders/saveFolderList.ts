import { type FolderId, type FolderRole, folderRoles, MailroomError } from '@mailroom/core'
import type { Executor } from '../../../database/Database'
import { defaultFolderNames } from '../../sql/folders/ensureDefaultFolders'
import { changeMailbox } from '../../sql/changeMailbox'
import type { ImapFolder } from '../connection/ImapAccount'
import type { ImapContext } from '../ImapContext'
import { clearFolder } from '../index/clearFolder'
import { folderIdOf } from './folderNames'
import { folderRows, type ImapFolderRow } from './folderRow'

/** A folder as it is to stand in the database. */
interface ListedFolder {
  readonly name: FolderId
  readonly role: FolderRole | null
  readonly folder: ImapFolder
}

/**
 * Brings the folders of an account to what the server lists. Folders that are gone leave with their index.
 *
 * @returns the names of folders that came, went, or got another role; none when the account had no folders before
 */
export async function saveFolderList(
  context: ImapContext,
  listed: readonly ImapFolder[],
): Promise<FolderId[]> {
  const { database, accountId } = context
  const wanted = withRoles(listed)
  const known = new Map((await folderRows(database.db, accountId)).map((row) => [row.path, row]))
  const isFirst = known.size === 0
  const changed: FolderId[] = []
  for (const one of wanted) {
    const row = known.get(one.folder.path)
    known.delete(one.folder.path)
    if (row === undefined) await addFolder(context, one)
    else if (isSame(row, one)) continue
    else await changeMailbox(context, (trx) => updateFolder(trx, row, one))
    changed.push(one.name)
  }
  for (const row of known.values()) {
    await removeFolder(context, row)
    changed.push(row.name)
  }
  return isFirst ? [] : changed
}

/** Each role once: the server's word first, else the folder that has the default name. */
function withRoles(listed: readonly ImapFolder[]): ListedFolder[] {
  const named = listed.map((folder) => ({ folder, name: folderIdOf(folder.parts) }))
  const holders = new Map<FolderRole, ImapFolder>()
  for (const role of folderRoles) {
    const holder =
      named.find(({ folder }) => folder.role === role && folder.isSelectable) ??
      named.find(
        ({ folder, name }) => !folder.role && folder.isSelectable && name === defaultFolderNames[role],
      )
    if (holder !== undefined) holders.set(role, holder.folder)
  }
  const roleOf = (folder: ImapFolder) => folderRoles.find((role) => holders.get(role) === folder) ?? null
  return named.map(({ folder, name }) => ({ folder, name, role: roleOf(folder) }))
}

const isSame = (row: ImapFolderRow, { role, folder }: ListedFolder) =>
  row.role === role && (row.is_selectable === 1) === folder.isSelectable

async function addFolder(context: ImapContext, { name, role, folder }: ListedFolder) {
  await changeMailbox(context, async (trx) => {
    const row = await trx
      .insertInto('folders')
      .values({
        account_id: context.accountId,
        name,
        role,
        total_count: folder.status?.messageCount ?? 0,
        unread_count: folder.status?.unseenCount ?? 0,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'name']).doNothing())
      .returning('id')
      .executeTakeFirst()
    // Mail of ours that stood under this name would be taken for a copy of the server's, and be deleted as gone there.
    if (row === undefined) {
      throw new MailroomError(
        'conflict',
        `The folder "${name}" of this account is kept here already, so it cannot be one of the IMAP server. ` +
          'Export and remove the account here before its domain is moved to the server.',
      )
    }
    await trx
      .insertInto('imap_folders')
      .values({
        folder_id: row.id,
        account_id: context.accountId,
        path: folder.path,
        is_selectable: folder.isSelectable ? 1 : 0,
        uid_validity: 0,
        next_uid: 0,
        unfilled_below: 0,
        id_base: 0,
        id_limit: 0,
        mod_seq: null,
      })
      .execute()
  })
}

async function updateFolder(trx: Executor, row: ImapFolderRow, { role, folder }: ListedFolder) {
  await trx.updateTable('folders').set({ role }).where('id', '=', row.id).execute()
  await trx
    .updateTable('imap_folders')
    .set({ is_selectable: folder.isSelectable ? 1 : 0 })
    .where('folder_id', '=', row.id)
    .execute()
}

async function removeFolder(context: ImapContext, row: ImapFolderRow) {
  await context.locks.run([row.name], async () => {
    await clearFolder(context, row.id)
    await changeMailbox(context, async (trx) => {
      await trx.deleteFrom('imap_folders').where('folder_id', '=', row.id).execute()
      await trx.deleteFrom('folders').where('id', '=', row.id).execute()
    })
  })
}
