import { isFollowUpTime, MailroomError, type FollowUp, type MessageSelection } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Database } from '../doors/database/Database'
import type { Mailbox } from '../doors/mail-store/MailStore'
import type { JobQueue } from '../jobs/JobQueue'
import { remindWork } from './remind'

/** What reminders work with. */
export interface FollowUpParts {
  readonly database: Database
  readonly queue: JobQueue
  readonly now: () => number
}

/** Reminders of mails. @source ML-29 */
export interface FollowUps {
  /** Sets one in the place of the one before. `invalid` for a time that is none by `isFollowUpTime`. */
  set(
    account: AccountId,
    mailbox: Mailbox,
    selection: MessageSelection,
    followUp: Omit<FollowUp, 'isDue'>,
  ): Promise<void>
  clear(mailbox: Mailbox, selection: MessageSelection): Promise<void>
}

/**
 * Notes on mails when their reader is to be reminded. The job that does it waits before they are marked, and looks at what is
 * marked when it runs: a reminder that was changed or taken away costs a look and no more.
 *
 * @source ML-29
 */
export const createFollowUps = ({ database, queue, now }: FollowUpParts): FollowUps => ({
  async set(accountId, mailbox, selection, { at, unlessAnswered = false }) {
    if (!isFollowUpTime(at, now()))
      throw new MailroomError('invalid', 'Nobody can be reminded then.', { fields: { at: ['snoozeTime'] } })
    const isDue = at <= now()
    if (!isDue) {
      await queue.enqueue(database.db, remindWork(accountId, at))
      queue.wake()
    }
    await mailbox.setState(selection, { followUp: { at, unlessAnswered, isDue } })
    if (isDue || at > now()) return
    // Its time came while it was being marked, and the job may have found nothing.
    await queue.enqueue(database.db, remindWork(accountId, now()))
    queue.wake()
  },

  clear: (mailbox, selection) => mailbox.setState(selection, { followUp: null }),
})
