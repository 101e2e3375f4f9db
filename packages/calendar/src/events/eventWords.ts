import { formatEventTime, type Calendar, type Locale, type Occurrence } from '@mailroom/core'
import type { SayCalendar } from '../calendarStrings'
import { clockText } from '../days/dayWords'
import { dayMs, type Day } from '../days/days'
import type { ShownEvent } from './ShownEvent'

/** What an event is called. */
export const titleOf = (t: SayCalendar, { title }: Pick<Occurrence, 'title'>): string =>
  title.trim() === '' ? t('untitled') : title

/** When it begins, by the clock. */
export const startText = ({ starts }: ShownEvent): string => clockText(minuteOf(starts))

/** From when to when, by the clock: `09:00 – 10:30`. */
export const clockSpan = (t: SayCalendar, { starts, ends }: ShownEvent): string =>
  t('between', { from: clockText(minuteOf(starts)), to: clockText(minuteOf(ends)) })

/** The hours of a day that an event takes: all of it for one that stands above the hours. */
export function timeOnDay(t: SayCalendar, event: ShownEvent, day: Day): string {
  const { starts, ends } = event
  const start = Math.max(0, starts - day * dayMs)
  const end = Math.min(dayMs, ends - day * dayMs)
  if (event.occurrence.time.kind === 'allDay' || (start === 0 && end === dayMs)) return t('allDay')
  const to = end === dayMs ? '24:00' : clockText(minuteOf(end))
  return t('between', { from: clockText(minuteOf(start)), to })
}

/** All that a screen reader says of an event: what, when, where, in which calendar, and what is special. */
export function eventLabel(
  t: SayCalendar,
  { occurrence }: ShownEvent,
  words: { readonly locale: Locale; readonly timeZone: string; readonly calendar?: Calendar | undefined },
): string {
  const { time, place, ownStatus, occurrence: which } = occurrence
  const { locale, timeZone, calendar } = words
  return [
    titleOf(t, occurrence),
    formatEventTime(time, { locale, timeZone }),
    place,
    calendar?.name,
    which === undefined ? undefined : t('repeats'),
    ownStatus === 'pending' ? t('notAnswered') : ownStatus === 'tentative' ? t('tentatively') : undefined,
  ]
    .filter(Boolean)
    .join(locale === 'en' ? ', ' : '，')
}

const minuteOf = (wall: number): number => Math.floor((((wall % dayMs) + dayMs) % dayMs) / 60_000)
