import {
  isScheduleTime,
  MailroomError,
  type DraftContent,
  type DraftId,
  type SavedDraft,
} from '@mailroom/core'
import type { DraftService } from '../drafts/DraftService'
import type { SendingParts } from '../SendingParts'
import { readyToWait } from './readyToWait'

/**
 * Has a mail wait among the drafts until its time. What sending would refuse is refused now, while its writer is there.
 *
 * @throws MailroomError as `sendMail`; `invalid` for a time that is none, a seal, and too many that wait
 * @source CO-07
 */
export async function scheduleMail(
  parts: SendingParts,
  drafts: DraftService,
  accountId: number,
  {
    content,
    leavesAt,
    id,
  }: { readonly content: DraftContent; readonly leavesAt: number; readonly id: DraftId },
): Promise<SavedDraft> {
  if (!isScheduleTime(leavesAt, parts.clock.now())) throw refused('scheduleTime')
  // A sealed mail is sealed when it is sent, and its password is kept nowhere until then.
  if (content.seal) throw refused('scheduleSealed')
  return drafts.save(accountId, await readyToWait(parts, accountId, content), id, { leavesAt })
}

const refused = (reason: string) =>
  new MailroomError('invalid', 'The mail cannot wait for this time', { fields: { schedule_day: [reason] } })
