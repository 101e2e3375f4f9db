import { isEmailAddress } from '../addresses/isEmailAddress'
import type { EventRecurrence, EventTime } from '../invitations/EventNotice'
import { maxEventNoteCharacters, maxEventTextCharacters } from '../invitations/EventPlan'
import { isZone } from '../zones/wallClock'
import { maxGuests, type EventFields } from './CalendarEvent'

/** What is wrong with a field of an event. */
export type EventFieldFault =
  | 'missing'
  | 'tooLong'
  | 'endsFirst'
  | 'noZone'
  | 'noRule'
  | 'notAddress'
  | 'tooManyPeople'

/** A field that can be wrong. */
export type EventField =
  | 'title'
  | 'place'
  | 'note'
  | 'time'
  | 'timeZone'
  | 'recurrence'
  | 'reminderMinutes'
  | 'guests'

/** Most repetitions that are counted. */
export const maxEventCount = 1_000

/** Most days, weeks, months or years between two of a series. */
export const maxEventInterval = 999

/** The longest that one event lasts, in days. */
export const maxEventDays = 366

const dayMs = 86_400_000

/** The faults of an event that is to be saved, by field; none when it may be. @source CA-02 */
export function eventFieldFaults(fields: EventFields): Partial<Record<EventField, EventFieldFault>> {
  const faults: Partial<Record<EventField, EventFieldFault>> = {}
  const { title, place, note, time, timeZone, recurrence, reminderMinutes: minutes, guests } = fields
  if (title.trim() === '') faults.title = 'missing'
  else if (isLong(title, maxEventTextCharacters)) faults.title = 'tooLong'
  if (isLong(place, maxEventTextCharacters)) faults.place = 'tooLong'
  if (isLong(note, maxEventNoteCharacters)) faults.note = 'tooLong'
  const lasts = time.endsAt - time.startsAt
  const isLater = time.kind === 'allDay' ? lasts >= dayMs : lasts >= 0
  if (!isShowable(time) || time.kind === 'floating') faults.time = 'missing'
  else if (!isLater) faults.time = 'endsFirst'
  else if (lasts > maxEventDays * dayMs) faults.time = 'tooLong'
  if (!isZone(timeZone)) faults.timeZone = 'noZone'
  if (recurrence && !isSound(recurrence, time.startsAt)) faults.recurrence = 'noRule'
  if (minutes !== undefined && !(Number.isInteger(minutes) && minutes >= 0 && minutes <= 40_320))
    faults.reminderMinutes = 'tooLong'
  if (guests.length > maxGuests) faults.guests = 'tooManyPeople'
  else if (!guests.every(({ address }) => isEmailAddress(address))) faults.guests = 'notAddress'
  return faults
}

/** In the years that a calendar shows. */
const isShowable = ({ startsAt, endsAt }: EventTime): boolean =>
  [startsAt, endsAt].every((at) => at >= Date.UTC(1900, 0) && at <= Date.UTC(3000, 0))

const isLong = (text: string, max: number): boolean => Array.from(text).length > max

const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max

/** A rule that the form can make. */
function isSound(
  { every, interval, weekdays, monthDays, count, until }: EventRecurrence,
  startsAt: number,
): boolean {
  if (every === 'other') return true
  const areDays = weekdays.length <= 7 && weekdays.every(({ day }) => isWhole(day, 0, 6))
  const areOrdinals = weekdays.every(({ ordinal }) =>
    every === 'month'
      ? ordinal !== undefined && [-1, 1, 2, 3, 4, 5].includes(ordinal)
      : ordinal === undefined,
  )
  const hasNoOther =
    (weekdays.length === 0 || every === 'week' || every === 'month') &&
    (monthDays.length === 0 || (every === 'month' && weekdays.length === 0))
  const areMonthDays = monthDays.length <= 31 && monthDays.every((day) => day === -1 || isWhole(day, 1, 31))
  const hasEnd =
    (count === undefined || (until === undefined && isWhole(count, 1, maxEventCount))) &&
    (until === undefined || (Number.isFinite(until) && until >= startsAt))
  return (
    isWhole(interval, 1, maxEventInterval) && areDays && areOrdinals && hasNoOther && areMonthDays && hasEnd
  )
}
