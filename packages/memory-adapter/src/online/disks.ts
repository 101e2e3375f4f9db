import {
  MailroomError,
  maxDiskFolderName,
  type DiskEntry,
  type DiskPage,
  type DiskQuestion,
  type DiskTarget,
  type FolderedDisk,
  type OnlineFile,
  type UploadId,
} from '@mailroom/core'
import type { CompanyDiskFile } from '../company/Company'
import type { UploadedFile } from '../mailbox/StoredMail'
import type { Seat } from '../system/Seat'
import { ownRoom, type StoredOnlineFile, storeOnline } from './onlineFiles'

/** A file or folder of a disk. */
export interface DiskItem extends DiskEntry {
  /** Empty at the top. */
  readonly folderId: UploadId
  /** Undefined for a folder. */
  readonly file?: UploadedFile
}

/** A disk. */
export type DiskItems = Map<UploadId, DiskItem>

/** No path of folders is longer. */
const maxDepth = 20

/** Room on the disk of the example company. */
const companyBytes = 1024 ** 3

/** The items of a disk. */
export const diskOf = ({ user, system }: Seat, place: FolderedDisk): DiskItems =>
  place === 'personal' ? user.disk : system.disk

/** The disk to write on. @throws MailroomError `forbidden` on that of the company, which nobody may fill; `notFound` */
export function writable(seat: Seat, { place, folderId }: DiskTarget): DiskItems {
  if (place === 'company') {
    const message = 'You may read the disk of your organisation, but not put anything on it.'
    throw new MailroomError('forbidden', message, { detail: message })
  }
  const disk = diskOf(seat, place)
  pathTo(disk, folderId)
  return disk
}

/** As core's `DiskPort.list`. */
export function listDisk(seat: Seat, { place, folderId, offset, limit }: DiskQuestion): DiskPage {
  const now = seat.system.now()
  const all = place === 'transit' ? inTransit(seat, now) : inFolder(diskOf(seat, place), folderId)
  return {
    entries: all.slice(offset, offset + limit),
    total: all.length,
    path: place === 'transit' ? [] : pathTo(diskOf(seat, place), folderId),
    room: place === 'company' ? companyRoom(seat.system.disk) : ownRoom(seat.user, now),
    canWrite: place !== 'company',
  }
}

/** Puts a file on a disk. */
export const storeItem = (
  disk: DiskItems,
  file: UploadedFile,
  { folderId = '' }: Pick<DiskTarget, 'folderId'>,
  now: number,
): DiskEntry =>
  put(disk, {
    ...{ id: crypto.randomUUID(), kind: 'file', name: file.name, sizeBytes: file.sizeBytes },
    ...{ contentType: file.contentType, storedAt: now, folderId, file },
  })

/** Puts a folder on a disk. @throws MailroomError `invalid`, `conflict` */
export function newFolder(
  disk: DiskItems,
  given: string,
  { folderId = '' }: Pick<DiskTarget, 'folderId'>,
  now: number,
): DiskEntry {
  const name = folderName(given)
  requireDepth(pathTo(disk, folderId).length + 1)
  requireFreeName(disk, folderId, name)
  const empty = { kind: 'folder', sizeBytes: 0, contentType: '' } as const
  return put(disk, { id: crypto.randomUUID(), name, storedAt: now, folderId, ...empty })
}

/** A name that a folder may have. @throws MailroomError `invalid` */
export function folderName(given: string): string {
  const name = given.trim()
  const length = Array.from(name).length
  if (length > 0 && length <= maxDiskFolderName) return name
  const message = `The name of a folder has 1 to ${maxDiskFolderName} characters.`
  throw new MailroomError('invalid', message, { fields: { name: [message] } })
}

/** @throws MailroomError `conflict` when a folder of this name lies there */
export function requireFreeName(disk: DiskItems, folderId: UploadId, name: string): void {
  const isTaken = [...disk.values()].some(
    (each) => each.kind === 'folder' && each.folderId === folderId && each.name === name,
  )
  if (isTaken) throw nameTaken()
}

