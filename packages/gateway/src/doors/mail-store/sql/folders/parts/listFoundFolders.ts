import { findFolders, type Folder, type FoundFolders, namedFolder, sortFolders } from '@mailroom/core'
import { listed, valuesOf } from '../../../../database/listed'
import { checkFolderPage } from '../listFolderPage'
import { folderColumns, type OwnFolders, toFolder } from '../listFolders'

/** @see Mailbox.findFolders */
export async function listFoundFolders(
  { database, accountId }: OwnFolders,
  words: string,
  limit: number,
): Promise<FoundFolders> {
  checkFolderPage({ offset: 0, limit })
  const { db } = database
  const own = db.selectFrom('folders').where('account_id', '=', accountId)
  // Names come from an index alone. Who has a role stands before the others.
  const names = await own.select('name').execute()
  const withRole = await own.select(folderColumns).where('role', 'is not', null).execute()
  const roles = new Map(withRole.map(({ name, role }) => [name, role]))
  const all = names.map(({ name }) =>
    toFolder({ name, role: roles.get(name) ?? null, total_count: 0, unread_count: 0 }),
  )
  // Comparing as people read is dear, so that only what is found is put into order.
  const found = find(sortFolders(find(all, words)), words)
  const first = found.slice(0, limit).map(({ id }) => id)
  const rows = await own
    .select(folderColumns)
    .where('name', 'in', valuesOf<string>(db, listed(db, first), 'text'))
    .execute()
  const byName = new Map(rows.map((row) => [row.name, toFolder(row)]))
  return { folders: first.flatMap((id) => byName.get(id) ?? []), totalCount: found.length }
}

const find = (folders: readonly Folder[], words: string): readonly Folder[] =>
  findFolders(
    folders.map((folder) => namedFolder(folder, folder.id)),
    words,
  ).map(({ folder }) => folder)
