import type { FolderedDisk } from '@mailroom/core'
import type { Executor } from '../../doors/database/Database'
import type { OnlineParts } from '../OnlineFiles'
import { diskOf } from '../room'
import { type DiskFiles, turnOfDisk } from './DiskFiles'

/** What changes something on a disk. */
export interface DiskParts extends Pick<OnlineParts, 'database' | 'blobs' | 'clock' | 'forbiddenExtensions'> {
  readonly files: DiskFiles
}

/**
 * Changes something on a disk in its turn, for who may: what is looked at stays as it is until the change is there.
 *
 * @param change is given the name of the disk
 * @throws MailroomError `forbidden`
 */
export async function changeDisk<Answer>(
  { database, files }: Pick<DiskParts, 'database' | 'files'>,
  accountId: number,
  place: FolderedDisk,
  change: (trx: Executor, disk: string) => Promise<Answer>,
): Promise<Answer> {
  await files.requireWriter(accountId, place)
  const owner = place === 'personal' ? accountId : undefined
  return database.transaction((trx) => change(trx, diskOf(owner)), [turnOfDisk(owner)])
}
