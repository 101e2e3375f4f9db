import type { BlobKey } from '../../../blob-store/BlobStore'
import type { MailboxContext } from '../MailboxContext'

/**
 * Deletes blobs to which no committed row points. What the rows say is done by then, so a failure here is nobody's
 * failure: whoever runs the store is told, and the sweep takes what stays.
 */
export async function discardBlobs(
  { blobs, onError }: MailboxContext,
  keys: readonly BlobKey[],
): Promise<void> {
  await blobs.delete(...keys).catch(onError)
}
