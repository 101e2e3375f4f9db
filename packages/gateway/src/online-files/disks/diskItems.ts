import { MailroomError, type DiskEntry, type UploadId } from '@mailroom/core'
import type { Selectable } from 'kysely'
import type { Executor } from '../../doors/database/Database'
import type { OnlineTables } from '../../doors/database/tables/OnlineTables'

/** A file or folder of a disk, as it is stored. */
export type DiskItem = Selectable<OnlineTables['disk_items']>

/** What `kind` says. */
export const itemKinds = { folder: 0, file: 1 } as const

/** No path is longer: folders are made one in another, and somebody may not stop. */
export const maxDepth = 20

/** As core has it. */
export const toEntry = (item: DiskItem): DiskEntry => ({
  id: item.id,
  kind: item.kind === itemKinds.folder ? 'folder' : 'file',
  name: item.name,
  sizeBytes: item.size_bytes,
  contentType: item.content_type,
  storedAt: item.stored_at,
})

/**
 * The folders that lead to one, the outermost first; none at the top.
 *
 * @throws MailroomError `notFound` for a folder that is not on this disk
 */
export async function pathTo(
  executor: Executor,
  disk: string,
  folderId: UploadId | undefined,
): Promise<DiskItem[]> {
  const path: DiskItem[] = []
  for (let id = folderId ?? ''; id !== '' && path.length <= maxDepth; id = path[0]!.folder_id) {
    const folder = await executor
      .selectFrom('disk_items')
      .selectAll()
      .where('id', '=', id)
      .where('disk', '=', disk)
      .where('kind', '=', itemKinds.folder)
      .executeTakeFirst()
    if (!folder)
      throw new MailroomError('notFound', 'The folder is not there any more', { detail: 'diskFolderGone' })
    path.unshift(folder)
  }
  return path
}

/** @throws MailroomError `notFound`; `invalid` when a folder in it would lie too deep */
export async function requireFolder(
  executor: Executor,
  disk: string,
  folderId: UploadId | undefined,
): Promise<void> {
  if ((await pathTo(executor, disk, folderId)).length >= maxDepth) throw tooDeep()
}

/** Folders do not lie that deep. */
export const tooDeep = (): MailroomError =>
  new MailroomError('invalid', 'Folders do not lie that deep', { fields: { folder_id: ['diskTooDeep'] } })

/** Items of a disk, each once, in the order asked. @throws MailroomError `notFound` when one is not there */
export async function itemsOf(
  executor: Executor,
  disk: string,
  ids: readonly UploadId[],
): Promise<readonly DiskItem[]> {
  const items = await itemsLeftOf(executor, disk, ids)
  if (items.length === new Set(ids).size) return items
  throw new MailroomError('notFound', 'The file is not there any more', { detail: 'diskFileGone' })
}

/** Those of them that are there. */
export async function itemsLeftOf(
  executor: Executor,
  disk: string,
  ids: readonly UploadId[],
): Promise<readonly DiskItem[]> {
  if (ids.length === 0) return []
  const rows = await executor
    .selectFrom('disk_items')
    .selectAll()
    .where('disk', '=', disk)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

/**
 * What lies in some folders, those of one folder after those of another.
 *
 * @param most no more than so many; all of them unless told
 */
export async function insideOf(
  executor: Executor,
  disk: string,
  folderIds: readonly UploadId[],
  most = Infinity,
): Promise<DiskItem[]> {
  const inside: DiskItem[] = []
  for (let from = 0; from < folderIds.length && inside.length < most; from += portion) {
    const rows = executor
      .selectFrom('disk_items')
      .selectAll()
      .where('disk', '=', disk)
      .where('folder_id', 'in', folderIds.slice(from, from + portion))
      .orderBy('folder_id')
      .orderBy('kind')
      .orderBy('name')
      .orderBy('id')
    const limited = most === Infinity ? rows : rows.limit(most - inside.length)
    for (const row of await limited.execute()) inside.push(row)
  }
  return inside
}

/** Folders that are asked for at once. */
const portion = 200

/** Of some items the ids of the folders. */
export const foldersIn = (items: readonly Pick<DiskItem, 'id' | 'kind'>[]): UploadId[] =>
  items.flatMap(({ id, kind }) => (kind === itemKinds.folder ? id : []))
