import type { DraftContent } from '@mailroom/core'
import { makeReady } from '../content/makeReady'
import { withOriginal } from '../content/withOriginal'
import { checkSmsRoom } from '../../sms/checkSmsNotice'
import type { SendingParts } from '../SendingParts'

/**
 * A mail as it waits to be sent. What sending would refuse is refused now; a hidden original comes to it when it leaves.
 *
 * @throws MailroomError as `sendMail`
 */
export async function readyToWait(
  parts: SendingParts,
  accountId: number,
  content: DraftContent,
): Promise<DraftContent> {
  const { content: ready } = await makeReady(parts, accountId, await withOriginal(parts, accountId, content))
  await checkSmsRoom(parts, accountId, ready)
  return content.appendsOriginal === true ? { ...content, subject: ready.subject } : ready
}
