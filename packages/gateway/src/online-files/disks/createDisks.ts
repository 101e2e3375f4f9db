import type { DiskEntry, DiskPage, DiskQuestion, FolderedDisk, OnlineFile, UploadId } from '@mailroom/core'
import { completeOnce, type FileOrder } from '../../incoming-files/completeOnce'
import type { IncomingFiles } from '../../incoming-files/createIncomingFiles'
import type { OnlineFiles, OnlineParts } from '../OnlineFiles'
import { type DiskFileOrder, DiskFiles } from './DiskFiles'
import { linkFiles } from './linkFiles'
import { listDisk } from './listDisk'

/** The disks of everybody. Each call sees those of the given account, and the organisation's. @source AT-04 */
export interface Disks {
  /** As core's `DiskPort.list`. */
  list(accountId: number, question: DiskQuestion): Promise<DiskPage>
  /** @throws MailroomError `forbidden`, `overQuota`, before any of a file travels @source AT-05 */
  requireRoom(accountId: number, place: FolderedDisk, sizeBytes: number): Promise<void>
  /** Puts the pieces of a file together. */
  complete(
    accountId: number,
    incoming: IncomingFiles,
    order: FileOrder & Omit<DiskFileOrder, 'blobKey'>,
  ): Promise<DiskEntry>
  /** As core's `DiskPort.makeFolder`. */
  makeFolder(
    accountId: number,
    name: string,
    into: Pick<DiskFileOrder, 'place' | 'folderId'>,
  ): Promise<DiskEntry>
  /** As core's `DiskPort.link`. */
  link(accountId: number, place: FolderedDisk, ids: readonly UploadId[]): Promise<readonly OnlineFile[]>
}

/** Puts the services of this folder together. */
export function createDisks(parts: OnlineParts, onlineFiles: OnlineFiles): Disks {
  const files = new DiskFiles(parts, onlineFiles.settings)
  return {
    list: (accountId, question) => listDisk(parts, onlineFiles.settings, accountId, question),
    async requireRoom(accountId, place, sizeBytes) {
      await files.requireWriter(accountId, place)
      await files.requireRoom(accountId, place, sizeBytes)
    },
    async complete(accountId, incoming, order) {
      // Before any of it is copied.
      await files.requireWriter(accountId, order.place)
      return completeOnce(files, { accountId, incoming, order }, onlineFiles.settings.maxBytes)
    },
    makeFolder: (accountId, name, into) => files.makeFolder(accountId, name, into),
    link: (accountId, place, ids) => linkFiles(parts, onlineFiles, { accountId, place, ids }),
  }
}
