import type { EventTime } from '../invitations/EventNotice'
import { calendarDate } from '../sealed/calendarDate'
import type { OccurrenceId } from './CalendarEvent'

/**
 * Names the event of a series that the series has begin then.
 *
 * @param kind whether the series is of whole days
 * @param at   ms since 1970, in a year of four digits
 */
export const occurrenceIdOf = (kind: EventTime['kind'], at: number): OccurrenceId =>
  kind === 'allDay' ? new Date(at).toISOString().slice(0, 10) : `${new Date(at).toISOString().slice(0, 19)}Z`

/** When the series has an event begin, in ms since 1970; undefined for what names none. */
export function occurrenceStart(id: OccurrenceId): number | undefined {
  if (!id.includes('T')) return calendarDate(id)
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(id) ? Date.parse(id) : NaN
  return Number.isNaN(at) || occurrenceIdOf('instant', at) !== id ? undefined : at
}
