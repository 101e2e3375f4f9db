import { calendarsInEnglish } from './en'
import type { SeedCalendar } from './SeedEvent'
import { calendarsInSimplifiedChinese } from './zhHans'
import { calendarsInTraditionalChinese } from './zhTw'

/** All calendars of the example company, by the language of their owners. @source GW-02 */
export const seedCalendars: readonly SeedCalendar[] = [
  ...calendarsInSimplifiedChinese,
  ...calendarsInTraditionalChinese,
  ...calendarsInEnglish,
]
