import {
  type DiskEntry,
  type FolderedDisk,
  MailroomError,
  maxDiskFileName,
  type UploadId,
} from '@mailroom/core'
import { cleanFileName } from '../../sending/uploads/fileLabel'
import { changeDisk, type DiskParts } from './changeDisk'
import { folderName, requireFreeName } from './DiskFiles'
import { itemKinds, itemsOf, toEntry } from './diskItems'

/** A file or folder, and the name that it is to have. */
export interface Renaming {
  readonly place: FolderedDisk
  readonly id: UploadId
  readonly name: string
}

/** As core's `DiskPort.rename`. @source FC-01 */
export const renameItem = (
  parts: DiskParts,
  accountId: number,
  { place, id, name: given }: Renaming,
): Promise<DiskEntry> =>
  changeDisk(parts, accountId, place, async (trx, disk) => {
    const [item] = await itemsOf(trx, disk, [id])
    const isFolder = item!.kind === itemKinds.folder
    const name = isFolder ? folderName(given) : fileName(parts, given, item!.size_bytes)
    if (isFolder) await requireFreeName(trx, { ...item!, name })
    await trx.updateTable('disk_items').set({ name }).where('id', '=', id).execute()
    return toEntry({ ...item!, name })
  })

/** A name that a file may have. @throws MailroomError `invalid` */
function fileName({ files }: DiskParts, given: string, sizeBytes: number): string {
  if (given.trim() === '' || [...given.trim()].length > maxDiskFileName)
    throw new MailroomError('invalid', 'The name of a file is empty or too long', {
      fields: { name: ['diskFileName'] },
    })
  const name = cleanFileName(given)
  files.check(name, sizeBytes)
  return name
}
