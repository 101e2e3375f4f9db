import { wallAt } from '@mailroom/core'
import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** The clock on the wall of a zone as if it were UTC, in ms since 1970; each minute anew. @param timeZone IANA name */
export function useClock(timeZone: string): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), minuteMs - (Date.now() % minuteMs))
    return () => clearTimeout(timer)
  }, [now])
  return wallAt(now, timeZone)
}
