import type { AnswerOf, Contract } from '@mailroom/api'
import type { DiskEntry, DiskPage, FileLink, OnlineFile } from '@mailroom/core'
import { toWireTime } from './messages'

type WireLink = AnswerOf<Contract['fileLinks']>['results'][number]

const states: Readonly<Record<FileLink['state'], WireLink['status']>> = {
  open: 'open',
  expired: 'expired',
  withdrawn: 'cancelled',
}

/** A file that mails link to. */
export const toWireOnline = (file: OnlineFile): AnswerOf<Contract['keepOnline']> => ({
  id: file.id,
  name: file.name,
  size: file.sizeBytes,
  content_type: file.contentType,
  expires: toWireTime(file.online.expiresAt),
})

/** A link that a mail carries. */
export const toWireLink = (link: FileLink): WireLink => ({
  id: link.id,
  file_id: link.fileId,
  name: link.name,
  size: link.sizeBytes,
  status: states[link.state],
  expires: toWireTime(link.expiresAt),
  download_count: link.downloadCount,
})

/** A file or folder of a disk. */
export const toWireEntry = (entry: DiskEntry): AnswerOf<Contract['completeDiskFile']> => ({
  id: entry.id,
  name: entry.name,
  nettype: entry.kind,
  file_size: entry.sizeBytes,
  content_type: entry.contentType,
  created: toWireTime(entry.storedAt),
  ...(entry.expiresAt !== undefined && { expires: toWireTime(entry.expiresAt) }),
})

/** A page of a disk. */
export const toWireDiskPage = (page: DiskPage): AnswerOf<Contract['personalDisk']> => ({
  count: page.total,
  results: page.entries.map(toWireEntry),
  folder_names: page.path.map(({ id, name }) => ({ id, name })),
  capacity_used: page.room.usedBytes,
  capacity_total: page.room.capacityBytes,
  can_upload: page.canWrite,
})
