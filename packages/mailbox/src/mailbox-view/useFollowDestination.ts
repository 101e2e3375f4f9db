import { destinationToPath, type Destination } from '@mailroom/core'
import { useNavigation } from '@mailroom/react'
import { useEffect, useRef } from 'react'
import { useStableCallback } from '../stable/useStableCallback'

/**
 * Follows the provider's navigation where somebody else has moved it: a link, the browser's back, another area.
 *
 * @param arrive shows a destination; false when it cannot be told yet what it means, to be asked again
 * @returns goes to a destination that is shown already, so that only the address follows
 * @source EM-02, SH-16
 */
export function useFollowDestination(arrive: (destination: Destination) => boolean) {
  const { destination, navigate } = useNavigation()
  const seen = useRef<Destination>(undefined)
  const asked = useRef<Destination>(undefined)

  // After every render, since `arrive` may have been waiting for something; each destination arrives once.
  useEffect(() => {
    if (seen.current === destination) return
    const isOurs = asked.current !== undefined && isSame(asked.current, destination)
    asked.current = undefined
    if (isOurs || arrive(destination)) seen.current = destination
  })

  return useStableCallback((next: Destination, options?: { replace?: boolean }) => {
    if (isSame(next, destination)) return
    asked.current = next
    navigate(next, options)
  })
}

const isSame = (a: Destination, b: Destination) => destinationToPath(a) === destinationToPath(b)
