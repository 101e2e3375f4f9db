import { addressKey, type Address, type EventGuest, type Invitee } from '@mailroom/core'
import type { EventRecord } from '../EventRecord'

/** Guests of a form, with what those have said who were guests before. */
export function invitedOf(guests: readonly EventGuest[], before: readonly Invitee[]): readonly Invitee[] {
  const said = new Map(before.map((guest) => [addressKey(guest), guest.status]))
  return guests.map(({ address, name, isOptional }) => ({
    ...{ address, name, isOptional },
    status: said.get(addressKey(address)) ?? 'pending',
  }))
}

/** Everybody is asked anew, as when an event is moved. @source RFC 5546 2.1.5 */
export const askedAnew = (guests: readonly Invitee[]): readonly Invitee[] =>
  guests.map((guest) => ({ ...guest, status: 'pending' }))

/** Those of some people who are not among others. */
export function without<Person extends Address>(
  people: readonly Person[],
  others: readonly Address[],
): readonly Person[] {
  const keys = new Set(others.map(addressKey))
  return people.filter((person) => !keys.has(addressKey(person)))
}

/** True when the same people are invited, each as much as before. */
export const isSamePeople = (a: readonly EventGuest[], b: readonly EventGuest[]): boolean =>
  peopleText(a) === peopleText(b)

const peopleText = (guests: readonly EventGuest[]): string =>
  guests
    .map((guest) => `${addressKey(guest)} ${guest.isOptional}`)
    .toSorted()
    .join('\n')

/** Everybody who is invited to an event, or to any of a series; each once. */
export function peopleOf({ guests, exceptions }: EventRecord): readonly Invitee[] {
  const all = [...guests, ...exceptions.flatMap((each) => each.guests)].map(
    (guest) => [addressKey(guest), guest] as const,
  )
  return [...new Map(all.toReversed()).values()].toReversed()
}

/** With whoever invites, as long as anybody is invited. */
export function withOrganizer(record: EventRecord, owner: Address): EventRecord {
  const { organizer = owner, ...rest } = record
  return peopleOf(record).length > 0 ? { ...rest, organizer } : rest
}
