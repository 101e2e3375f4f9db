import { dayMs, type Day } from '../days/days'
import type { EventSpan } from '../events/eventSpan'

/** Whether a day is among what is being drawn. */
export const isDrawn = (span: EventSpan | undefined, day: Day): boolean =>
  span !== undefined && span.starts < (day + 1) * dayMs && span.ends > day * dayMs
