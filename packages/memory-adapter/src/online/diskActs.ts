import {
  hasForbiddenExtension,
  MailroomError,
  maxDiskFileName,
  transitStayDays,
  uniqueFileNames,
  type DiskEntry,
  type DiskPlace,
  type DiskTarget,
  type FolderedDisk,
  type TransitStay,
  type UploadId,
} from '@mailroom/core'
import type { UploadedFile } from '../mailbox/StoredMail'
import { forbiddenExtensions } from '../ports/sessionPort'
import type { Seat } from '../system/Seat'
import {
  type DiskItem,
  type DiskItems,
  diskOf,
  entryOf,
  folderName,
  nameTaken,
  pathTo,
  requireDepth,
  requireFreeName,
  storeItem,
  transitEntry,
  writable,
} from './disks'
import { onlineFile, requireRoom } from './onlineFiles'

const dayMs = 86_400_000

/** As core's `DiskPort.rename`. */
export function renameItem(seat: Seat, place: FolderedDisk, id: UploadId, given: string): DiskEntry {
  const disk = writable(seat, { place })
  const item = itemOf(disk, id)
  const name = item.kind === 'folder' ? folderName(given) : fileName(given)
  if (item.kind === 'folder' && name !== item.name) requireFreeName(disk, item.folderId, name)
  const renamed = { ...item, name, ...(item.file && { file: { ...item.file, name } }) }
  disk.set(id, renamed)
  return entryOf(renamed)
}

/** As core's `DiskPort.move`. */
export function moveItems(seat: Seat, ids: readonly UploadId[], into: DiskTarget): void {
  const disk = writable(seat, into)
  const { folderId = '' } = into
  const path = new Set(pathTo(disk, into.folderId).map((each) => each.id))
  const items = [...new Set(ids)].map((id) => itemOf(disk, id)).filter((item) => item.folderId !== folderId)
  if (items.some(({ id }) => path.has(id))) throw invalid('A folder cannot lie in itself.', 'folder_id')
  requireDepth(path.size + Math.max(0, ...items.map((item) => heightOf(disk, item))))
  const names = new Set<string>()
  for (const { kind, name } of items) {
    if (kind !== 'folder') continue
    requireFreeName(disk, folderId, name)
    if (names.has(name)) throw nameTaken()
    names.add(name)
  }
  for (const item of items) disk.set(item.id, { ...item, folderId })
}

/** As core's `DiskPort.remove`. */
export function removeItems(seat: Seat, place: DiskPlace, ids: readonly UploadId[]): void {
  const { user } = seat
  if (place === 'transit') {
    for (const id of ids) {
      if (!user.onlineFiles.delete(id)) continue
      for (const link of user.links.values()) if (link.fileId === id) link.isWithdrawn = true
    }
    return
  }
  const disk = writable(seat, { place })
  const gone = new Set(ids.flatMap((id) => withAllIn(disk, id).map((item) => item.id)))
  for (const id of gone) disk.delete(id)
  // What was linked to takes up its own room from now on.
  for (const [id, { sourceId, ...file }] of user.onlineFiles)
    if (sourceId !== undefined && gone.has(sourceId)) user.onlineFiles.set(id, file)
}

/** The file that lies somewhere. @throws MailroomError `notFound`, `invalid` for a folder */
export function fileAt(seat: Seat, place: DiskPlace, id: UploadId): UploadedFile {
  if (place === 'transit') return onlineFile(seat.user, id, seat.system.now())
  const { file } = itemOf(diskOf(seat, place), id)
  if (!file) throw invalid('A folder has no bytes.', 'id')
  return file
}

/** Files with the paths that they have in a package. */
export function filesToPack(
  seat: Seat,
  place: DiskPlace,
  ids: readonly UploadId[],
): readonly { readonly name: string; readonly file: UploadedFile }[] {
  if (place === 'transit') {
    const nameOf = uniqueFileNames()
    const now = seat.system.now()
    const lying = [...new Set(ids)].flatMap((id) => {
      const file = seat.user.onlineFiles.get(id)
      return file && file.expiresAt > now ? file : []
    })
    return lying.map((file) => ({ name: nameOf(file.name), file }))
  }
  const disk = diskOf(seat, place)
  const chosen = [...new Set(ids)].flatMap((id) => disk.get(id) ?? [])
  return pathsOf(disk, chosen, new Set(chosen))
}

