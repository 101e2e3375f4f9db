import type { DiskEntry, DiskTarget, DraftAttachment, OnlineFile, TransferOptions } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { bringFile } from '../pieces/bringFile'
import { fromWireEntry, fromWireOnline } from '../wire/disk'
import { fromWireUpload } from '../wire/drafts'
import { newDraftId } from './newDraftId'

/**
 * Brings a large file for a draft in pieces.
 *
 * @see SendingPort.upload
 * @source AT-02
 */
export async function uploadInPieces(
  client: HttpClient,
  file: File,
  { inline = false, ...options }: TransferOptions & { readonly inline?: boolean },
): Promise<DraftAttachment> {
  const described = describe(file)
  const keep = (fileMd5: string) =>
    client.send('completeUpload', {
      body: { fileMd5, upload_type: 'attach', ...described, inline },
      options: { signal: options.signal },
    })
  return fromWireUpload(await bringFile(client, file, keep, { ...options, kind: 'attach' }))
}

/**
 * Brings a file that mails link to in pieces.
 *
 * @see DiskPort.upload
 * @source AT-03
 */
export async function uploadOnline(
  client: HttpClient,
  file: File,
  options: TransferOptions,
): Promise<OnlineFile> {
  const described = describe(file)
  const keep = (fileMd5: string) =>
    client.send('completeOnline', {
      body: { fileMd5, upload_type: 'transit', ...described },
      options: { signal: options.signal },
    })
  return fromWireOnline(await bringFile(client, file, keep, { ...options, kind: 'transit' }))
}

/**
 * Brings a file to a folder of a disk in pieces.
 *
 * @see DiskPort.store
 * @source AT-04
 */
export async function uploadToDisk(
  client: HttpClient,
  file: File,
  { place, folderId }: DiskTarget,
  options: TransferOptions,
): Promise<DiskEntry> {
  const described = describe(file)
  const keep = (fileMd5: string) =>
    client.send('completeDiskFile', {
      body: { fileMd5, upload_type: place, folder_id: folderId, ...described },
      options: { signal: options.signal },
    })
  return fromWireEntry(await bringFile(client, file, keep, { ...options, kind: place }))
}

/** What is said of a file. Its id makes it safe to ask again. */
const describe = (file: File) => ({
  // A longer name ends in its extension here as well.
  file_name: file.name.slice(-1000),
  file_type: file.type.slice(0, 200),
  file_size: file.size,
  upload_id: newDraftId(),
})
