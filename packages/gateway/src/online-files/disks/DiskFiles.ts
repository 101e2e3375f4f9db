import {
  MailroomError,
  maxDiskFolderName,
  type DiskEntry,
  type DiskRoom,
  type FolderedDisk,
  type UploadId,
} from '@mailroom/core'
import { randomBytes } from 'node:crypto'
import { isUndone } from '../../doors/database/CommitUnknown'
import type { Executor } from '../../doors/database/Database'
import { cleanFileName, cleanMediaType } from '../../sending/uploads/fileLabel'
import { checkFile, uploadIdOf } from '../../sending/uploads/UploadService'
import { type NewOnlineFile, type OnlineParts, turnOf } from '../OnlineFiles'
import type { OnlineSettings } from '../OnlineSettings'
import { diskOf, readRoom, requireRoom, usedOnDisk } from '../room'
import { type DiskItem, itemKinds, requireFolder, toEntry } from './diskItems'
import { isWriter } from './writers'

/** Stored bytes, and where on the disks they go. */
export interface DiskFileOrder extends NewOnlineFile {
  readonly place: FolderedDisk
  readonly folderId?: UploadId
}

/** Where something new goes. */
type Target = Pick<DiskFileOrder, 'place' | 'folderId'>

/** Puts files and folders on the disks. @source AT-04, AT-05 */
export class DiskFiles {
  constructor(
    private readonly parts: OnlineParts,
    private readonly settings: Pick<OnlineSettings, 'maxBytes' | 'diskBytes' | 'companyDiskBytes'>,
  ) {}

  /** @throws MailroomError `forbidden` for who may not put anything there */
  async requireWriter(accountId: number, place: FolderedDisk): Promise<void> {
    if (place === 'personal' || (await isWriter(this.parts.database.db, accountId))) return
    throw new MailroomError('forbidden', 'Nothing may be put on this disk', { detail: 'diskNotWritable' })
  }

  /** @throws MailroomError `overQuota`, which says what disk is full */
  async requireRoom(
    accountId: number,
    place: FolderedDisk,
    sizeBytes: number,
    executor: Executor = this.parts.database.db,
  ): Promise<void> {
    const room = await roomOf(executor, accountId, place, { ...this.settings, now: this.parts.clock.now() })
    requireRoom(room, sizeBytes, place === 'personal' ? 'diskFull' : 'companyDiskFull')
  }

  /** @throws MailroomError `invalid` for an empty file or a forbidden name, `tooLarge` */
  check(name: string, sizeBytes: number): void {
    const { forbiddenExtensions } = this.parts
    checkFile(name, sizeBytes, { maxBytes: this.settings.maxBytes, forbiddenExtensions })
  }

  /** What was made of a file with this key, if it is still there. */
  async kept(accountId: number, uploadKey: string): Promise<DiskEntry | undefined> {
    const item = await this.parts.database.db
      .selectFrom('disk_items')
      .selectAll()
      .where('id', '=', uploadIdOf(accountId, uploadKey))
      .executeTakeFirst()
    return item && toEntry(item)
  }

  /** Makes stored bytes a file of a disk; when it rejects the bytes are gone. `overQuota`, `notFound`, `forbidden` */
  async keep(accountId: number, order: DiskFileOrder): Promise<DiskEntry> {
    const { blobs } = this.parts
    const { blobKey, place } = order
    try {
      await this.requireWriter(accountId, place)
      return await this.place(place === 'personal' ? accountId : undefined, order)
    } catch (error) {
      if (isUndone(error)) await blobs.delete(blobKey)
      throw error
    }
  }

