import { destinationToPath, type Destination } from '@mailroom/core'
import { useNavigation, useStableCallback } from '@mailroom/react'
import { useEffect, useMemo, useRef } from 'react'

/** The provider's navigation, as a mailbox uses it. */
export interface Address {
  readonly destination: Destination
  /** Lets the address follow to what is shown already. Does nothing where it is right. */
  readonly go: (next: Destination, options?: { readonly replace?: boolean }) => void
  /** Whether the mailbox itself has asked for that destination; true once for each time it has. */
  readonly isOurs: (destination: Destination) => boolean
}

/** Tells apart where the mailbox has gone from where it is sent. @source EM-02 */
export function useAddress(): Address {
  const { destination, navigate } = useNavigation()
  /** Where the mailbox has gone since it last came to where it wanted to be. */
  const asked = useRef<readonly Destination[]>([])
  const go = useStableCallback<Parameters<Address['go']>, void>((next, options) => {
    const goal = asked.current.at(-1)
    if (goal === undefined && isSame(next, destination)) return
    // A host may not have let it go there, so it is asked again; but there is one way back.
    if (goal !== undefined && isSame(next, goal)) return navigate(next, { replace: true })
    asked.current = [...asked.current, next]
    navigate(next, options)
  })
  const isOurs = useStableCallback((arrived: Destination) => {
    const goal = asked.current.at(-1)
    const isOnTheWay = asked.current.some((each) => isSame(each, arrived))
    if (!isOnTheWay || (goal !== undefined && isSame(goal, arrived))) asked.current = []
    return isOnTheWay
  })
  return useMemo(() => ({ destination, go, isOurs }), [destination, go, isOurs])
}

/**
 * Shows where the provider's navigation is sent by somebody else: a link, the browser's back, another area.
 *
 * @param arrive shows a destination; false when it cannot be told yet what it means, to be asked again
 * @source SH-16
 */
export function useArrivals(
  { destination, isOurs }: Address,
  arrive: (destination: Destination) => boolean,
): void {
  const seen = useRef<Destination>(undefined)
  // After every render, since `arrive` may have been waiting for something; each destination arrives once.
  useEffect(() => {
    if (seen.current === destination) return
    if (isOurs(destination) || arrive(destination)) seen.current = destination
  })
}

const isSame = (a: Destination, b: Destination) => destinationToPath(a) === destinationToPath(b)
