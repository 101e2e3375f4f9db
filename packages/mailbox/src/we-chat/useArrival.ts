import type { SignOnArrival } from '@mailroom/core'
import { useEffect, useRef, useState } from 'react'

/** What is done with an arrival. */
export interface ArrivalActs {
  bind: (arrival: SignOnArrival) => Promise<void>
  onDone: () => void
  onFailed: (error: unknown) => void
  /** It was dealt with, whatever came of it. */
  onTaken: () => void
}

/** Binds what somebody has come back with, once. @returns true while it is done */
export function useArrival(arrival: SignOnArrival | undefined, acts: ArrivalActs): boolean {
  const [isBinding, setBinding] = useState(arrival !== undefined)
  const taken = useRef<string>(undefined)
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  useEffect(() => {
    if (!arrival || taken.current === arrival.state) return
    taken.current = arrival.state
    const { bind, onTaken } = latest.current
    onTaken()
    bind(arrival)
      .then(() => latest.current.onDone())
      .catch((error: unknown) => latest.current.onFailed(error))
      .finally(() => setBinding(false))
  }, [arrival])
  return isBinding
}