  /** The same without asking who may. @param owner undefined puts it on the disk of the organisation */
  async place(owner: number | undefined, order: Omit<DiskFileOrder, 'place'>): Promise<DiskEntry> {
    const { blobKey, name, contentType, uploadKey, folderId } = order
    const sizeBytes = await this.parts.blobs.size(blobKey)
    this.check(name, sizeBytes)
    return this.#insert(owner, folderId, {
      id: uploadIdOf(owner ?? 0, uploadKey),
      kind: itemKinds.file,
      name: cleanFileName(name),
      content_type: cleanMediaType(contentType),
      size_bytes: sizeBytes,
      blob_key: blobKey,
    })
  }

  /** As core's `DiskPort.makeFolder`. */
  async makeFolder(accountId: number, name: string, { place, folderId }: Target): Promise<DiskEntry> {
    await this.requireWriter(accountId, place)
    return this.folder(place === 'personal' ? accountId : undefined, name, folderId)
  }

  /** The same without asking who may. */
  async folder(owner: number | undefined, given: string, folderId?: UploadId): Promise<DiskEntry> {
    const name = folderName(given)
    const id = randomBytes(16).toString('hex')
    const empty = { content_type: '', size_bytes: 0, blob_key: null }
    return this.#insert(owner, folderId, { id, kind: itemKinds.folder, name, ...empty })
  }

  /** In a turn: of two files that come at once only one may find the last room, of two folders one its name. */
  #insert(
    owner: number | undefined,
    folderId: UploadId | undefined,
    values: Omit<DiskItem, 'account_id' | 'disk' | 'folder_id' | 'stored_at'>,
  ): Promise<DiskEntry> {
    const { database, clock } = this.parts
    const disk = diskOf(owner)
    const at = { account_id: owner ?? null, disk, folder_id: folderId ?? '' }
    const row: DiskItem = { ...at, ...values, stored_at: clock.now() }
    return database.transaction(
      async (trx) => {
        await requireFolder(trx, disk, folderId)
        if (row.kind === itemKinds.folder) await requireFreeName(trx, row)
        else
          await this.requireRoom(
            owner ?? 0,
            owner === undefined ? 'company' : 'personal',
            row.size_bytes,
            trx,
          )
        await trx.insertInto('disk_items').values(row).execute()
        return toEntry(row)
      },
      [turnOfDisk(owner)],
    )
  }
}

/** What decides about a disk follows each other. @param owner undefined for that of the organisation */
export const turnOfDisk = (owner: number | undefined): string =>
  owner === undefined ? 'company disk' : turnOf(owner)

/** A name that a folder may have. @throws MailroomError `invalid` */
export function folderName(given: string): string {
  const name = given.replace(/\p{Cc}+/gu, ' ').trim()
  if (name !== '' && [...name].length <= maxDiskFolderName) return name
  throw new MailroomError('invalid', 'The name of a folder is empty or too long', {
    fields: { name: ['diskFolderName'] },
  })
}

/** How much a disk holds; one's own shares its room with the files that mails link to. */
export async function roomOf(
  executor: Executor,
  accountId: number,
  place: FolderedDisk,
  limits: Pick<OnlineSettings, 'diskBytes' | 'companyDiskBytes'> & { readonly now: number },
): Promise<DiskRoom> {
  if (place === 'personal')
    return readRoom(executor, accountId, { fallbackBytes: limits.diskBytes, now: limits.now })
  return { capacityBytes: limits.companyDiskBytes, usedBytes: await usedOnDisk(executor, diskOf()) }
}

/** @throws MailroomError `conflict` when another folder of this name lies there */
export async function requireFreeName(
  executor: Executor,
  row: Pick<DiskItem, 'id' | 'disk' | 'folder_id' | 'kind' | 'name'>,
): Promise<void> {
  const other = await executor
    .selectFrom('disk_items')
    .select('id')
    .where('disk', '=', row.disk)
    .where('folder_id', '=', row.folder_id)
    .where('kind', '=', row.kind)
    .where('name', '=', row.name)
    .where('id', '!=', row.id)
    .executeTakeFirst()
  if (other)
    throw new MailroomError('conflict', 'There is a folder of this name already', {
      detail: 'diskFolderExists',
    })
}
