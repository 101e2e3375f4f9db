import { eventUndoMs, MailroomError, type EventUndoId } from '@mailroom/core'
import type { Account } from '../system/Account'
import type { EventSeries, KeptEvent } from './KeptEvent'

/** What was removed, and what was left of it. */
interface Removal {
  readonly event: KeptEvent
  readonly before: EventSeries
  /** Absent when nothing was left. */
  readonly after?: EventSeries
  readonly by: Account
  /** ms since 1970. */
  readonly at: number
}

/** Events that can still be brought back, each by whoever has removed it. */
export class RemovedEvents {
  private readonly removals = new Map<EventUndoId, Removal>()

  /** @returns what brings it back */
  note(removal: Removal): EventUndoId {
    const id = crypto.randomUUID()
    this.removals.set(id, removal)
    return id
  }

  /** Hands out what was removed, once. @throws MailroomError `notFound` */
  take(id: EventUndoId, by: Account, now: number): Removal {
    const removal = this.removals.get(id)
    if (!removal || removal.by !== by || now - removal.at >= eventUndoMs) throw gone()
    this.removals.delete(id)
    return removal
  }
}

/** It cannot be brought back any more. */
export const gone = (): MailroomError =>
  new MailroomError('notFound', 'What was removed cannot be brought back any more.')
