import type {
  DiskEntry,
  DiskPage,
  DiskPlace,
  DiskQuestion,
  FolderedDisk,
  OnlineFile,
  TransitStay,
  UploadId,
} from '@mailroom/core'
import type { Readable } from 'node:stream'
import type { ByteRange } from '../../doors/blob-store/BlobStore'
import { completeOnce, type FileOrder } from '../../incoming-files/completeOnce'
import type { IncomingFiles } from '../../incoming-files/createIncomingFiles'
import type { OnlineFiles, OnlineParts } from '../OnlineFiles'
import { type DiskFileOrder, DiskFiles } from './DiskFiles'
import { type Chosen, collectFiles, type PackedFile } from './collectFiles'
import { findFile, type FoundFile } from './findFile'
import { linkFiles } from './linkFiles'
import { listDisk } from './listDisk'
import { moveItems, type Moving } from './moveItems'
import { removeItems } from './removeItems'
import { renameItem, type Renaming } from './renameItem'
import { keepTransit, removeTransit, renewTransit } from '../transit'

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
  /** As core's `DiskPort.rename`. */
  rename(accountId: number, renaming: Renaming): Promise<DiskEntry>
  /** As core's `DiskPort.move`. */
  move(accountId: number, moving: Moving): Promise<void>
  /** As core's `DiskPort.remove`. */
  remove(accountId: number, place: DiskPlace, ids: readonly UploadId[]): Promise<void>
  /** As core's `DiskPort.renew`, of one file. */
  renew(accountId: number, id: UploadId, stay: TransitStay): Promise<DiskEntry>
  /** As core's `DiskPort.keepOnDisk`. */
  keepTransit(
    accountId: number,
    ids: readonly UploadId[],
    into: Pick<DiskFileOrder, 'place' | 'folderId'>,
  ): Promise<readonly DiskEntry[]>
  /** The file that lies somewhere. `notFound`, `invalid` for a folder */
  find(accountId: number, place: DiskPlace, id: UploadId): Promise<FoundFile>
  /** The files of a package. `notFound`, `tooLarge` */
  collect(accountId: number, chosen: Chosen): Promise<readonly PackedFile[]>
  /** Bytes of a file that was found or collected. `notFound` */
  open(file: Pick<FoundFile, 'blobKey'>, range?: ByteRange): Promise<Readable>
}

/** Puts the services of this folder together. */
export function createDisks(parts: OnlineParts, onlineFiles: OnlineFiles): Disks {
  const files = new DiskFiles(parts, onlineFiles.settings)
  const changing = { ...parts, files }
  const { blobs, clock } = parts
  const { db } = parts.database
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
    rename: (accountId, renaming) => renameItem(changing, accountId, renaming),
    move: (accountId, moving) => moveItems(changing, accountId, moving),
    remove: (accountId, place, ids) =>
      place === 'transit'
        ? removeTransit(parts, accountId, ids)
        : removeItems(changing, accountId, { place, ids }),
    renew: (accountId, id, stay) => renewTransit(parts, accountId, { id, stay }),
    keepTransit: (accountId, ids, into) => keepTransit(changing, accountId, { ids, ...into }),
    find: (accountId, place, id) => findFile(db, accountId, { place, id }, clock.now()),
    collect: (accountId, chosen) => collectFiles(db, accountId, chosen, clock.now()),
    open: ({ blobKey }, range) => blobs.open(blobKey, range),
  }
}
