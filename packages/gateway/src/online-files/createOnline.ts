import type { FileLink, InternetMessageId, OnlineFile, OnlineRules, UploadId } from '@mailroom/core'
import type { Readable } from 'node:stream'
import type { ByteRange } from '../doors/blob-store/BlobStore'
import { completeOnce, type FileOrder } from '../incoming-files/completeOnce'
import type { IncomingFiles } from '../incoming-files/createIncomingFiles'
import { createDisks, type Disks } from './disks/createDisks'
import { countDownload, findLink, linksOf, type OpenedLink, withdrawLink } from './fileLinks'
import { type NewOnlineFile, OnlineFiles, type OnlineParts } from './OnlineFiles'
import type { OnlineSettings } from './OnlineSettings'

/** A file to link to whose pieces are there. */
export type OnlineOrder = FileOrder & Omit<NewOnlineFile, 'blobKey'>

/** Files that mails link to, for every account. Each call sees the given account alone. @source AT-03 */
export interface Online {
  readonly rules: OnlineRules
  /** The disks that files lie on. */
  readonly disks: Disks
  /** @throws MailroomError `overQuota` when there is no room for so much more @source AT-05 */
  requireRoom(accountId: number, sizeBytes: number): Promise<void>
  /** Puts the pieces of a file together. */
  complete(accountId: number, incoming: IncomingFiles, order: OnlineOrder): Promise<OnlineFile>
  /** As core's `DiskPort.keepOnline`. */
  keepUpload(accountId: number, id: UploadId): Promise<OnlineFile>
  /** As core's `DiskPort.links`. */
  links(accountId: number, messageId: InternetMessageId): Promise<readonly FileLink[]>
  /** As core's `DiskPort.withdraw`. */
  withdraw(accountId: number, linkId: FileLink['id']): Promise<void>
  /** Finds a link by the secret of its address, whoever asks; undefined when there is none. */
  findLink(token: string): Promise<OpenedLink | undefined>
  /** The bytes behind a link; a download is counted when they are asked for from the first one on. */
  openLink(link: OpenedLink & { readonly blobKey: string }, range?: ByteRange): Promise<Readable>
}

/** Puts the services of this folder together. */
export function createOnline(parts: OnlineParts, settings: OnlineSettings): Online {
  const { database, blobs, clock } = parts
  const files = new OnlineFiles(parts, settings)
  return {
    rules: settings,
    disks: createDisks(parts, files),
    requireRoom: (accountId, sizeBytes) => files.requireRoom(accountId, sizeBytes),
    complete: (accountId, incoming, order) =>
      completeOnce(files, { accountId, incoming, order }, settings.maxBytes),
    keepUpload: (accountId, id) => files.keepUpload(accountId, id),
    links: (accountId, messageId) => linksOf(database, accountId, messageId, clock.now()),
    withdraw: (accountId, linkId) => withdrawLink({ database, now: clock.now() }, accountId, linkId),
    findLink: (token) => findLink(database, token, clock.now()),
    async openLink({ id, blobKey }, range) {
      const bytes = await blobs.open(blobKey, range)
      if (range === undefined || range.start === 0) await countDownload(database, id)
      return bytes
    },
  }
}
