import { destinationToPath } from '@mailroom/core'
import { InactivityWatch, LockScreen } from '@mailroom/mailbox'
import { useNavigation, useStableCallback } from '@mailroom/react'
import { useEffect } from 'react'
import { lockedFlag, wantedPath } from '../boot/memory'
import { NothingKept } from '../offline/OfflineReading'
import { lockPath } from '../boot/lockPath'

/** The page while the screen is locked. Where the reader was comes back with the unlocking. @source LK-02, SE-14 */
export function LockPage({ onSignedOut }: { onSignedOut: () => void }) {
  const { destination } = useNavigation()
  const enter = useStableCallback(() => {
    lockedFlag.set()
    wantedPath.set(destinationToPath(destination))
    history.replaceState(null, '', lockPath)
  })
  const goOn = useStableCallback(() => {
    lockedFlag.clear()
    wantedPath.take()
    history.replaceState(null, '', destinationToPath(destination))
  })
  useEffect(() => {
    enter()
    // The browser's back leads to no page behind the lock.
    window.addEventListener('popstate', enter)
    return () => {
      window.removeEventListener('popstate', enter)
      goOn()
    }
  }, [enter, goOn])
  return (
    <>
      <LockScreen
        onSignedOut={(redirectUrl) => {
          if (redirectUrl) location.assign(redirectUrl)
          else onSignedOut()
        }}
      />
      <InactivityWatch />
      <NothingKept />
    </>
  )
}
