import type { AnswerOf, Contract } from '@mailroom/api'
import type { FileLink, OnlineFile } from '@mailroom/core'
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
