import type { EventTime } from '@mailroom/core'
import { clockOf } from '../recurrence/seriesClock'

const dayMs = 86_400_000

/** When something is, and by what clock. */
export interface ClockedTime {
  readonly time: Pick<EventTime, 'kind' | 'startsAt'>
  readonly timeZone: string
}

/** How an event, or a whole series, is moved. */
export interface Shift {
  readonly from: ClockedTime
  readonly to: ClockedTime
  /** What the clock shows more than before. */
  readonly wallMs: number
}

/** How one becomes the other, by what their clocks show. */
export const shiftOf = (from: ClockedTime, to: ClockedTime): Shift => ({
  ...{ from, to },
  wallMs: clockOf(to).wallOf(to.time.startsAt) - clockOf(from).wallOf(from.time.startsAt),
})

/** True when nothing is moved, and by the same clock. */
export const isStill = ({ from, to, wallMs }: Shift): boolean =>
  wallMs === 0 && from.time.kind === to.time.kind && from.timeZone === to.timeZone

/** A moment after the shift; of whole days the day. */
export function shifted(at: number, shift: Shift): number {
  if (isStill(shift)) return at
  const { from, to, wallMs } = shift
  const wall = clockOf(from).wallOf(at) + wallMs
  return clockOf(to).momentOf(to.time.kind === 'allDay' ? Math.floor(wall / dayMs) * dayMs : wall)
}

/** By how many days, as clocks show them, a moment is shifted. */
export function shiftedDays(at: number, { from, wallMs }: Shift): number {
  const wall = clockOf(from).wallOf(at)
  return Math.floor((wall + wallMs) / dayMs) - Math.floor(wall / dayMs)
}
