import type { EventId } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Executor } from '../doors/database/Database'
import type { EventRecord } from './EventRecord'

/** An event whose owner may want to be reminded. */
export interface PlannedEvent {
  readonly id: EventId
  /** Whose calendar it is in. */
  readonly ownerId: AccountId
  /** As it is from now on. */
  readonly record: EventRecord
}

/**
 * Told of each event that was added, changed or brought back, in the transaction that does so. Events that go, or lose their
 * reminder, are not told of when they are gone: look at what is there when it is time.
 *
 * @source CA-07
 */
export type PlanReminder = (trx: Executor, event: PlannedEvent) => Promise<void>
