import {
  type Address,
  isScheduleTime,
  MailroomError,
  type DraftContent,
  type DraftId,
  type SavedDraft,
} from '@mailroom/core'
import type { DraftService } from '../drafts/DraftService'
import type { SendingParts } from '../SendingParts'
import { readyToWait } from './readyToWait'

/** A mail, and when it leaves. */
interface ScheduleOrder {
  readonly content: DraftContent
  readonly leavesAt: number
  readonly id: DraftId
  readonly proxy: Address | undefined
}

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
  { content, leavesAt, id, proxy }: ScheduleOrder,
): Promise<SavedDraft> {
  if (!isScheduleTime(leavesAt, parts.clock.now())) throw refused('scheduleTime')
  // A sealed mail is sealed when it is sent, and its password is kept nowhere until then.
  if (content.seal) throw refused('scheduleSealed')
  return drafts.save(accountId, await readyToWait(parts, accountId, content), id, { leavesAt, proxy })
}

const refused = (reason: string) =>
  new MailroomError('invalid', 'The mail cannot wait for this time', { fields: { schedule_day: [reason] } })
