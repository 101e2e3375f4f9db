import type { TimeStyle } from '@mailroom/core'
import { useLocale, useSession } from '@mailroom/react'
import { useEffect, useMemo, useState } from 'react'

/** How times are written, and what today is; today moves on at midnight. @source ML-12, ML-21 */
export function useListStyle(): { readonly now: number; readonly style: TimeStyle } {
  const { locale } = useLocale()
  const { session } = useSession()
  const twelveHour = session?.features.twelveHourTime ?? false
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const midnight = new Date(now).setHours(24, 0, 0, 0)
    const timer = setTimeout(() => setNow(Date.now()), Math.max(1000, midnight - Date.now()))
    return () => clearTimeout(timer)
  }, [now])
  return useMemo(() => ({ now, style: { locale, twelveHour } }), [now, locale, twelveHour])
}
