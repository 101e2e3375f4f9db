import type { CalendarPreferences } from '@mailroom/core'
import { useCallback } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { everything, nobody, type Key } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useAccount } from '../session/sessionContext'

/** How the reader wants to see calendars, and what changes that: at once, and back again when it failed. @source CA-06 */
export function useCalendarPreferences() {
  const { calendar } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  const key = useAccountKey('calendarPreferences', calendar ? everything : undefined)
  const { data: preferences, ...rest } = useAnswer(key, () => calendar!.preferences())
  const save = useCallback(
    async (change: Partial<CalendarPreferences>) => {
      if (!calendar) throw missingPort('calendar')
      const kept: Key<'calendarPreferences'> = ['calendarPreferences', account, everything]
      const before = cache.read(kept) ?? (await calendar.preferences())
      const after = { ...before, ...change }
      cache.write(kept, after)
      try {
        await calendar.savePreferences(after)
      } catch (error) {
        cache.write(kept, before)
        throw error
      }
    },
    [calendar, cache, account],
  )
  return { preferences, save, ...rest }
}
