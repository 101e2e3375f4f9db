import type { Occurrence } from '@mailroom/core'
import { dayMs, dayOfText, type Day } from '../days/days'
import type { ShownEvent } from '../events/ShownEvent'

/** The day of such a text. */
export const day = (text: string): Day => {
  const found = dayOfText(text)
  if (found === undefined) throw new Error(`${text} is no day.`)
  return found
}

/** The clock on the wall as if it were UTC: `2026-11-27 09:30`. */
export const wall = (text: string): number => Date.parse(`${text.replace(' ', 'T')}:00Z`)

let count = 0

/** What is known of an event in a view of days. */
export const occurrence = (more: Partial<Occurrence> = {}): Occurrence => {
  count += 1
  return {
    eventId: count,
    calendarId: 1,
    title: `Event ${count}`,
    place: '',
    time: { kind: 'instant', startsAt: 0, endsAt: 0 },
    color: 'blue',
    isException: false,
    hasReminder: false,
    guestCount: 0,
    canEdit: true,
    ...more,
  }
}

/** An event with hours, by the clock on the wall. */
export function timed(title: string, from: string, to: string): ShownEvent {
  const [starts, ends] = [wall(from), wall(to)]
  return {
    key: title,
    occurrence: occurrence({ title, time: { kind: 'instant', startsAt: starts, endsAt: ends } }),
    starts,
    ends,
    isBar: ends - starts >= dayMs,
  }
}

/** An event of whole days, both named. */
export function allDay(title: string, first: string, last: string): ShownEvent {
  const [starts, ends] = [day(first) * dayMs, (day(last) + 1) * dayMs]
  return {
    key: title,
    occurrence: occurrence({ title, time: { kind: 'allDay', startsAt: starts, endsAt: ends } }),
    starts,
    ends,
    isBar: true,
  }
}
