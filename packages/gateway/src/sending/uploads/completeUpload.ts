import type { DraftAttachment } from '@mailroom/core'
import type { AnnouncedFile, IncomingFiles } from '../../incoming-files/createIncomingFiles'
import type { NewUpload, UploadService } from './UploadService'

/** A file for a draft whose pieces are there. */
export interface UploadOrder extends AnnouncedFile, Pick<NewUpload, 'name' | 'contentType' | 'isInline'> {
  /** With the same one a file is kept once. */
  readonly uploadKey: string
}

/**
 * Makes the pieces of a file a file of the account. Asked again with the same key, after an answer that got lost say, it
 * answers with what it made the first time.
 *
 * @source AT-02, F7
 */
export async function completeUpload(
  uploads: UploadService,
  accountId: number,
  incoming: IncomingFiles,
  order: UploadOrder,
): Promise<DraftAttachment> {
  const before = await uploads.kept(accountId, order.uploadKey)
  if (before) {
    await incoming.drop(accountId, order.md5)
    return before
  }
  // Before any of it is copied.
  uploads.check(order.name, order.sizeBytes)
  return incoming.whole(accountId, order, (blobKey) => uploads.keep(accountId, { ...order, blobKey }))
}
