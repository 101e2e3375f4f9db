import { isZone, type Address, type EventPlan } from '@mailroom/core'
import type { EventRecord } from '../calendar/EventRecord'

/** The event that a plan is of, with nobody's answer yet. @source RD-03 */
export const planRecord = (
  { id, title, location, note, time, timeZone, invitees }: EventPlan,
  organizer: Address,
): EventRecord => ({
  uid: id,
  sequence: 0,
  title,
  place: location.trim(),
  note: note.trim(),
  time: { ...time, startsAt: wholeSecond(time.startsAt), endsAt: wholeSecond(time.endsAt) },
  timeZone: isZone(timeZone) ? timeZone : 'Etc/UTC',
  ...{ addedDates: [], leftOut: [], exceptions: [] },
  organizer,
  guests: invitees.map(({ address, name }) => ({ address, name, status: 'pending', isOptional: false })),
})

const wholeSecond = (at: number): number => Math.floor(at / 1000) * 1000
