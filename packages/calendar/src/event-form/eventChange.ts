import {
  eventFieldsOf,
  type Calendar,
  type CalendarEvent,
  type EventFields,
  type EventReach,
} from '@mailroom/core'
import { eventFormOf, type EventForm } from './eventForm'

/**
 * What can be done about guests: `open`, they can be named; `fixed`, there are some whom somebody else invites; `absent`, there are
 * none and can be none; `refused`, some would be invited from a calendar that invites nobody, and have to go.
 *
 * @param event what is changed; undefined for a new one
 * @source CA-02, CA-04
 */
export function guestsOf(
  form: EventForm,
  calendars: readonly Calendar[],
  event: CalendarEvent | undefined,
): 'open' | 'fixed' | 'absent' | 'refused' {
  const isOwn = calendars.find(({ id }) => id === form.calendarId)?.access === 'own'
  const stays = event !== undefined && event.calendarId === form.calendarId
  if (isOwn && (!stays || event.canInvite)) return 'open'
  if (form.required.length + form.optional.length === 0) return 'absent'
  return stays && areSame(form, eventFormOf(event)) ? 'fixed' : 'refused'
}

const areSame = (one: EventForm, other: EventForm): boolean =>
  JSON.stringify([one.required, one.optional]) === JSON.stringify([other.required, other.optional])

/**
 * Which of a series a change can be about: another calendar is for all of them, another rule for this one and what follows at
 * least.
 *
 * @source CA-08
 */
export function reachKinds(first: EventForm, form: EventForm): readonly EventReach['kind'][] {
  if (form.calendarId !== first.calendarId) return ['all']
  const isOtherRule = JSON.stringify(form.repeat) !== JSON.stringify(first.repeat)
  return isOtherRule ? ['following', 'all'] : ['one', 'following', 'all']
}

/** A change of an event, and which of its series it is about. */
export interface MeantChange {
  readonly first: EventForm
  readonly form: EventForm
  readonly event: CalendarEvent
  readonly reach: EventReach
}

/**
 * What is saved of an event that was there. A rule that was not touched stays as it is to the moment in which it ends, and of one
 * event alone it is no matter: it is that of the series.
 *
 * @source CA-08
 */
export function changedFields(fields: EventFields, { first, form, event, reach }: MeantChange): EventFields {
  const ruleFacts = ({ repeat, isAllDay, timeZone, start }: EventForm) =>
    JSON.stringify([repeat, isAllDay, timeZone, start.slice(0, 10)])
  if (reach.kind !== 'one' && ruleFacts(form) !== ruleFacts(first)) return fields
  const { recurrence: _typed, ...others } = fields
  const { recurrence } = eventFieldsOf(event)
  return { ...others, ...(recurrence && { recurrence }) }
}
