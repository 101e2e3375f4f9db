import type { MessageRef } from '@mailroom/core'
import { usePrefetchMessage } from '@mailroom/react'
import { useCallback, useEffect, useMemo, useRef } from 'react'

/** A pointer that only crosses a row on its way does not fetch it, in ms. */
const intentMs = 60

/** Fetches the mail on which pointer or focus rests, and at once the one that is pressed, so that it is there when it is opened. */
export function useHoverPrefetch() {
  const prefetch = usePrefetchMessage()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = useCallback(() => clearTimeout(timer.current), [])
  const enter = useCallback(
    (ref: MessageRef) => {
      leave()
      timer.current = setTimeout(() => void prefetch(ref), intentMs)
    },
    [leave, prefetch],
  )
  const press = useCallback(
    (ref: MessageRef) => {
      leave()
      void prefetch(ref)
    },
    [leave, prefetch],
  )
  useEffect(() => leave, [leave])
  return useMemo(() => ({ enter, leave, press }), [enter, leave, press])
}
