import { addMonths, type DaySpan } from '../days/days'
import type { DayPoint } from '../events/eventSpan'
import { slotMinutes } from './Cursor'

/** Where a key leads. */
export interface CursorStep {
  readonly to: DayPoint
  /** What is shown is left for what comes before or after it. */
  readonly turns: boolean
}

const lastSlot = 24 * 60 - slotMinutes

/**
 * Where an arrow or another key leads among the days of a month, or among the hours of days.
 *
 * @param isWhole Ctrl or Command is held: Home and End are about the hours
 * @returns       undefined for keys that lead nowhere
 * @source CA-08
 */
export function stepCursor(
  key: string,
  isWhole: boolean,
  at: DayPoint,
  view: 'month' | 'week' | 'day',
  span: DaySpan,
): CursorStep | undefined {
  const to = view === 'month' ? stepDays(key, at, span) : stepHours(key, isWhole, at, span)
  if (to) return { to, turns: to.day < span.first || to.day >= span.first + span.count }
  if (key !== 'PageUp' && key !== 'PageDown') return undefined
  const step = key === 'PageUp' ? -1 : 1
  const day = view === 'month' ? addMonths(at.day, step) : at.day + step * span.count
  return { to: { ...at, day }, turns: true }
}

function stepDays(key: string, { day }: DayPoint, { first }: DaySpan): DayPoint | undefined {
  const week = day - ((((day - first) % 7) + 7) % 7)
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: day - 1,
    ArrowRight: day + 1,
    ArrowUp: day - 7,
    ArrowDown: day + 7,
    Home: week,
    End: week + 6,
  }
  const to = steps[key]
  return to === undefined ? undefined : { day: to }
}

function stepHours(
  key: string,
  isWhole: boolean,
  at: DayPoint,
  { first, count }: DaySpan,
): DayPoint | undefined {
  const { day, minute } = at
  // One day has nowhere to go sideways, so the keys lead through its hours.
  if ((key === 'Home' || key === 'End') && (isWhole || count === 1))
    return key === 'Home' ? { day } : { day, minute: lastSlot }
  switch (key) {
    case 'ArrowLeft':
      return { ...at, day: day - 1 }
    case 'ArrowRight':
      return { ...at, day: day + 1 }
    case 'Home':
      return { ...at, day: first }
    case 'End':
      return { ...at, day: first + count - 1 }
    case 'ArrowUp':
      if (minute === undefined) return at
      return minute < slotMinutes ? { day } : { day, minute: minute - slotMinutes }
    case 'ArrowDown':
      return { day, minute: minute === undefined ? 0 : Math.min(lastSlot, minute + slotMinutes) }
    default:
      return undefined
  }
}
