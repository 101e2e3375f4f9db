import { useEffect, useState } from 'react'

/** The value once it has stayed the same for a while; a first one at once. */
export function usePaused<Text extends string | undefined>(value: Text, ms: number): Text {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return paused
}
