import type { OnlineFile } from '@mailroom/core'
import type { AnnouncedFile, IncomingFiles } from '../incoming-files/createIncomingFiles'
import type { NewOnlineFile, OnlineFiles } from './OnlineFiles'

/** A file whose pieces are there. */
export interface OnlineOrder extends AnnouncedFile, Omit<NewOnlineFile, 'blobKey'> {}

/**
 * Makes the pieces of a file one that mails link to. Asked again with the same key, it answers with what it made the first
 * time.
 *
 * @source AT-03, F7
 */
export async function completeOnline(
  files: OnlineFiles,
  accountId: number,
  incoming: IncomingFiles,
  order: OnlineOrder,
): Promise<OnlineFile> {
  const before = await files.kept(accountId, order.uploadKey)
  if (before) {
    await incoming.drop(accountId, order.md5)
    return before
  }
  // Before any of it is copied.
  files.check(order.name, order.sizeBytes)
  const take = (blobKey: string) => files.keep(accountId, { ...order, blobKey })
  return incoming.whole(accountId, order, take, files.settings.maxBytes)
}
