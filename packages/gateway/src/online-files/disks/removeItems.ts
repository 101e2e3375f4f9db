import type { FolderedDisk, UploadId } from '@mailroom/core'
import type { Executor } from '../../doors/database/Database'
import { unneededBytes } from '../unneededBytes'
import { changeDisk, type DiskParts } from './changeDisk'
import { type DiskItem, foldersIn, insideOf, itemsLeftOf } from './diskItems'

/** Rows that are deleted at once. */
const portion = 200

/**
 * As core's `DiskPort.remove`, of a disk. What mails link to goes on having its bytes, and takes up its own room from now on.
 *
 * @source FC-02
 */
export async function removeItems(
  parts: DiskParts,
  accountId: number,
  { place, ids }: { readonly place: FolderedDisk; readonly ids: readonly UploadId[] },
): Promise<void> {
  const { database, blobs } = parts
  const removed = await changeDisk(parts, accountId, place, async (trx, disk) => {
    const items = [...(await itemsLeftOf(trx, disk, ids))]
    for (let level = foldersIn(items); level.length > 0;) {
      const inside = await insideOf(trx, disk, level)
      // Not spread: a folder may hold more than one call takes.
      for (const item of inside) items.push(item)
      level = foldersIn(inside)
    }
    for (let from = 0; from < items.length; from += portion)
      await removeRows(
        trx,
        items.slice(from, from + portion).map(({ id }) => id),
      )
    return items
  })
  await blobs.delete(...(await unneededBytes(database, keysOf(removed))))
}

async function removeRows(trx: Executor, ids: readonly UploadId[]): Promise<void> {
  await trx.deleteFrom('disk_items').where('id', 'in', ids).execute()
  await trx.updateTable('online_files').set({ source_id: null }).where('source_id', 'in', ids).execute()
}

const keysOf = (items: readonly DiskItem[]): string[] => items.flatMap(({ blob_key: key }) => key ?? [])
