import type { EventWindow } from '@mailroom/core'
import { useCallback } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useMailCache } from '../data/DataProvider'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useAccount } from '../session/sessionContext'

/** Events of all calendars in some days, by their beginning. @source CA-01 */
export function useOccurrences(window: EventWindow) {
  const { calendar } = useAdapter()
  const key = useAccountKey('occurrences', calendar ? windowKey(window) : undefined)
  const { data: occurrences, ...rest } = useAnswer(key, () => calendar!.occurrences(window))
  return { occurrences, ...rest }
}

/** Fetches the events of days that may be looked at next. */
export function useFetchOccurrences(): (window: EventWindow) => void {
  const { calendar } = useAdapter()
  const cache = useMailCache()
  const account = useAccount()
  return useCallback(
    (window) => {
      if (calendar === undefined || account === undefined) return
      void cache.prefetch(['occurrences', account, windowKey(window)], () => calendar.occurrences(window))
    },
    [calendar, cache, account],
  )
}

const windowKey = ({ from, to, timeZone }: EventWindow): string => `${from} ${to} ${timeZone}`
