import { type DiskPlace, MailroomError, type UploadId } from '@mailroom/core'
import type { BlobKey } from '../../doors/blob-store/BlobStore'
import type { Executor } from '../../doors/database/Database'
import { diskOf } from '../room'
import { itemKinds, itemsOf } from './diskItems'

/** A file with its bytes. */
export interface FoundFile {
  readonly name: string
  readonly contentType: string
  readonly sizeBytes: number
  readonly blobKey: BlobKey
}

/** The file that lies somewhere. @throws MailroomError `notFound`, `invalid` for a folder @source FC-02 */
export async function findFile(
  db: Executor,
  accountId: number,
  { place, id }: { readonly place: DiskPlace; readonly id: UploadId },
  now: number,
): Promise<FoundFile> {
  const row = await (place === 'transit'
    ? db
        .selectFrom('online_files')
        .select(['name', 'content_type', 'size_bytes', 'blob_key'])
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .executeTakeFirst()
    : onDisk(db, diskOf(place === 'personal' ? accountId : undefined), id))
  if (!row || row.blob_key === null)
    throw new MailroomError('notFound', 'The file is not there any more', { detail: 'diskFileGone' })
  const { name, content_type: contentType, size_bytes: sizeBytes, blob_key: blobKey } = row
  return { name, contentType, sizeBytes, blobKey }
}

async function onDisk(db: Executor, disk: string, id: UploadId) {
  const [item] = await itemsOf(db, disk, [id])
  if (item?.kind === itemKinds.folder)
    throw new MailroomError('invalid', 'A folder has no bytes', { fields: { id: ['fieldInvalid'] } })
  return item
}
