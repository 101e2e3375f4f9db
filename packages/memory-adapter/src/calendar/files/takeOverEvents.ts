import {
  maxCalendarFaults,
  type CalendarFileFault,
  type CalendarImport,
  type CalendarImportOutcome,
} from '@mailroom/core'
import type { Seat } from '../../system/Seat'
import { calendarForChange } from '../acts/seenForChange'
import type { EventSeries, KeptEvent } from '../KeptEvent'
import { isOfRule } from '../series/seriesOccurrences'
import type { FiledEvent } from './readEvents'

/**
 * Takes over the events of a file, all at once. One that is there is known by its name and overwritten, but for its guests; one
 * that somebody else has invited to stays as it is.
 *
 * @throws MailroomError `notFound`, `forbidden`, `overQuota`
 * @source CA-05
 */
export function takeOverEvents(
  seat: Seat,
  filed: readonly FiledEvent[],
  { calendarId }: CalendarImport,
): CalendarImportOutcome {
  const { calendars } = seat.system
  calendarForChange(seat, calendarId)
  const known = new Map(calendars.eventsIn(calendarId).map((event) => [event.held.series.uid, event]))
  const wanted = [...wholeSeries(filed).values()]
  const isNew = ({ uid }: EventSeries) => !known.has(uid)
  calendars.requireRoom(calendarId, wanted.filter(isNew).length)
  const kept = wanted.flatMap((series): KeptEvent[] => {
    const there = known.get(series.uid)
    if (there?.invited) return []
    if (!there) return [{ id: calendars.newId(), calendarId, held: { series } }]
    const { guests, organizer, sequence } = there.held.series
    return [
      {
        ...there,
        held: { series: { ...series, guests, organizer, sequence, color: there.held.series.color } },
      },
    ]
  })
  calendars.takeOver(calendarId, kept)
  const faults = filed.filter((event): event is CalendarFileFault => 'fault' in event)
  return {
    added: wanted.filter(isNew).length,
    changed: wanted.length - wanted.filter(isNew).length,
    faults: faults.slice(0, maxCalendarFaults),
    faultCount: faults.length,
  }
}

/** Series by their names, each with those of its events that differ; who comes twice is known by the last. */
function wholeSeries(filed: readonly FiledEvent[]): ReadonlyMap<string, EventSeries> {
  const found = new Map<string, EventSeries>()
  for (const event of filed) if ('series' in event) found.set(event.series.uid, event.series)
  for (const event of filed) {
    if (!('id' in event)) continue
    const series = found.get(event.uid)
    if (series?.recurrence && isOfRule(series, event.id))
      found.set(event.uid, { ...series, exceptions: new Map(series.exceptions).set(event.id, event.facts) })
    else if (!series) found.set(event.uid, aloneOf(event))
  }
  return found
}

/** One of a series of which the file says no more is an event of its own. */
const aloneOf = ({ uid, facts }: Extract<FiledEvent, { uid: string }>): EventSeries => ({
  ...facts,
  ...{ uid, sequence: 0, timeZone: 'UTC', leftOut: [], exceptions: new Map() },
})
