import type { MessageRef } from '@mailroom/core'
import { buffer } from 'node:stream/consumers'
import type { Mailbox } from '../doors/mail-store/MailStore'
import { isWrapping } from './openSignedContent'
import { maxWrappedBytes, unwrapMail } from './unwrapMail'

/**
 * True for a mail whose text somebody may have changed on its way without being able to read it. Nothing of the web is
 * fetched for such a mail: an address could carry away what it says.
 *
 * @source T44
 */
export async function isEncrypted(mailbox: Mailbox, ref: MessageRef): Promise<boolean> {
  const { attachments, sizeBytes } = await mailbox.read(ref)
  // Larger ones stay closed.
  if (sizeBytes > maxWrappedBytes) return false
  if (!attachments.some(({ contentType }) => isWrapping(contentType))) return false
  const { open } = await mailbox.raw(ref)
  const { envelope } = await unwrapMail(await buffer(await open()), async () => [])
  return envelope !== undefined
}
