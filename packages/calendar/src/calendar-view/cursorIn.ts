import { holdsDay } from '../days/days'
import type { DayPoint } from '../events/eventSpan'
import type { ShownDays } from './useShownDays'

/** Where keys go on: where they were, as far as it is in sight, else at the day around which others are shown. */
export function cursorIn(
  { view, span, day, preferences }: Pick<ShownDays, 'view' | 'span' | 'day' | 'preferences'>,
  point: DayPoint | undefined,
): DayPoint {
  const isInSight = point !== undefined && holdsDay(span, point.day)
  const on = isInSight ? point.day : day
  if (view === 'month' || view === 'agenda') return { day: on }
  return isInSight ? point : { day: on, minute: preferences.dayStartsHour * 60 }
}
