import {
  addressKey,
  eventFieldsOf,
  type Address,
  type Calendar,
  type CalendarEvent,
  type CalendarId,
  type CalendarPreferences,
  type EventColor,
  type EventFields,
  type EventGuest,
  type EventTime,
  type MessageRef,
} from '@mailroom/core'
import { eventTime, nextHour, ownZone, typedTimes, type TypedTimes } from './typedTimes'
import type { RepeatForm } from './repeat/repeatChoices'
import { repeatFormOf, typedRule } from './repeat/repeatForm'

/** What a new event begins with. */
export interface EventBeginning {
  /** @default the next full hour */
  readonly time?: EventTime
  /** @default the default one */
  readonly calendarId?: CalendarId
  readonly title?: string
  readonly guests?: readonly Address[]
  /** The mail from which it arises. */
  readonly origin?: MessageRef
}

/** What the form of an event holds, as it is typed. */
export interface EventForm extends TypedTimes {
  readonly calendarId: CalendarId
  readonly title: string
  readonly place: string
  readonly note: string
  /** By whose clock the times are, an IANA name. */
  readonly timeZone: string
  readonly repeat: RepeatForm
  /** Undefined: that of the calendar. */
  readonly color: EventColor | undefined
  /** Undefined: nobody is reminded. */
  readonly reminderMinutes: number | undefined
  readonly required: readonly Address[]
  readonly optional: readonly Address[]
}

/** Those into which events can come. */
export const writable = (calendars: readonly Calendar[]): readonly Calendar[] =>
  calendars.filter(({ access }) => access !== 'read')

/** A new event. @param now ms since 1970 */
export function newEventForm(
  begin: EventBeginning,
  calendars: readonly Calendar[],
  { reminderMinutes }: Pick<CalendarPreferences, 'reminderMinutes'>,
  now: number,
): EventForm {
  const open = writable(calendars)
  const wanted = open.find(({ id }) => id === begin.calendarId)
  const usual = open.find(({ isDefault }) => isDefault) ?? open[0]
  return formOf({
    ...{ title: begin.title ?? '', place: '', note: '', timeZone: ownZone() },
    calendarId: (wanted ?? usual)?.id ?? 0,
    time: begin.time ?? nextHour(now),
    ...(reminderMinutes !== undefined && { reminderMinutes }),
    guests: (begin.guests ?? []).map(({ address, name }) => ({ address, name, isOptional: false })),
  })
}

/** An event that is to be changed, or one of its series. */
export const eventFormOf = (event: CalendarEvent): EventForm => formOf(eventFieldsOf(event))

function formOf(fields: EventFields): EventForm {
  const { calendarId, title, place, note, time, timeZone, guests } = fields
  const times = typedTimes(time, timeZone)
  const people = (isOptional: boolean) =>
    guests.flatMap((guest) =>
      guest.isOptional === isOptional ? [{ address: guest.address, name: guest.name }] : [],
    )
  return {
    ...{ calendarId, title, place, note, timeZone, ...times },
    repeat: repeatFormOf(fields.recurrence, times, timeZone),
    color: fields.color,
    reminderMinutes: fields.reminderMinutes,
    required: people(false),
    optional: people(true),
  }
}

/** The form as it is saved. What is not typed whole is no sound value. */
export function typedFields(form: EventForm): EventFields {
  const { calendarId, timeZone, color, reminderMinutes, repeat, required, optional } = form
  const recurrence = typedRule(repeat, form, timeZone)
  const needed = new Set(required.map(addressKey))
  const guests = (people: readonly Address[], isOptional: boolean): EventGuest[] =>
    people.map(({ address, name }) => ({ address, name, isOptional }))
  return {
    ...{ calendarId, timeZone, note: form.note.trimEnd() },
    title: form.title.trim(),
    place: form.place.trim(),
    time: eventTime(form, timeZone),
    ...(recurrence && { recurrence }),
    ...(color !== undefined && { color }),
    ...(reminderMinutes !== undefined && { reminderMinutes }),
    guests: [
      ...guests(required, false),
      // Whoever is needed is not optional as well.
      ...guests(
        optional.filter((each) => !needed.has(addressKey(each))),
        true,
      ),
    ],
  }
}