/** As core's `DiskPort.renew`. */
export function renewFiles(seat: Seat, ids: readonly UploadId[], stay: TransitStay): readonly DiskEntry[] {
  const { user, system } = seat
  const now = system.now()
  const until = now + transitStayDays[stay] * dayMs
  const isThere = (id: UploadId) => (user.onlineFiles.get(id)?.expiresAt ?? 0) > now
  for (const id of ids.filter(isThere)) {
    const file = onlineFile(user, id, now)
    user.onlineFiles.set(id, { ...file, expiresAt: Math.max(file.expiresAt, until) })
    for (const link of user.links.values())
      if (link.fileId === id && !link.isWithdrawn && link.expiresAt > now)
        user.links.set(link.id, { ...link, expiresAt: Math.max(link.expiresAt, until) })
  }
  return ids.map((id) => transitEntry(id, onlineFile(user, id, now)))
}

/** As core's `DiskPort.keepOnDisk`. */
export function keepOnDisk(seat: Seat, ids: readonly UploadId[], into: DiskTarget): readonly DiskEntry[] {
  const { user, system } = seat
  const disk = writable(seat, into)
  const files = [...new Set(ids)].map((id) => [id, onlineFile(user, id, system.now())] as const)
  // What lies in transit alone has its room already.
  const moreBytes = files.reduce(
    (sum, [, file]) => sum + (file.sourceId === undefined ? 0 : file.sizeBytes),
    0,
  )
  if (moreBytes > 0) requireRoom(user, moreBytes, system.now())
  return files.map(([id, file]) => {
    const entry = storeItem(disk, file, into, system.now())
    user.onlineFiles.set(id, { ...file, sourceId: file.sourceId ?? entry.id })
    return entry
  })
}

/** @param atTop what was chosen itself, and is not packed again with its folder */
function pathsOf(
  disk: DiskItems,
  items: readonly DiskItem[],
  atTop: ReadonlySet<DiskItem>,
): { readonly name: string; readonly file: UploadedFile }[] {
  const nameOf = uniqueFileNames()
  return items.flatMap((item) => {
    const name = nameOf(item.name)
    if (item.file) return { name, file: item.file }
    const inside = [...disk.values()].filter((each) => each.folderId === item.id && !atTop.has(each))
    return pathsOf(disk, inside, atTop).map((each) => ({ ...each, name: `${name}/${each.name}` }))
  })
}

function itemOf(disk: DiskItems, id: UploadId): DiskItem {
  const item = disk.get(id)
  if (!item) throw new MailroomError('notFound', 'The file is not there any more.')
  return item
}

/** Levels of folders, from an item on downwards; none for a file. */
function heightOf(disk: DiskItems, item: DiskItem): number {
  if (item.kind === 'file') return 0
  const inside = [...disk.values()].filter((each) => each.folderId === item.id)
  return 1 + Math.max(0, ...inside.map((each) => heightOf(disk, each)))
}

/** An item and all that lies in it; nothing when it is gone. */
function withAllIn(disk: DiskItems, id: UploadId): readonly DiskItem[] {
  const item = disk.get(id)
  if (!item) return []
  const inside = [...disk.values()].filter((each) => each.folderId === id)
  return [item, ...inside.flatMap((each) => withAllIn(disk, each.id))]
}

function fileName(given: string): string {
  const name = given.trim()
  const length = Array.from(name).length
  if (length > 0 && length <= maxDiskFileName && !hasForbiddenExtension(name, forbiddenExtensions))
    return name
  throw invalid(`The name of a file has 1 to ${maxDiskFileName} characters and no forbidden ending.`, 'name')
}

const invalid = (message: string, field: string) =>
  new MailroomError('invalid', message, { fields: { [field]: [message] } })
