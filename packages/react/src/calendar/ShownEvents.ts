import type { EventTime, Occurrence } from '@mailroom/core'
import type { MailCache } from '../data/MailCache'
import { ShownAnswers } from '../shown/ShownAnswers'
import { ofCalendar } from './ofCalendar'

/** The events that were read, while something about them changes. */
export class ShownEvents extends ShownAnswers<'occurrences'> {
  constructor(cache: MailCache, account: string) {
    super(cache, account, 'occurrences', ofCalendar)
  }

  /** As `after`, of events that go: they are gone at once, and there again when that failed. */
  async without<Answer>(
    isMeant: (occurrence: Occurrence) => boolean,
    act: () => Promise<Answer>,
  ): Promise<Answer> {
    return this.as((occurrences) => occurrences.filter((each) => !isMeant(each)), act)
  }

  /** The same of one that gets another time. */
  async moved<Answer>(
    { eventId, occurrence }: Occurrence,
    time: EventTime,
    act: () => Promise<Answer>,
  ): Promise<Answer> {
    return this.as(
      (occurrences) =>
        occurrences.map((each) =>
          each.eventId === eventId && each.occurrence === occurrence ? { ...each, time } : each,
        ),
      act,
    )
  }
}
