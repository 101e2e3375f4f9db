import {
  defaultFolderNames,
  type FolderId,
  type FolderRole,
  folderRoles,
  MailroomError,
} from '@mailroom/core'
import type { AccountId } from '../../../../accounts/AccountId'
import type { Executor } from '../../../database/Database'
import { bit } from '../../sql/append/headerColumns'
import { changeMailbox } from '../../sql/changeMailbox'
import type { ImapFolder } from '../connection/ImapAccount'
import type { ImapContext } from '../ImapContext'
import { clearFolder } from '../index/clearFolder'
import { firstIndexColumns } from '../index/startFolder'
import { folderIdOf } from './folderNames'
import { folderRows, type ImapFolderRow } from './folderRow'

/** A folder as it is to stand in the database. */
interface ListedFolder {
  readonly name: FolderId
  readonly role: FolderRole | null
  readonly folder: ImapFolder
}

/** What saving a list has changed. */
export interface SavedFolderList {
  /** Folders that came, went, or got another role; none when the account had no folders before. */
  readonly changed: readonly FolderId[]
  /** Paths of folders whose index has begun with the counts of the list: there is nothing more to know of them now. */
  readonly begun: ReadonlySet<string>
}

/** Brings the folders of an account to what the server lists. Folders that are gone leave with their index. */
export async function saveFolderList(
  context: ImapContext,
  listed: readonly ImapFolder[],
): Promise<SavedFolderList> {
  const { database, accountId } = context
  const wanted = withRoles(listed)
  const known = new Map((await folderRows(database.db, accountId)).map((row) => [row.path, row]))
  const isFirst = known.size === 0
  const added = wanted.filter(({ folder }) => !known.has(folder.path))
  const changed: FolderId[] = added.map(({ name }) => name)
  await addFolders(context, added)
  for (const one of wanted) {
    const row = known.get(one.folder.path)
    known.delete(one.folder.path)
    if (row === undefined || isSame(row, one)) continue
    await changeMailbox(context, (trx) => updateFolder(trx, row, one))
    changed.push(one.name)
  }
  for (const row of known.values()) {
    await removeFolder(context, row)
    changed.push(row.name)
  }
  const begun = added.filter(({ folder }) => folder.status !== undefined)
  return { changed: isFirst ? [] : changed, begun: new Set(begun.map(({ folder }) => folder.path)) }
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

/** All in one transaction: somebody who is new waits for it. */
async function addFolders(context: ImapContext, added: readonly ListedFolder[]): Promise<void> {
  if (added.length === 0) return
  await changeMailbox(context, async (trx) => {
    for (const one of added) await addFolder(trx, context.accountId, one)
  })
}

async function addFolder(trx: Executor, accountId: AccountId, { name, role, folder }: ListedFolder) {
  const { path, status, isSelectable } = folder
  const row = await trx
    .insertInto('folders')
    .values({
      account_id: accountId,
      name,
      role,
      total_count: status?.messageCount ?? 0,
      unread_count: status?.unseenCount ?? 0,
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
  const index = status === undefined ? noIndex : await firstIndexColumns(trx, status)
  const place = { folder_id: row.id, account_id: accountId, path, is_selectable: bit(isSelectable) }
  await trx
    .insertInto('imap_folders')
    .values({ ...place, ...index })
    .execute()
}

/** Of a folder that was never looked into. */
const noIndex = { uid_validity: 0, next_uid: 0, unfilled_below: 0, id_base: 0, id_limit: 0, mod_seq: null }

async function updateFolder(trx: Executor, row: ImapFolderRow, { role, folder }: ListedFolder) {
  await trx.updateTable('folders').set({ role }).where('id', '=', row.id).execute()
  await trx
    .updateTable('imap_folders')
    .set({ is_selectable: bit(folder.isSelectable) })
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
