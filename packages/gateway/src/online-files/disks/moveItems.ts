import { type FolderedDisk, MailroomError, type UploadId } from '@mailroom/core'
import type { Executor } from '../../doors/database/Database'
import { changeDisk, type DiskParts } from './changeDisk'
import { requireFreeName } from './DiskFiles'
import { foldersIn, insideOf, itemKinds, itemsOf, maxDepth, pathTo, tooDeep } from './diskItems'

/** Files and folders of a disk, and where they go. */
export interface Moving {
  readonly place: FolderedDisk
  readonly ids: readonly UploadId[]
  /** Undefined is the top. */
  readonly folderId: UploadId | undefined
}

/** As core's `DiskPort.move`. @source FC-02 */
export const moveItems = (
  parts: DiskParts,
  accountId: number,
  { place, ids, folderId }: Moving,
): Promise<void> =>
  changeDisk(parts, accountId, place, async (trx, disk) => {
    const path = await pathTo(trx, disk, folderId)
    const moving = (await itemsOf(trx, disk, ids)).filter((item) => item.folder_id !== (folderId ?? ''))
    if (moving.length === 0) return
    const leading = new Set(path.map(({ id }) => id))
    if (moving.some(({ id }) => leading.has(id)))
      throw new MailroomError('invalid', 'A folder cannot lie in itself', {
        fields: { folder_id: ['diskFolderInItself'] },
      })
    if (path.length + (await heightOf(trx, disk, foldersIn(moving))) > maxDepth) throw tooDeep()
    for (const item of moving.filter(({ kind }) => kind === itemKinds.folder)) {
      await requireFreeName(trx, { ...item, folder_id: folderId ?? '' })
      // One after the other, so that two of one name are found as well.
      await put(trx, [item.id], folderId)
    }
    await put(
      trx,
      moving.flatMap(({ id, kind }) => (kind === itemKinds.file ? id : [])),
      folderId,
    )
  })

async function put(trx: Executor, ids: readonly UploadId[], folderId: UploadId | undefined): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('disk_items')
    .set({ folder_id: folderId ?? '' })
    .where('id', 'in', [...ids])
    .execute()
}

/** Levels of folders, from these on downwards. */
async function heightOf(trx: Executor, disk: string, folderIds: UploadId[]): Promise<number> {
  let height = 0
  for (let level = folderIds; level.length > 0; level = foldersIn(await insideOf(trx, disk, level)))
    height += 1
  return height
}
