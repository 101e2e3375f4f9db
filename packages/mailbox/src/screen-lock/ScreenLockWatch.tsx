import { useScreenLock, useStableCallback } from '@mailroom/react'
import { useEffect, useRef } from 'react'
import { IdleWatch } from './IdleWatch'
import { useLockSync } from './useLockSync'

/**
 * Locks the screen when nobody was there for ten minutes, in any window of the session. Shows nothing.
 *
 * @public
 * @source LK-01
 */
export function ScreenLockWatch() {
  const { canLock, isLocked, lock } = useScreenLock()
  const watch = useRef<IdleWatch>(undefined)
  const tell = useLockSync(() => watch.current?.note())
  const isWatched = canLock && !isLocked
  const onIdle = useStableCallback(async () => {
    watch.current?.close()
    tell('locking')
    // A mail system that was not reached is told again from behind the lock.
    await lock().catch(() => undefined)
    tell('locked')
  })
  useEffect(() => {
    if (!isWatched) return
    const own = new IdleWatch({ onIdle: () => void onIdle(), onActive: () => tell('active') })
    watch.current = own
    return () => own.close()
  }, [isWatched, onIdle, tell])
  return null
}
