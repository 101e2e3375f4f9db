import { useStableCallback } from '@mailroom/react'
import { useRef, useState } from 'react'
import type { Place } from './usePlace'

/**
 * Tells one visit to a list from the next where no other one was on the screen in between: somebody may ask for another
 * folder and come back before it was there.
 *
 * @returns the visit, a key for what it begins with, and what is to be told when a folder is asked for
 * @source  ML-15
 */
export function useVisits(place: Place): readonly [number, (folder: Place['folder']) => void] {
  const [visit, setVisit] = useState(0)
  /** What was shown when another folder was asked for. */
  const left = useRef<Place>(undefined)
  const onAsk = useStableCallback((folder: Place['folder']) => {
    const isShown = folder === place.folder
    if (isShown && left.current === place) setVisit(visit + 1)
    left.current = isShown ? undefined : place
  })
  return [visit, onAsk]
}
