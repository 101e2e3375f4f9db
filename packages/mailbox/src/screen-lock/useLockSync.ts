import { useScreenLock, useSession, useStableCallback } from '@mailroom/react'
import { useEffect, useRef } from 'react'
import { hearWindows, tellWindows, type LockWord } from './lockChannel'

/**
 * Keeps the lock of this window and that of the others of its session the same. Behind the lock it also tells the mail
 * system again that could not be reached, and asks who is there when the reader comes back.
 *
 * @param onActive somebody is there in another window
 * @returns tells the other windows
 * @source LK-01, LK-03
 */
export function useLockSync(onActive?: () => void): (word: LockWord) => void {
  const { session, refresh } = useSession()
  const { isLocked, follow, lockAgain, keepDrafts } = useScreenLock()
  const isLockedElsewhere = useRef(false)
  const account = session?.user.address.address
  const hear = useStableCallback((word: LockWord) => {
    if (word === 'active') onActive?.()
    else if (word === 'locking') void keepDrafts()
    else {
      isLockedElsewhere.current = word === 'locked'
      if (word === 'unlocked') void refresh()
      // The mail system knows already, and was perhaps unlocked again by the time that all is saved.
      else if (!isLocked) void keepDrafts().then(() => isLockedElsewhere.current && follow())
    }
  })
  useEffect(() => (account === undefined ? undefined : hearWindows(account, hear)), [account, hear])

  const comeBack = useStableCallback(() => {
    if (document.visibilityState === 'visible') void refresh()
  })
  const reachAgain = useStableCallback(() => void lockAgain().catch(() => undefined))
  useEffect(() => {
    if (!isLocked) return
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('online', reachAgain)
    return () => {
      document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('online', reachAgain)
    }
  }, [isLocked, comeBack, reachAgain])

  return useStableCallback((word) => {
    if (account !== undefined) tellWindows(account, word)
  })
}
