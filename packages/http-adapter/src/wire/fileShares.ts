import type { AnswerOf, Contract } from '@mailroom/api'
import type { FileShare, FileShareState } from '@mailroom/core'
import { fromWireTime } from './times'

type Wire = AnswerOf<Contract['createFileShare']>

const states: Readonly<Record<Wire['status'], FileShareState>> = {
  open: 'open',
  expired: 'expired',
  cancelled: 'ended',
  deleted: 'gone',
}

/** A shared file. */
export const fromWireFileShare = (share: Wire): FileShare => ({
  id: share.id,
  place: share.disk,
  fileId: share.file_id,
  name: share.name,
  sizeBytes: share.file_size,
  address: share.url,
  code: share.code,
  createdAt: fromWireTime(share.created),
  expiresAt: fromWireTime(share.expires),
  state: states[share.status],
  downloadCount: share.download_count,
})
