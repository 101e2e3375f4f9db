import {
  addressKey,
  eventColors,
  eventFieldFaults,
  MailroomError,
  uniqueAddresses,
  type EventField,
  type EventFields,
  type EventTime,
} from '@mailroom/core'
import { plainLine } from '../../contacts/book/checkedContact'
import { storableText } from '../../doors/database/storableText'

const dayMs = 86_400_000

/** What the wire calls the fields of an event. */
const wireNames: Readonly<Record<EventField | 'color', string>> = {
  title: 'title',
  place: 'place',
  note: 'remark',
  time: 'start',
  timeZone: 'timezone',
  recurrence: 'recurrence',
  reminderMinutes: 'reminder',
  guests: 'participants',
  color: 'color',
}

/**
 * An event as it is kept: texts of one line are one line, times are whole seconds or days, and everybody is a guest once, but for
 * whoever invites.
 *
 * @param ownerKeys  addresses of the calendar's owner, by `addressKey`
 * @param mayBeOther a rule that no form can make is there and stays
 * @throws MailroomError `invalid` with the faults by the names of the wire
 * @source CA-02
 */
export function checkedEvent(
  given: EventFields,
  ownerKeys: readonly string[],
  mayBeOther: boolean,
): EventFields {
  const { color, ...fields } = cleanEvent(given, ownerKeys)
  const faults: Partial<Record<EventField | 'color', string>> = eventFieldFaults(fields)
  if (fields.recurrence?.every === 'other' && !mayBeOther) faults.recurrence = 'noRule'
  if (color !== undefined && !eventColors.includes(color)) faults.color = 'missing'
  const said = Object.entries(faults)
  if (said.length === 0) return { ...fields, ...(color !== undefined && { color }) }
  throw new MailroomError('invalid', 'This event cannot be kept.', {
    fields: Object.fromEntries(said.map(([field, fault]) => [wireNames[field as EventField], [fault]])),
  })
}

function cleanEvent(given: EventFields, ownerKeys: readonly string[]): EventFields {
  const guests = given.guests.map((guest) => ({
    ...{ address: storableText(guest.address).trim(), name: plainLine(guest.name) },
    isOptional: guest.isOptional,
  }))
  return {
    ...given,
    title: plainLine(given.title),
    place: plainLine(given.place),
    note: storableText(given.note).replaceAll(/\r\n?/g, '\n').trim(),
    time: wholeTime(given.time),
    guests: uniqueAddresses(guests).filter((guest) => !ownerKeys.includes(addressKey(guest))),
  }
}

function wholeTime({ kind, startsAt, endsAt }: EventTime): EventTime {
  const unit = kind === 'allDay' ? dayMs : 1000
  const whole = (at: number) => Math.floor(at / unit) * unit
  return { kind, startsAt: whole(startsAt), endsAt: whole(endsAt) }
}
