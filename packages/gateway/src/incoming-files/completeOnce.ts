import type { BlobKey } from '../doors/blob-store/BlobStore'
import type { AnnouncedFile, IncomingFiles } from './createIncomingFiles'

/** A file whose pieces are there, and the name that it has over all attempts to bring it. */
export interface FileOrder extends AnnouncedFile {
  readonly name: string
  /** With the same one a file is kept once. */
  readonly uploadKey: string
}

/** Where whole files go. */
export interface FileKeeper<Order, Kept> {
  /** What was made of a file with this key, if it is still there. */
  kept(accountId: number, uploadKey: string): Promise<Kept | undefined>
  /** @throws MailroomError `invalid` for an empty file or a forbidden name, `tooLarge` */
  check(name: string, sizeBytes: number): void
  /** Makes stored bytes a file of the account; when it rejects the bytes are gone. */
  keep(accountId: number, file: Order & { readonly blobKey: BlobKey }): Promise<Kept>
}

/**
 * Makes the pieces of a file a file of the account. Asked again with the same key, after an answer that got lost say, it
 * answers with what it made the first time.
 *
 * @param maxBytes by default what a mail takes
 * @source AT-02, AT-03, F7
 */
export async function completeOnce<Order extends FileOrder, Kept>(
  keeper: FileKeeper<Order, Kept>,
  { accountId, incoming, order }: { accountId: number; incoming: IncomingFiles; order: Order },
  maxBytes?: number,
): Promise<Kept> {
  const before = await keeper.kept(accountId, order.uploadKey)
  if (before) {
    await incoming.drop(accountId, order.md5)
    return before
  }
  // Before any of it is copied.
  keeper.check(order.name, order.sizeBytes)
  return incoming.whole(
    accountId,
    order,
    (blobKey) => keeper.keep(accountId, { ...order, blobKey }),
    maxBytes,
  )
}