/** Two folders of one name do not lie side by side. */
export function nameTaken(): MailroomError {
  const message = 'There is a folder of this name already.'
  return new MailroomError('conflict', message, { detail: message })
}

/** @throws MailroomError `invalid` when folders would lie that deep */
export function requireDepth(depth: number): void {
  if (depth <= maxDepth) return
  const message = `Folders do not lie deeper than ${maxDepth}.`
  throw new MailroomError('invalid', message, { fields: { folder_id: [message] } })
}

/** As core's `DiskPort.link`, of one file. @throws MailroomError `notFound`, `invalid` for a folder */
export function linkItem(seat: Seat, place: FolderedDisk, id: UploadId): OnlineFile {
  const item = diskOf(seat, place).get(id)
  if (!item) throw new MailroomError('notFound', 'The file is not there any more.')
  if (!item.file) {
    const message = 'A folder is no file to link to.'
    throw new MailroomError('invalid', message, { fields: { id: [message] } })
  }
  const { user, system } = seat
  const now = system.now()
  const known = [...user.onlineFiles].find(([, file]) => file.sourceId === id && file.expiresAt > now)
  return storeOnline(user, known?.[0] ?? crypto.randomUUID(), { ...item.file, sourceId: id }, now)
}

/** Puts what a company has there on its disk. */
export function fillDisk(disk: DiskItems, files: readonly CompanyDiskFile[], now: number): void {
  const folders = new Map<string, UploadId>()
  for (const { folder = '', name, sizeBytes } of files) {
    if (folder !== '' && !folders.has(folder)) folders.set(folder, newFolder(disk, folder, {}, now).id)
    const file: UploadedFile = {
      ...{ name, sizeBytes, contentType: 'application/octet-stream', isInline: false },
      bytes: () => new Uint8Array(sizeBytes),
    }
    storeItem(disk, file, { folderId: folders.get(folder) }, now)
  }
}

function put(disk: DiskItems, item: DiskItem): DiskEntry {
  disk.set(item.id, item)
  return entryOf(item)
}

/** An item as core has it. */
export const entryOf = ({ file: _file, folderId: _folderId, ...entry }: DiskItem): DiskEntry => entry

const companyRoom = (disk: DiskItems) => ({
  capacityBytes: companyBytes,
  usedBytes: [...disk.values()].reduce((sum, each) => sum + each.sizeBytes, 0),
})

/** The folders that lead to one, the outermost first. @throws MailroomError `notFound` */
export function pathTo(disk: DiskItems, folderId: UploadId = ''): DiskPage['path'] {
  const path: Pick<DiskEntry, 'id' | 'name'>[] = []
  for (let id = folderId; id !== '';) {
    const folder = disk.get(id)
    if (folder?.kind !== 'folder') throw new MailroomError('notFound', 'The folder is not there any more.')
    path.unshift({ id, name: folder.name })
    id = folder.folderId
  }
  return path
}

const inFolder = (disk: DiskItems, folderId: UploadId = ''): DiskEntry[] =>
  [...disk.values()]
    .filter((each) => each.folderId === folderId)
    .sort((a, b) => (a.kind === b.kind ? a.name.localeCompare(b.name) : a.kind === 'folder' ? -1 : 1))
    .map(entryOf)

const inTransit = ({ user }: Seat, now: number): DiskEntry[] =>
  [...user.onlineFiles]
    .filter(([, { expiresAt }]) => expiresAt > now)
    .sort(([, a], [, b]) => b.storedAt - a.storedAt)
    .map(([id, file]) => transitEntry(id, file))

/** A file in transit as core has it. */
export const transitEntry = (
  id: UploadId,
  { name, sizeBytes, contentType, storedAt, expiresAt }: StoredOnlineFile,
): DiskEntry => ({ id, kind: 'file', name, sizeBytes, contentType, storedAt, expiresAt })
