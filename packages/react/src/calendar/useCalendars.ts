import { useAdapter } from '../adapter/adapterContext'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** The reader's calendars, and those that others share with them. @source CA-01, CA-03 */
export function useCalendars() {
  const { calendar } = useAdapter()
  const key = useAccountKey('calendars', calendar ? everything : undefined)
  const { data: calendars, ...rest } = useAnswer(key, () => calendar!.calendars())
  return { calendars, ...rest }
}
