import type { Calendar, CalendarId, Locale } from '@mailroom/core'
import type { ReactNode } from 'react'
import type { SayCalendar } from '../calendarStrings'
import type { ShownEvent } from './ShownEvent'

/** What all views need to show events. */
export interface EventDesk {
  readonly t: SayCalendar
  readonly locale: Locale
  /** Of the reader, an IANA name. */
  readonly timeZone: string
  /** The clock on the reader's wall as if it were UTC, in ms since 1970; each minute anew. */
  readonly now: number
  readonly calendars: ReadonlyMap<CalendarId, Calendar>
  /** Where something stands open: the part of an event, or the further events of a day. */
  readonly opened: string | undefined
  readonly onOpen: (place: string | undefined) => void
  /** What is told of an event where it stands open. */
  readonly renderDetails: (event: ShownEvent, close: () => void) => ReactNode
  /** The event that is being drawn elsewhere. */
  readonly draggedKey: string | undefined
}
