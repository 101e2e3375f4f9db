import type { MailroomAdapter, MailroomError, Session } from '@mailroom/core'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { AdapterContext } from '../adapter/adapterContext'
import { watchAdapter } from '../adapter/watchAdapter'
import { useMailCache } from '../data/DataProvider'
import { sessionKey, type Key } from '../data/keys'
import type { MailCache } from '../data/MailCache'
import { useAnswer } from '../data/useAnswer'
import { SessionContext, type Expiry, type Keeping } from './sessionContext'
import type { SessionWorks } from './useSessionWork'

export interface SessionProviderProps {
  adapter: MailroomAdapter
  children: ReactNode
}

const askOnce = { revalidateOnFocus: false, revalidateIfStale: false }

/** Knows who is signed in, and notices once when that ends behind the reader's back. @source SE-16 */
export function SessionProvider({ adapter, children }: SessionProviderProps) {
  const cache = useMailCache()
  const unlocks = useMemo(() => countUnlocks(cache), [cache])
  const {
    data: session,
    error,
    isLoading,
    refresh,
  } = useAnswer(sessionKey, async () => unlocks.note((await adapter.session.current()) ?? null), askOnce)
  const [expired, setExpired] = useState<Expiry>()
  const expire = useCallback(
    (failure: MailroomError, isWanted = false) => {
      // Many calls fail together when a session ends: the first is enough, and nobody is told who was not there.
      if (cache.read(sessionKey)) {
        const expiry = { detail: failure.details.detail }
        setExpired((known) => (isWanted ? expiry : (known ?? expiry)))
      }
    },
    [cache],
  )
  const [keeping] = useState<Keeping>(() => ({ keepers: new Set(), drafts: [] }))
  const lock = useCallback(() => {
    const known = cache.read(sessionKey)
    if (!known || known.isLocked) return
    unlocks.forget(cache.clear(['signInInfo', 'session']))
    cache.write(sessionKey, { ...known, isLocked: true })
  }, [cache, unlocks])
  const [works] = useState((): SessionWorks => new Map())
  const account = session?.user.address.address
  useEffect(
    () => () =>
      works.forEach((work, id) => {
        if (id.startsWith(`${account} `) && works.delete(id)) work.end()
      }),
    [works, account],
  )
  const watched = useMemo(
    () => watchAdapter(adapter, expire, lock, unlocks.count),
    [adapter, expire, lock, unlocks],
  )

  const begin = useCallback(
    (next: Session) => {
      cache.write(sessionKey, unlocks.note(next))
      setExpired(undefined)
      // After an ended session this brings what is still on the screen up to date.
      cache.refreshAll(next.user.address.address)
    },
    [cache, unlocks],
  )
  const end = useCallback(() => {
    cache.clear(['signInInfo', 'session'])
    cache.write(sessionKey, null)
    setExpired(undefined)
  }, [cache])

  const value = useMemo(
    () => ({ session, error, isLoading, expired, expire, begin, end, lock, keeping, works, refresh }),
    [session, error, isLoading, expired, expire, begin, end, lock, keeping, works, refresh],
  )
  return (
    <AdapterContext.Provider value={watched}>
      <SessionContext.Provider value={value}>{children}</SessionContext.Provider>
    </AdapterContext.Provider>
  )
}

/** How often the screen was found open, and what was forgotten when it was locked. */
function countUnlocks(cache: MailCache) {
  let times = 0
  let forgotten: readonly Key[] = []
  return {
    count: () => times,
    forget: (keys: readonly Key[]) => void (forgotten = keys),
    note(there: Session | null) {
      if (there?.isLocked !== false) return there
      times += 1
      // What is asked now does not join a question from before the lock, however short that was.
      cache.refresh(forgotten)
      forgotten = []
      return there
    },
  }
}
