import {
  type Address,
  isMailroomError,
  type DraftContent,
  type DraftId,
  type ErrorKind,
} from '@mailroom/core'
import { accountSubject } from '../../jobs/accountSubject'
import type { NewJob } from '../../jobs/Job'
import type { JobHandler } from '../../jobs/JobHandler'
import { draftVersions } from '../drafts/draftVersions'
import { readForm } from '../drafts/readForm'
import { sendMail } from '../sendMail'
import type { SendingParts } from '../SendingParts'
import { endWaiting } from './endWaiting'
import { tellNotLeft } from './tellNotLeft'

/** Kind of the job that sends a draft at its time. */
export const leaveKind = 'leave'

interface LeavePayload {
  readonly accountId: number
  readonly draftId: DraftId
}

/** Sends a draft at its time. One job for each time that was ever chosen: the draft says which of them counts. */
export const leaveWork = (accountId: number, draftId: DraftId, at: number): NewJob => ({
  kind: leaveKind,
  payload: { accountId, draftId } satisfies LeavePayload,
  dueAt: at,
  key: `${leaveKind} ${accountId} ${draftId} ${at}`,
  subject: accountSubject(accountId),
})

/** A mail leaves at its time also where people can no longer be told of it by SMS. @source CO-13 */
const tellable = ({ smsPerHour }: SendingParts, form: DraftContent): DraftContent =>
  smsPerHour === undefined ? { ...form, notifiesBySms: false } : form

/** Trying again would come to the same end. */
const lasting: readonly ErrorKind[] = ['invalid', 'forbidden', 'notFound', 'tooLarge']

/**
 * Sends a mail whose time has come, also when that was while the gateway was down. It leaves as it was confirmed, once: taking it
 * in and ending its draft are one transaction, which breaks when another text or time was chosen meanwhile. A mail that lies
 * among the drafts no longer was thrown away and stays here; one that cannot leave becomes a draft again, and its writer is told.
 *
 * @source CO-07, R1
 */
export const leave = (parts: SendingParts): JobHandler<LeavePayload> => ({
  kind: leaveKind,
  async run({ accountId, draftId }) {
    const draft = await parts.database.db
      .selectFrom('drafts')
      .select(['form', 'leaves_at', 'saved_at', 'message_id', 'proxy'])
      .where('account_id', '=', accountId)
      .where('draft_id', '=', draftId)
      .executeTakeFirst()
    // Sent or thrown away, or another job is for its time.
    if (!draft || (draft.leaves_at ?? 0) > parts.clock.now()) return
    const mailbox = parts.mailStore.mailbox(accountId)
    const versions = await draftVersions(mailbox, draft.message_id)
    const form = tellable(parts, readForm(draft.form))
    // Without a time: whoever took it away may have died before the mark was off.
    if (draft.leaves_at === null || versions.length === 0) return endWaiting(parts, accountId, draftId)
    const waiting = { leavesAt: draft.leaves_at, savedAt: draft.saved_at }
    try {
      await sendMail(parts, accountId, form, draftId, { proxy: readProxy(draft.proxy), waiting })
    } catch (error) {
      if (!isMailroomError(error)) throw error
      // What its writer has decided meanwhile counts.
      if (error.kind === 'conflict') return
      if (!lasting.includes(error.kind)) throw error
      await endWaiting(parts, accountId, draftId)
      await tellNotLeft(parts, accountId, { draftId, subject: form.subject, ...waiting })
    }
  },
})

/** Written by `recordDraft`, and by nobody else. */
const readProxy = (json: string | null): Address | undefined =>
  json === null ? undefined : (JSON.parse(json) as Address)
