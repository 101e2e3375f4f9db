import type { FolderId, FolderRole } from '@mailroom/core'
import type { RawBuilder, Selectable } from 'kysely'
import { compileOnce } from '../../../database/compileOnce'
import type { Executor } from '../../../database/Database'
import type { ImapTables } from '../../../database/tables/ImapTables'
import { noSuchFolder } from '../../sql/folders/findFolder'

/** A folder with what is known of it on the server. */
export interface ImapFolderRow extends Omit<Selectable<ImapTables['imap_folders']>, 'folder_id'> {
  readonly id: number
  readonly name: FolderId
  readonly role: FolderRole | null
  readonly total_count: number
  readonly unread_count: number
}

/** The folders of an account, for a statement that is put together. */
export function folderQuery(executor: Executor, accountId: number) {
  return executor
    .selectFrom('imap_folders')
    .innerJoin('folders', 'folders.id', 'imap_folders.folder_id')
    .select(['folders.id', 'folders.name', 'folders.total_count', 'folders.unread_count'])
    .select((query) => query.ref('folders.role').$castTo<FolderRole | null>().as('role'))
    .select(['imap_folders.account_id', 'path', 'is_selectable', 'uid_validity', 'imap_folders.next_uid'])
    .select(['unfilled_below', 'id_base', 'id_limit', 'mod_seq'])
    .where('imap_folders.account_id', '=', accountId)
}

/** Every folder of an account. @param condition on `folders` and `imap_folders`: those alone that it holds for */
export function folderRows(
  executor: Executor,
  accountId: number,
  condition?: RawBuilder<boolean>,
): Promise<ImapFolderRow[]> {
  const query = folderQuery(executor, accountId).orderBy('folders.id')
  return (condition ? query.where(condition) : query).execute()
}

/** One folder by its name, or `notFound`. */
export async function folderNamed(
  executor: Executor,
  accountId: number,
  name: FolderId,
): Promise<ImapFolderRow> {
  const [row] = await foldersNamed(executor, { accountId, name })
  if (row === undefined) throw noSuchFolder()
  return row
}

const foldersNamed = compileOnce(
  (executor, { accountId, name }: { readonly accountId: number; readonly name: FolderId }) =>
    folderQuery(executor, accountId).where('folders.name', '=', name),
)

/** One folder by its row; undefined when it is gone. */
export const folderWithId = async (
  executor: Executor,
  accountId: number,
  id: number,
): Promise<ImapFolderRow | undefined> => (await foldersWithId(executor, { accountId, id }))[0]

const foldersWithId = compileOnce(
  (executor, { accountId, id }: { readonly accountId: number; readonly id: number }) =>
    folderQuery(executor, accountId).where('folders.id', '=', id),
)
