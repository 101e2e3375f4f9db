import { useAdapter, useIdleEnd, useSession, useStableCallback, useStrings } from '@mailroom/react'
import { useEffect, useRef } from 'react'
import { IdleWatch } from './IdleWatch'
import { SessionAge } from './SessionAge'
import { screenLockStrings } from './screenLockStrings'
import { useLockSync } from './useLockSync'

/** How often it is looked. @source SE-17 */
const checkMs = 60_000

/**
 * Ends the session when nobody was there for as long as the mail system allows, in any window of it, and says so; until
 * then it keeps the session from expiring. Shows nothing itself. It belongs beside the mailbox and on the page of the lock, where the time begins anew.
 *
 * @public
 * @source SE-17, SE-18
 */
export function InactivityWatch() {
  const { t } = useStrings(screenLockStrings)
  const { session, expired } = useSession()
  const endIdle = useIdleEnd()
  const watch = useRef<IdleWatch>(undefined)
  const tell = useLockSync(() => watch.current?.note())
  const idleSeconds = expired ? undefined : session?.limits.idleSeconds
  const onIdle = useStableCallback(() => {
    watch.current?.close()
    void endIdle(t('wasAway'))
  })
  useEffect(() => {
    if (idleSeconds === undefined) return
    const own = new IdleWatch({
      idleMs: idleSeconds * 1000,
      checkMs,
      onIdle,
      onActive: () => tell('active'),
    })
    watch.current = own
    return () => own.close()
  }, [idleSeconds, onIdle, tell])
  useSessionRefresh(idleSeconds)
  return null
}

/** Counts the session's age, and has it made fresh in time. */
function useSessionRefresh(leftSeconds: number | undefined): void {
  const { session } = useAdapter()
  useEffect(() => {
    if (leftSeconds === undefined) return undefined
    const age = new SessionAge(leftSeconds, () => session.current())
    let countedAt = Date.now()
    const timer = setInterval(() => {
      // By the clock: a computer that slept was not counting.
      const seconds = (Date.now() - countedAt) / 1000
      countedAt = Date.now()
      void age.count(seconds)
    }, checkMs)
    return () => clearInterval(timer)
  }, [session, leftSeconds])
}
