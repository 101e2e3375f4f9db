import {
  eventFieldsOf,
  type CalendarEvent,
  type CalendarPort,
  type EventId,
  type EventReach,
  type EventTime,
  type Occurrence,
} from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { nobody } from '../data/keys'
import { useAccount } from '../session/sessionContext'
import { ShownEvents } from './ShownEvents'

/** What changes calendars and their events, and whether there are any. Each rejects when it came to nothing. */
export interface CalendarActs extends Omit<
  CalendarPort,
  'calendars' | 'occurrences' | 'event' | 'preferences' | 'savePreferences'
> {
  readonly isAvailable: boolean
  /** Gives an event, or those of its series that are meant, another time. */
  move(occurrence: Occurrence, time: EventTime, reach: EventReach): Promise<CalendarEvent>
}

/**
 * Changes calendars and events; what is shown of them follows. What is moved or removed is seen so at once, and as it was when that
 * failed.
 *
 * @source CA-02, CA-03, CA-04, CA-08
 */
export function useCalendarActs(): CalendarActs {
  const { calendar } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  return useMemo((): CalendarActs => {
    const shown = new ShownEvents(cache, account)
    const port = () => {
      if (!calendar) throw missingPort('calendar')
      return calendar
    }
    return {
      isAvailable: calendar !== undefined,
      saveCalendar: async (...question) => shown.after(() => port().saveCalendar(...question)),
      removeCalendar: async (id) => shown.after(() => port().removeCalendar(id)),
      save: async (...question) => shown.after(() => port().save(...question)),
      restore: async (undo) => shown.after(() => port().restore(undo)),
      uninvite: async (...question) => shown.after(() => port().uninvite(...question)),
      importFile: async (...question) => shown.after(() => port().importFile(...question)),
      exportFile: async (...question) => port().exportFile(...question),
      answer: async (...question) => shown.after(() => port().answer(...question)),
      remove: async (id, reach) => shown.without(meant(id, reach), () => port().remove(id, reach)),
      move: async (occurrence, time, reach) =>
        shown.moved(occurrence, time, async () => {
          const { eventId, occurrence: which } = occurrence
          const event = await port().event(eventId, which)
          return port().save({ ...eventFieldsOf(event), time }, { id: eventId, reach })
        }),
    }
  }, [calendar, cache, account])
}

/** Whether an event in sight is one of those that an act is about. */
const meant =
  (id: EventId, reach: EventReach) =>
  ({ eventId, occurrence }: Occurrence): boolean => {
    if (eventId !== id) return false
    if (reach.kind === 'one') return occurrence === reach.occurrence
    return reach.kind === 'all' || (occurrence !== undefined && occurrence >= reach.occurrence)
  }
