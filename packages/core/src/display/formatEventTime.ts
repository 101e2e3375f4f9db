import type { EventTime } from '../invitations/EventNotice'
import { dateTimeFormat } from './dateTimeFormat'
import { languages, type TimeStyle } from './formatTime'

const dayMs = 86_400_000

/**
 * When an event takes place, from beginning to end, as short as it stays clear: the day is said once when it is one. A
 * moment is in the reader's zone, which is named; days and times of no zone are as the organizer wrote them.
 *
 * @source RD-10
 */
export function formatEventTime({ kind, startsAt, endsAt }: EventTime, style: TimeStyle): string {
  const { locale, twelveHour } = style
  const timeZone = kind === 'instant' ? style.timeZone : 'UTC'
  const day = dateTimeFormat(languages[locale], {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone,
  })
  if (kind === 'allDay') {
    const last = day.format(Math.max(startsAt, endsAt - dayMs))
    return day.format(startsAt) === last ? last : `${day.format(startsAt)} – ${last}`
  }
  const time = dateTimeFormat(languages[locale], {
    hour: twelveHour ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: twelveHour ? 'h12' : 'h23',
    timeZone,
  })
  const gap = locale === 'en' ? ', ' : ' '
  const whole = (at: number) => `${day.format(at)}${gap}${time.format(at)}`
  const isOneDay = day.format(startsAt) === day.format(endsAt)
  const end = startsAt === endsAt ? '' : ` – ${isOneDay ? time.format(endsAt) : whole(endsAt)}`
  return `${whole(startsAt)}${end}${kind === 'instant' ? ` ${zoneName(startsAt, style)}` : ''}`
}

/** The name of the zone at a moment, `GMT+8`. */
const zoneName = (at: number, { locale, timeZone }: TimeStyle): string =>
  dateTimeFormat(languages[locale], { hour: 'numeric', timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** A day by its date alone, in the zone given. */
export const formatDay = (ms: number, { locale, timeZone }: TimeStyle): string =>
  dateTimeFormat(languages[locale], { year: 'numeric', month: 'short', day: 'numeric', timeZone }).format(ms)

/** The name of a day of the week, 0 for Sunday; in Chinese `narrow` is what follows the word for week. */
export const formatWeekday = (
  day: number,
  { locale }: TimeStyle,
  width: 'long' | 'narrow' = 'long',
): string =>
  // The fourth of January 1970 was a Sunday.
  dateTimeFormat(languages[locale], { weekday: width, timeZone: 'UTC' }).format((3 + day) * dayMs)
