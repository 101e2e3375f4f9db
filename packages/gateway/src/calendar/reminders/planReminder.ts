import type { EventId } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import { accountSubject } from '../../jobs/accountSubject'
import type { NewJob } from '../../jobs/Job'
import type { JobQueue } from '../../jobs/JobQueue'
import type { PlanReminder } from '../ReminderPlan'
import { nextReminder } from './reminderTimes'

/** Kind of the jobs that remind of events. */
export const reminderKind = 'event-reminder'

/** A reminder as it was planned: whether it still holds is seen when its time comes. */
export interface ReminderPayload {
  /** Whose calendar it is. */
  readonly accountId: AccountId
  readonly eventId: EventId
  /** ms since 1970. */
  readonly at: number
}

/**
 * Plans the next reminder of an event. The one after it is planned when that one is written, so that each series has one job.
 *
 * @source CA-07
 */
export const createReminderPlan =
  (queue: Pick<JobQueue, 'enqueue'>, now: () => number): PlanReminder =>
  async (trx, { id, ownerId, record }) => {
    const next = nextReminder(record, now())
    if (next) await queue.enqueue(trx, reminderWork({ accountId: ownerId, eventId: id, at: next.at }))
  }

/** One job for each event and time, however often it is planned. */
const reminderWork = (payload: ReminderPayload): NewJob => ({
  kind: reminderKind,
  payload,
  dueAt: payload.at,
  key: `${reminderKind} ${payload.accountId} ${payload.eventId} ${payload.at}`,
  subject: accountSubject(payload.accountId),
})
