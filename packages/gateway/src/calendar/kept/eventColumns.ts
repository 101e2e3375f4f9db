import { addressKey, maxEventDays, type EventFacts, type Invitee, type OccurrenceId } from '@mailroom/core'
import type { Selectable } from 'kysely'
import { createHash } from 'node:crypto'
import { storableText } from '../../doors/database/storableText'
import type { Tables } from '../../doors/database/tables/Tables'
import type { EventException, EventRecord } from '../EventRecord'
import { isSeries, spanOfSeries } from '../recurrence/seriesTimes'

/** An event as it is kept. */
export type EventRow = Selectable<Tables['events']>

/** What finds the name of an event, however long that is. */
export const uidKey = (uid: string): string => createHash('sha256').update(uid).digest('hex')

/** The longest that an event lasts which is found by its end. */
export const shortMs = maxEventDays * 86_400_000

/** The columns of an event, without those of its calendar and of its making. */
export function columnsOf(record: EventRecord) {
  const { uid, sequence, timeZone, rule, addedDates, leftOut, organizer } = record
  const { from, to } = spanOfSeries(record)
  return {
    ...factColumns(record),
    ...{ uid: storableText(uid), uid_key: uidKey(uid), sequence },
    ...{ time_zone: timeZone, rule: rule ?? null },
    added_dates: JSON.stringify(addedDates),
    left_out: JSON.stringify(leftOut),
    is_long: isSeries(record) || to - from > shortMs ? (1 as const) : (0 as const),
    ...{ series_starts_at: from, series_ends_at: to },
    organizer_address: organizer ? storableText(organizer.address) : null,
    organizer_name: organizer ? storableText(organizer.name) : null,
  }
}

/** The columns of one of a series that differs. */
export const exceptionColumns = (eventId: number, exception: EventException) => ({
  ...{ event_id: eventId, occurrence: exception.occurrence },
  ...factColumns(exception),
})

function factColumns({ title, place, note, time, color, reminderMinutes }: EventFacts) {
  return {
    ...{ title: storableText(title), place: storableText(place), note: storableText(note) },
    kind: time.kind === 'allDay' ? ('allDay' as const) : ('instant' as const),
    ...{ starts_at: time.startsAt, ends_at: time.endsAt },
    ...{ color: color ?? null, reminder_minutes: reminderMinutes ?? null },
  }
}

/** The columns of those who are invited, each once. */
export function guestColumns(eventId: number, occurrence: OccurrenceId | '', guests: readonly Invitee[]) {
  const rows = guests.map(({ address, name, isOptional, status }, place) => ({
    ...{ event_id: eventId, occurrence, address_key: storableText(addressKey(address)), place },
    ...{ address: storableText(address), name: storableText(name), status },
    is_optional: isOptional ? (1 as const) : (0 as const),
  }))
  return [...new Map(rows.map((row) => [row.address_key, row])).values()]
}

/** What the columns say of one event. */
export const factsOfRow = (
  row: Omit<Selectable<Tables['event_exceptions']>, 'event_id' | 'occurrence'>,
  guests: readonly Invitee[],
): EventFacts => ({
  ...{ title: row.title, place: row.place, note: row.note },
  time: { kind: row.kind, startsAt: row.starts_at, endsAt: row.ends_at },
  ...(row.color !== null && { color: row.color }),
  ...(row.reminder_minutes !== null && { reminderMinutes: row.reminder_minutes }),
  guests,
})

/** When an event takes place, as far as its own row says it. */
export const seriesColumns = (row: Pick<EventRow, 'time_zone' | 'rule' | 'added_dates' | 'left_out'>) => ({
  timeZone: row.time_zone,
  ...(row.rule !== null && { rule: row.rule }),
  addedDates: JSON.parse(row.added_dates) as readonly OccurrenceId[],
  leftOut: JSON.parse(row.left_out) as readonly OccurrenceId[],
})
