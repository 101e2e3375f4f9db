import type { EventTime, Occurrence } from '@mailroom/core'
import type { MailCache } from '../data/MailCache'
import { ofCalendar } from './ofCalendar'

/** The events that were read, while something about them changes. */
export class ShownEvents {
  constructor(
    private readonly cache: MailCache,
    private readonly account: string,
  ) {}

  /** Does something, and asks anew for what is shown, also when it failed: a part of it may be done. */
  async after<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    try {
      return await act()
    } finally {
      this.cache.refreshAreas(this.account, ...ofCalendar)
    }
  }

  /** The same for events that go: they are gone at once, and there again when that failed. */
  async without<Answer>(
    isMeant: (occurrence: Occurrence) => boolean,
    act: () => Promise<Answer>,
  ): Promise<Answer> {
    return this.#seenAs((occurrences) => occurrences.filter((each) => !isMeant(each)), act)
  }

  /** The same for one that gets another time. */
  async moved<Answer>(
    { eventId, occurrence }: Occurrence,
    time: EventTime,
    act: () => Promise<Answer>,
  ): Promise<Answer> {
    return this.#seenAs(
      (occurrences) =>
        occurrences.map((each) =>
          each.eventId === eventId && each.occurrence === occurrence ? { ...each, time } : each,
        ),
      act,
    )
  }

  async #seenAs<Answer>(
    change: (occurrences: readonly Occurrence[]) => readonly Occurrence[],
    act: () => Promise<Answer>,
  ): Promise<Answer> {
    return this.after(async () => {
      const before = this.cache.keys('occurrences', this.account).flatMap((key) => {
        const occurrences = this.cache.read(key)
        return occurrences ? [[key, occurrences] as const] : []
      })
      for (const [key, occurrences] of before) this.cache.write(key, change(occurrences))
      this.cache.beginWrite()
      try {
        return await act()
      } catch (error) {
        for (const [key, occurrences] of before) this.cache.write(key, occurrences)
        throw error
      } finally {
        this.cache.endWrite()
      }
    })
  }
}
