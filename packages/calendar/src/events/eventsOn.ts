import type { Day } from '../days/days'
import { firstDayOf, lastDayOf, type ShownEvent } from './ShownEvent'

/** Events that have a part of a day. */
export const eventsOn = (events: readonly ShownEvent[], day: Day): ShownEvent[] =>
  events.filter((event) => firstDayOf(event) <= day && lastDayOf(event) >= day)
