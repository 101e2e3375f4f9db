import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useSessionContext } from '../session/sessionContext'
import { keepDrafts } from './keepDrafts'

/** The lock on the screen, and the ways to both sides of it. */
export interface ScreenLock {
  /** False where the mail system knows no such lock. */
  readonly canLock: boolean
  readonly isLocked: boolean
  /**
   * Locks all windows of the session. What is being written is saved first. The screen is locked even when the mail
   * system cannot be told: then it rejects, and it is to be told again.
   */
  readonly lock: () => Promise<void>
  /** Fails as `invalid` for a wrong password, as `locked` after too many; then it stays locked. */
  readonly unlock: (password: string) => Promise<void>
  /** What is being written is saved: another window of the session is about to lock it. */
  readonly keepDrafts: () => Promise<void>
  /** Another window of the session has locked it, and told the mail system: this one is locked as well. */
  readonly follow: () => void
  /** Tells the mail system once more, after it could not be reached. */
  readonly lockAgain: () => Promise<void>
}

/** The lock on the screen. @source LK-01, LK-03, LK-04 */
export function useScreenLock(): ScreenLock {
  const { screenLock } = useAdapter()
  const { session, lock, begin, keeping } = useSessionContext()
  const isLocked = session?.isLocked === true
  return useMemo(
    () => ({
      canLock: screenLock !== undefined,
      isLocked,
      keepDrafts: () => keepDrafts(keeping),
      async lock() {
        await keepDrafts(keeping)
        try {
          await screenLock?.lock()
        } finally {
          lock()
        }
      },
      follow: lock,
      async lockAgain() {
        await screenLock?.lock()
      },
      async unlock(password) {
        await screenLock?.unlock(password)
        if (session) begin({ ...session, isLocked: false })
      },
    }),
    [screenLock, isLocked, keeping, lock, session, begin],
  )
}
