import type {
  Address,
  Calendar,
  CalendarEvent,
  CalendarFields,
  CalendarPreferences,
  EventFields,
  EventReach,
  EventRecurrence,
  EventTime,
  InvitationAnswer,
  InvitationStatus,
  Invitee,
  Occurrence,
} from '@mailroom/core'
import type * as v from 'valibot'
import type {
  wireCalendar,
  wireCalendarFields,
  wireCalendarPreferences,
  wireEvent,
  wireEventCreation,
  wireEventReach,
  wireEvents,
} from './calendar'
import type { wireEventStatus, wireRecurrence } from './invitations'

type WireStatus = v.InferOutput<typeof wireEventStatus>
type WireRecurrence = v.InferOutput<typeof wireRecurrence>
type WireFields = Omit<v.InferOutput<typeof wireEventCreation>, 'request_id' | 'folder' | 'uid'>
type WireEvent = v.InferOutput<typeof wireEvent>
type WireOccurrence = v.InferOutput<typeof wireEvents>['results'][number]
type WireCalendarFields = v.InferOutput<typeof wireCalendarFields>
type WireCalendar = v.InferOutput<typeof wireCalendar>
type WirePreferences = v.InferOutput<typeof wireCalendarPreferences>

/** What somebody has said to an invitation, as the wire calls it. @source 2nd text 4 */
export const eventStatusNames = {
  pending: 'start',
  accepted: 'pass',
  tentative: 'wait',
  declined: 'reject',
} as const satisfies Record<InvitationStatus, WireStatus>

/** What the wire says somebody has said. */
export const eventStatuses = {
  start: 'pending',
  pass: 'accepted',
  wait: 'tentative',
  reject: 'declined',
} as const satisfies Record<WireStatus, InvitationStatus> &
  Record<'pass' | 'wait' | 'reject', InvitationAnswer>

/** How an event comes again, as the wire has it. */
export const toWireRecurrence = ({
  weekdays,
  monthDays,
  count,
  until,
  ...rule
}: EventRecurrence): WireRecurrence => ({
  ...rule,
  weekdays: weekdays.map(({ day, ordinal }) => ({ day, ordinal: ordinal ?? null })),
  month_days: [...monthDays],
  count: count ?? null,
  until: until === undefined ? null : toText(until),
})

/** The same back. */
export const fromWireRecurrence = ({
  weekdays,
  month_days: monthDays,
  count,
  until,
  ...rule
}: WireRecurrence): EventRecurrence => ({
  ...rule,
  weekdays: weekdays.map(({ day, ordinal }) => ({ day, ...(ordinal !== null && { ordinal }) })),
  monthDays,
  ...(count !== null && { count }),
  ...(until !== null && { until: Date.parse(until) }),
})

/** What a form says of an event, as the wire has it. @source CA-02 */
export const toWireEventFields = (fields: EventFields): WireFields => ({
  calendar_id: fields.calendarId,
  title: fields.title,
  place: fields.place,
  remark: fields.note,
  ...toWireTimes(fields.time),
  timezone: fields.timeZone,
  recurrence: fields.recurrence ? toWireRecurrence(fields.recurrence) : null,
  color: fields.color ?? null,
  reminder: fields.reminderMinutes ?? null,
  participants: fields.guests.map(({ isOptional, ...person }) => ({
    person: toPair(person),
    is_optional: isOptional,
  })),
})

/** The same back. */
export const fromWireEventFields = (wire: WireFields): EventFields => ({
  ...fromWireFacts(wire),
  guests: wire.participants.map(({ person, is_optional: isOptional }) => ({
    ...fromPair(person),
    isOptional,
  })),
})

/** An event as the wire has it. */
export const toWireEvent = (event: CalendarEvent): WireEvent => ({
  ...toWireEventFields(event),
  id: event.id,
  participants: event.guests.map(({ status, isOptional, ...person }) => ({
    person: toPair(person),
    status: eventStatusNames[status],
    is_optional: isOptional,
  })),
  occurrence: event.occurrence ?? null,
  is_exception: event.isException,
  organizer: event.organizer ? toPair(event.organizer) : null,
  is_organizer: event.isOrganizer,
  status: event.ownStatus ? eventStatusNames[event.ownStatus] : null,
  can_edit: event.canEdit,
  can_invite: event.canInvite,
})

/** The same back. */
export const fromWireEvent = (wire: WireEvent): CalendarEvent => ({
  ...fromWireFacts(wire),
  id: wire.id,
  guests: wire.participants.map(({ person, status, is_optional: isOptional }): Invitee => ({
    ...fromPair(person),
    status: eventStatuses[status],
    isOptional,
  })),
  ...(wire.occurrence !== null && { occurrence: wire.occurrence }),
  isException: wire.is_exception,
  ...(wire.organizer !== null && { organizer: fromPair(wire.organizer) }),
  isOrganizer: wire.is_organizer,
  ...(wire.status !== null && { ownStatus: eventStatuses[wire.status] }),
  canEdit: wire.can_edit,
  canInvite: wire.can_invite,
})

