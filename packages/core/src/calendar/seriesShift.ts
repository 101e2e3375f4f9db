import type { EventRecurrence, EventTime } from '../invitations/EventNotice'
import { seriesClock } from './seriesClock'

const dayMs = 86_400_000

/** When something is, and by what clock. */
export interface ClockedTime {
  readonly time: Pick<EventTime, 'kind' | 'startsAt'>
  readonly timeZone: string
}

/** How an event, or a whole series, is moved. */
export interface SeriesShift {
  readonly from: ClockedTime
  readonly to: ClockedTime
  /** What the clock shows more than before. */
  readonly wallMs: number
}

/** How one becomes the other, by what their clocks show. */
export const seriesShift = (from: ClockedTime, to: ClockedTime): SeriesShift => ({
  ...{ from, to },
  wallMs: seriesClock(to).wallOf(to.time.startsAt) - seriesClock(from).wallOf(from.time.startsAt),
})

/** True when nothing is moved, and by the same clock. */
export const isStill = ({ from, to, wallMs }: SeriesShift): boolean =>
  wallMs === 0 && from.time.kind === to.time.kind && from.timeZone === to.timeZone

/** A moment after the shift; of whole days the day. */
export function shifted(at: number, shift: SeriesShift): number {
  if (isStill(shift)) return at
  const { from, to, wallMs } = shift
  const wall = seriesClock(from).wallOf(at) + wallMs
  return seriesClock(to).momentOf(to.time.kind === 'allDay' ? Math.floor(wall / dayMs) * dayMs : wall)
}

/** By how many days, as clocks show them, a moment is shifted. */
export function shiftedDays(at: number, { from, wallMs }: SeriesShift): number {
  const wall = seriesClock(from).wallOf(at)
  return Math.floor((wall + wallMs) / dayMs) - Math.floor(wall / dayMs)
}

const weekDays = 7

/**
 * A rule whose series is moved by so many days: those that it names move with it, as far as there is one that says them.
 *
 * @param wall what the clock of the series shows at its first one afterwards, as if it were UTC
 */
export function recurrenceOnOtherDays(
  recurrence: EventRecurrence,
  days: number,
  wall: number,
): EventRecurrence {
  if (days === 0) return recurrence
  const { every, weekdays, monthDays } = recurrence
  const date = new Date(wall)
  const [first, ...more] = weekdays
  if (every === 'week')
    return { ...recurrence, weekdays: weekdays.map(({ day }) => ({ day: mod(day + days, weekDays) })) }
  if (every === 'month' && first && more.length === 0) {
    const ordinal = first.ordinal === -1 ? -1 : Math.ceil(date.getUTCDate() / weekDays)
    return { ...recurrence, weekdays: [{ day: date.getUTCDay(), ordinal }] }
  }
  // The last day of a month stays the last; of several, nobody knows which one is meant.
  const isOneDay = monthDays.length === 1 && monthDays[0] !== -1
  return isOneDay ? { ...recurrence, monthDays: [date.getUTCDate()] } : recurrence
}

const mod = (value: number, by: number): number => ((value % by) + by) % by
