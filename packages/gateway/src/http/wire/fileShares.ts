import type { AnswerOf, Contract } from '@mailroom/api'
import type { FileShare } from '@mailroom/core'
import { toWireTime } from './messages'

type Wire = AnswerOf<Contract['createFileShare']>

const states: Readonly<Record<FileShare['state'], Wire['status']>> = {
  open: 'open',
  expired: 'expired',
  ended: 'cancelled',
  gone: 'deleted',
}

/** A shared file. */
export const toWireFileShare = (share: FileShare): Wire => ({
  id: share.id,
  disk: share.place,
  file_id: share.fileId,
  name: share.name,
  file_size: share.sizeBytes,
  url: share.address,
  code: share.code,
  created: toWireTime(share.createdAt),
  expires: toWireTime(share.expiresAt),
  status: states[share.state],
  download_count: share.downloadCount,
})
