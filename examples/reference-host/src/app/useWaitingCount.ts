import { useSession } from '@mailroom/react'
import { useEffect, useState } from 'react'

/** How many mails wait for a connection in this browser; 0 until that is known. @source CO-21 */
export function useWaitingCount(): number {
  const { session } = useSession()
  const address = session?.user.address.address
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (address === undefined) return
    let isCurrent = true
    import('@mailroom/composer')
      .then(({ createBrowserOutbox }) => createBrowserOutbox(address).mails())
      .then(
        (mails) => isCurrent && setCount(mails.length),
        // A browser that keeps nothing has nothing to lose.
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [address])
  return count
}
