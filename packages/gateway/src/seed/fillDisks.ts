import type { AccountId } from '../accounts/AccountId'
import type { BlobStore } from '../doors/blob-store/BlobStore'
import type { Database } from '../doors/database/Database'
import { systemClock } from '../jobs/Clock'
import { DiskFiles } from '../online-files/disks/DiskFiles'
import type { OnlineSettings } from '../online-files/OnlineSettings'
import { seedFiles } from './seedFiles'

/** Where the files of the example company go. */
export interface FillParts {
  readonly database: Database
  readonly blobs: BlobStore
  readonly forbiddenExtensions: readonly string[]
}

/**
 * Puts the files of the example company on its disks.
 *
 * @param idOf the account of a name
 * @returns the number of files
 * @source GW-02
 */
export async function fillDisks(
  parts: FillParts,
  settings: OnlineSettings,
  idOf: (account: string) => Promise<AccountId | undefined>,
): Promise<number> {
  const disks = new DiskFiles({ ...parts, clock: systemClock }, settings)
  const folders = new Map<string, string>()
  const files = seedFiles()
  for (const { owner, folder, name, contentType, content } of files) {
    const ownerId = owner === undefined ? undefined : await idOf(owner)
    const key = `${owner ?? ''}/${folder ?? ''}`
    const folderId =
      folder === undefined ? undefined : (folders.get(key) ?? (await disks.folder(ownerId, folder)).id)
    if (folderId !== undefined) folders.set(key, folderId)
    const blobKey = await parts.blobs.put(content)
    await disks.place(ownerId, { blobKey, name, contentType, folderId, uploadKey: blobKey })
  }
  return files.length
}
