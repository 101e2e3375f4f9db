import { clockMoment, wallAt, type EventTime } from '@mailroom/core'

const dayMs = 86_400_000

/** By what clock an event takes place. */
interface EventClock {
  readonly kind: EventTime['kind']
  /** IANA name; whole days have none. */
  readonly timeZone: string
}

/** What the clock of an event shows at a moment, as if it were UTC. */
export const wallOf = (at: number, { kind, timeZone }: EventClock): number =>
  kind === 'allDay' ? at : wallAt(at, timeZone)

/** When the clock of an event shows a time; of whole days the day of it. */
const momentOn = (wall: number, { kind, timeZone }: EventClock): number =>
  kind === 'allDay' ? Math.floor(wall / dayMs) * dayMs : clockMoment(wall, timeZone)

/** How an event, or a whole series, is moved. */
export interface Shift {
  readonly from: EventClock
  readonly to: EventClock
  /** What its clock shows more than before. */
  readonly wallMs: number
}

/** How one becomes the other, by what their clocks show. */
export const shiftOf = (from: EventTime & EventClock, to: EventTime & EventClock): Shift => ({
  ...{ from, to },
  wallMs: wallOf(to.startsAt, to) - wallOf(from.startsAt, from),
})

/** A moment after the shift. */
export const shifted = (at: number, { from, to, wallMs }: Shift): number =>
  from.kind === to.kind && from.timeZone === to.timeZone && wallMs === 0
    ? at
    : momentOn(wallOf(at, from) + wallMs, to)

/** By how many days, as those that clocks show, a moment is shifted. */
export const shiftedDays = (at: number, shift: Shift): number => {
  const before = wallOf(at, shift.from)
  return Math.floor((before + shift.wallMs) / dayMs) - Math.floor(before / dayMs)
}
