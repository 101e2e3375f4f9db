import type { Database } from '../doors/database/Database'
import type { EventBus } from '../doors/events/EventBus'
import type { JobQueue } from '../jobs/JobQueue'
import type { PlanReminder } from './ReminderPlan'

/** What calendars work with. */
export interface CalendarParts {
  readonly database: Database
  readonly events: Pick<EventBus, 'publish'>
  /** Takes the mails that are to be written. */
  readonly queue: Pick<JobQueue, 'enqueue' | 'wake'>
  readonly planReminder: PlanReminder
  /** ms since 1970. */
  readonly now: () => number
}