/** One of a view of days, as the wire has it. */
export const toWireOccurrence = (occurrence: Occurrence): WireOccurrence => ({
  id: occurrence.eventId,
  calendar_id: occurrence.calendarId,
  occurrence: occurrence.occurrence ?? null,
  title: occurrence.title,
  place: occurrence.place,
  ...toWireTimes(occurrence.time),
  color: occurrence.color,
  is_exception: occurrence.isException,
  has_reminder: occurrence.hasReminder,
  participant_count: occurrence.guestCount,
  status: occurrence.ownStatus ? eventStatusNames[occurrence.ownStatus] : null,
  can_edit: occurrence.canEdit,
})

/** The same back. */
export const fromWireOccurrence = (wire: WireOccurrence): Occurrence => ({
  eventId: wire.id,
  calendarId: wire.calendar_id,
  ...(wire.occurrence !== null && { occurrence: wire.occurrence }),
  title: wire.title,
  place: wire.place,
  time: fromWireTimes(wire),
  color: wire.color,
  isException: wire.is_exception,
  hasReminder: wire.has_reminder,
  guestCount: wire.participant_count,
  ...(wire.status !== null && { ownStatus: eventStatuses[wire.status] }),
  canEdit: wire.can_edit,
})

/** What an act on a series is about, as the wire has it. */
export const toWireReach = ({ kind, occurrence }: EventReach): v.InferOutput<typeof wireEventReach> => ({
  reach: kind,
  occurrence: occurrence ?? null,
})

/** The same back; undefined where one of a series is meant and not named. */
export const fromWireReach = ({
  reach: kind,
  occurrence,
}: v.InferOutput<typeof wireEventReach>): EventReach | undefined => {
  if (kind === 'all') return { kind, ...(occurrence !== null && { occurrence }) }
  return occurrence === null ? undefined : { kind, occurrence }
}

/** What is said of a calendar, as the wire has it. @source CA-03 */
export const toWireCalendarFields = ({ name, color, sharees }: CalendarFields): WireCalendarFields => ({
  name,
  color,
  sharees: sharees.map((sharee) => ({
    email: sharee.address,
    fullname: sharee.name,
    permission: sharee.mayEdit ? 'edit' : 'read',
  })),
})

/** The same back. */
export const fromWireCalendarFields = ({ name, color, sharees }: WireCalendarFields): CalendarFields => ({
  name,
  color,
  sharees: sharees.map(({ email, fullname, permission }) => ({
    address: email,
    name: fullname,
    mayEdit: permission === 'edit',
  })),
})

/** A calendar as the wire has it. */
export const toWireCalendar = (calendar: Calendar): WireCalendar => ({
  id: calendar.id,
  ...toWireCalendarFields(calendar),
  permission: calendar.access,
  owner: calendar.owner ? toPair(calendar.owner) : null,
  is_default: calendar.isDefault,
})

/** The same back. */
export const fromWireCalendar = (wire: WireCalendar): Calendar => ({
  id: wire.id,
  ...fromWireCalendarFields(wire),
  access: wire.permission,
  ...(wire.owner !== null && { owner: fromPair(wire.owner) }),
  isDefault: wire.is_default,
})

/** How calendars are shown, as the wire has it. @source CA-06 */
export const toWireCalendarPreferences = (preferences: CalendarPreferences): WirePreferences => ({
  view: preferences.view,
  first_day: preferences.firstDay,
  day_start: preferences.dayStartsHour,
  day_end: preferences.dayEndsHour,
  is_lunar: preferences.showsLunar,
  reminder: preferences.reminderMinutes ?? null,
  hidden: [...preferences.hidden],
})

/** The same back. */
export const fromWireCalendarPreferences = (wire: WirePreferences): CalendarPreferences => ({
  view: wire.view,
  firstDay: wire.first_day,
  dayStartsHour: wire.day_start,
  dayEndsHour: wire.day_end,
  showsLunar: wire.is_lunar,
  ...(wire.reminder !== null && { reminderMinutes: wire.reminder }),
  hidden: wire.hidden,
})

/** What the wire calls the fields of an event and of a calendar that have another name there. */
export const eventFieldNames: Readonly<Record<string, string>> = {
  remark: 'note',
  start: 'time',
  end: 'time',
  timezone: 'timeZone',
  reminder: 'reminderMinutes',
  participants: 'guests',
  calendar_id: 'calendarId',
}

const fromWireFacts = (wire: Omit<WireFields, 'participants'>): Omit<EventFields, 'guests'> => ({
  calendarId: wire.calendar_id,
  title: wire.title,
  place: wire.place,
  note: wire.remark,
  time: fromWireTimes(wire),
  timeZone: wire.timezone,
  ...(wire.recurrence !== null && { recurrence: fromWireRecurrence(wire.recurrence) }),
  ...(wire.color !== null && { color: wire.color }),
  ...(wire.reminder !== null && { reminderMinutes: wire.reminder }),
})

type WireTimes = Pick<WireFields, 'start' | 'end' | 'is_all_day'>

const toWireTimes = ({ kind, startsAt, endsAt }: EventTime): WireTimes => ({
  start: toText(startsAt),
  end: toText(endsAt),
  is_all_day: kind === 'allDay',
})

const fromWireTimes = ({ start, end, is_all_day: isAllDay }: WireTimes): EventTime => ({
  kind: isAllDay ? 'allDay' : 'instant',
  startsAt: Date.parse(start),
  endsAt: Date.parse(end),
})

const toText = (ms: number): string => new Date(ms).toISOString()
const toPair = ({ address, name }: Address): [string, string] => [address, name]
const fromPair = ([address, name]: readonly [string, string]): Address => ({ address, name })
