import type { MessageRef } from '@mailroom/core'
import { usePrefetchMessage } from '@mailroom/react'
import { useEffect, useMemo } from 'react'

/** A pointer that only crosses a row on its way does not fetch it, in ms. */
const intentMs = 60

/** Fetches the mail on which pointer or focus rests, so that it is there when it is opened. */
export function useHoverPrefetch() {
  const prefetch = usePrefetchMessage()
  const hover = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = () => clearTimeout(timer)
    return {
      enter(ref: MessageRef) {
        leave()
        timer = setTimeout(() => prefetch(ref), intentMs)
      },
      leave,
    }
  }, [prefetch])
  useEffect(() => hover.leave, [hover])
  return hover
}
