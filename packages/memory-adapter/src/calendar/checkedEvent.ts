import {
  addressKey,
  eventFieldFaults,
  MailroomError,
  uniqueAddresses,
  type Address,
  type EventFieldFault,
  type EventFields,
} from '@mailroom/core'

/**
 * An event as it is kept: texts of one line are one line, and everybody is a guest once, but for whoever invites.
 *
 * @param mayBeOther a rule that the form cannot make is there and stays
 * @throws MailroomError `invalid` with the fields at fault
 * @source CA-02
 */
export function checkedEvent(fields: EventFields, owner: Address, mayBeOther: boolean): EventFields {
  const guests = uniqueAddresses(fields.guests.map((guest) => ({ ...guest, address: guest.address.trim() })))
  const plain: EventFields = {
    ...fields,
    title: plainLine(fields.title),
    place: plainLine(fields.place),
    guests: guests.filter((guest) => addressKey(guest) !== addressKey(owner)),
  }
  const faults: Partial<Record<string, EventFieldFault>> = eventFieldFaults(plain)
  if (plain.recurrence?.every === 'other' && !mayBeOther) faults.recurrence = 'noRule'
  if (Object.keys(faults).length === 0) return plain
  throw new MailroomError('invalid', 'The event was refused.', {
    fields: Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, fault ? [fault] : []])),
  })
}

/** Without line ends and signs that cannot be seen. */
export const plainLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
