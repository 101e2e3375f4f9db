import { wallAt, type CalendarId, type Occurrence } from '@mailroom/core'
import { dayMs, type Day } from '../days/days'

/** An event where the clock on the reader's wall has it. */
export interface ShownEvent {
  /** Names it among all that are shown. */
  readonly key: string
  readonly occurrence: Occurrence
  /** As if that clock were UTC, in ms since 1970. */
  readonly starts: number
  /** The same; of whole days the first that no longer counts. */
  readonly ends: number
  /** It stands above the hours: whole days, or a day and more. */
  readonly isBar: boolean
}

/** What is told of an event that takes place once or is one of a series. */
const eventKey = ({ eventId, occurrence = '' }: Pick<Occurrence, 'eventId' | 'occurrence'>): string =>
  `${eventId} ${occurrence}`

/**
 * Events as the views show them, in the order of their beginning.
 *
 * @param timeZone of the reader, an IANA name
 * @param hidden   calendars that they do not want to see
 */
export function shownEvents(
  occurrences: readonly Occurrence[],
  timeZone: string,
  hidden: readonly CalendarId[],
): ShownEvent[] {
  return occurrences
    .filter(({ calendarId, ownStatus }) => !hidden.includes(calendarId) && ownStatus !== 'declined')
    .map((occurrence) => shownEvent(occurrence, timeZone))
    .sort((one, other) => one.starts - other.starts || other.ends - one.ends)
}

function shownEvent(occurrence: Occurrence, timeZone: string): ShownEvent {
  const { kind, startsAt, endsAt } = occurrence.time
  const isAllDay = kind === 'allDay'
  const starts = isAllDay ? startsAt : wallAt(startsAt, timeZone)
  // When clocks are set back, an event may end before it began by what they show.
  const ends = Math.max(starts, isAllDay ? endsAt : wallAt(endsAt, timeZone))
  return { key: eventKey(occurrence), occurrence, starts, ends, isBar: isAllDay || ends - starts >= dayMs }
}

/** The day on which an event begins. */
export const firstDayOf = ({ starts }: Pick<ShownEvent, 'starts'>): Day => Math.floor(starts / dayMs)

/** The last day of which an event has a part; one that ends at midnight has none of the next. */
export const lastDayOf = ({ starts, ends }: Pick<ShownEvent, 'starts' | 'ends'>): Day =>
  Math.floor((Math.max(ends, starts + 1) - 1) / dayMs)
