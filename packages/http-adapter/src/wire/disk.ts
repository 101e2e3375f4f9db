import type { AnswerOf, Contract } from '@mailroom/api'
import type { DiskEntry, DiskPage, FileLink, OnlineFile } from '@mailroom/core'
import { fromWireTime } from './times'

type WireLink = AnswerOf<Contract['fileLinks']>['results'][number]

const states: Readonly<Record<WireLink['status'], FileLink['state']>> = {
  open: 'open',
  expired: 'expired',
  cancelled: 'withdrawn',
}

/** A file that mails link to. */
export const fromWireOnline = (file: AnswerOf<Contract['keepOnline']>): OnlineFile => ({
  id: file.id,
  name: file.name,
  sizeBytes: file.size,
  contentType: file.content_type,
  online: { expiresAt: fromWireTime(file.expires) },
})

/** A link that a mail carries. */
export const fromWireLink = (link: WireLink): FileLink => ({
  id: link.id,
  fileId: link.file_id,
  name: link.name,
  sizeBytes: link.size,
  state: states[link.status],
  expiresAt: fromWireTime(link.expires),
  downloadCount: link.download_count,
})

/** A file or folder of a disk. */
export const fromWireEntry = (entry: AnswerOf<Contract['completeDiskFile']>): DiskEntry => ({
  id: entry.id,
  name: entry.name,
  kind: entry.nettype,
  sizeBytes: entry.file_size,
  contentType: entry.content_type,
  storedAt: fromWireTime(entry.created),
  ...(entry.expires !== undefined && { expiresAt: fromWireTime(entry.expires) }),
})

/** A page of a disk. */
export const fromWireDiskPage = (page: AnswerOf<Contract['personalDisk']>): DiskPage => ({
  total: page.count,
  entries: page.results.map(fromWireEntry),
  path: page.folder_names,
  room: { usedBytes: page.capacity_used, capacityBytes: page.capacity_total },
  canWrite: page.can_upload,
})
