import {
  defaultCalendarPreferences,
  momentOf,
  type CalendarPreferences,
  type CalendarViewKind,
  type EventWindow,
} from '@mailroom/core'
import { useCalendarPreferences } from '@mailroom/react'
import { useMemo } from 'react'
import { dayMs, dayOfText, daysOfView, dayText, stepDay, type Day, type DaySpan } from '../days/days'
import { ownZone } from '../event-form/typedTimes'
import type { CalendarViewProps } from './CalendarView'
import { useClock } from './useClock'

/** The days in sight, and the ways to others. */
export interface ShownDays {
  readonly preferences: CalendarPreferences
  /** They are not known yet. */
  readonly isWaiting: boolean
  readonly savePreferences: (change: Partial<CalendarPreferences>) => Promise<void>
  readonly view: CalendarViewKind
  readonly timeZone: string
  /** The clock on the wall as if it were UTC, in ms since 1970. */
  readonly now: number
  readonly today: Day
  /** Around which one days are shown. */
  readonly day: Day
  readonly span: DaySpan
  readonly window: EventWindow
  /** What would be asked for the days before or after. */
  readonly windowAt: (step: 1 | -1) => EventWindow
  readonly goTo: (day: Day, view?: CalendarViewKind) => void
}

/** Which days are shown: what the host says, else today as the reader likes to see it. @source CA-01, CA-06 */
export function useShownDays({ view: wanted, day: text, onGo }: CalendarViewProps): ShownDays {
  const { preferences: known, error, save } = useCalendarPreferences()
  const preferences = known ?? defaultCalendarPreferences
  const { firstDay } = preferences
  const view = wanted ?? preferences.view
  const timeZone = ownZone()
  const now = useClock(timeZone)
  const today = Math.floor(now / dayMs)
  const day = dayOfText(text) ?? today
  const span = useMemo(() => daysOfView(view, day, firstDay), [view, day, firstDay])
  const window = useMemo(() => windowOf(span, timeZone), [span, timeZone])
  return {
    ...{ preferences, view, timeZone, now, today, day, span, window },
    isWaiting: known === undefined && error === undefined,
    savePreferences: save,
    windowAt: (step) => windowOf(daysOfView(view, stepDay(view, day, step), firstDay), timeZone),
    goTo: (to, next = view) => onGo({ view: next, day: dayText(to) }),
  }
}

function windowOf({ first, count }: DaySpan, timeZone: string): EventWindow {
  const at = (day: Day) => momentOf(day * dayMs, timeZone) ?? day * dayMs
  return { from: at(first), to: at(first + count), timeZone }
}
