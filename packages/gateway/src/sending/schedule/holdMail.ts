import type { Address, DraftContent, DraftId, HeldMail, SendResult } from '@mailroom/core'
import type { DraftService } from '../drafts/DraftService'
import { findSubmission } from '../findSubmission'
import { sendMail } from '../sendMail'
import type { SendingParts } from '../SendingParts'
import { readyToWait } from './readyToWait'

/** How much longer than its writer can call it back a mail stays: what they press last may be on its way. */
const graceMs = 3_000

/** A mail that is to be sent, and how long its writer may call it back. */
interface HoldOrder {
  readonly content: DraftContent
  readonly id: DraftId
  readonly undoSeconds: number
  readonly proxy: Address | undefined
}

/**
 * Has a mail wait among the drafts for as long as its writer may call it back, as one waits for its time. What sending would
 * refuse is refused now. Asked again for one that was sent, it says what became of it.
 *
 * @returns what became of the mail when it was sent at once: nobody wants to wait, or its password would have to be kept
 * @throws MailroomError as `sendMail`
 * @source SS-05
 */
export async function holdMail(
  parts: SendingParts,
  drafts: DraftService,
  accountId: number,
  { content, id, undoSeconds, proxy }: HoldOrder,
): Promise<HeldMail | SendResult> {
  if (undoSeconds === 0 || content.seal?.kind === 'password')
    return sendMail(parts, accountId, content, id, { proxy })
  const before = await findSubmission(parts, accountId, id)
  if (before) return before
  const ready = await readyToWait(parts, accountId, content)
  const undoMs = undoSeconds * 1_000
  const leavesAt = parts.clock.now() + undoMs + graceMs
  try {
    return { draft: await drafts.save(accountId, ready, id, { leavesAt, proxy, isHeld: true }), undoMs }
  } catch (error) {
    const other = await findSubmission(parts, accountId, id)
    if (other) return other
    throw error
  }
}
