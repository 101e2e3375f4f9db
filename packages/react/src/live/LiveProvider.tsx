import { MailroomError, type LiveEvent, type LiveState } from '@mailroom/core'
import { createContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { persistently } from '@mailroom/ui'
import { useAdapter } from '../adapter/adapterContext'
import { useMailCache } from '../data/DataProvider'
import { useSessionContext } from '../session/sessionContext'
import { useStableCallback } from '../stable/useStableCallback'
import type * as Touched from './refreshTouched'
import { useProvided } from '../provider/useProvided'

type News = typeof Touched

let known: News | undefined
const news = persistently(async () => (known = await import('./refreshTouched')))

type Listener = (event: LiveEvent) => void

interface LiveContextValue {
  readonly state: LiveState | undefined
  readonly listeners: Set<Listener>
}

const LiveContext = createContext<LiveContextValue | undefined>(undefined)

/** Keeps the live line while somebody is signed in who wants news, and brings what it says into the cache. @source SH-10 */
export function LiveProvider({ children }: { children: ReactNode }) {
  const { live } = useAdapter()
  const cache = useMailCache()
  const { session, expired, expire, lock } = useSessionContext()
  const [state, setState] = useState<LiveState>()
  const [listeners] = useState(() => new Set<Listener>())
  const account =
    session?.features.liveMail && !session.isLocked && !expired ? session.user.address.address : undefined

  // News that came before the line was up, or while it was down, are asked for when it is up.
  const missed = useRef<'nothing' | 'arrivals' | 'everything'>('nothing')
  useEffect(() => {
    if (!live || account === undefined) return undefined
    const leave = live.subscribe({
      onEvent(event) {
        if (event.kind === 'sessionEnded') {
          expire(new MailroomError('unauthenticated', 'The session was ended on the server.'))
        } else if (event.kind === 'screenLocked') lock()
        else {
          // At once where it can be: what it is about may be elsewhere a moment later.
          const bring = ({ refreshTouched }: News) => refreshTouched(cache, account, event)
          if (known) bring(known)
          // Without the code that knows what it is about, everything is asked for anew.
          else void news().then(bring, () => cache.refreshAll(account))
        }
        for (const listener of listeners) listener(event)
      },
      onState(next) {
        setState(next)
        cache.isLive = next === 'online'
        if (next === 'offline') missed.current = 'everything'
        else if (next === 'connecting' && missed.current === 'nothing') missed.current = 'arrivals'
        if (next !== 'online') return
        if (missed.current === 'everything') cache.refreshAll(account)
        else if (missed.current === 'arrivals') {
          cache.refresh([...cache.keys('knownFolders', account), ...cache.keys('list', account)])
        }
        missed.current = 'nothing'
      },
    })
    return () => {
      leave()
      setState(undefined)
      cache.isLive = false
    }
  }, [live, account, cache, listeners, expire, lock])

  const value = useMemo(() => ({ state, listeners }), [state, listeners])
  return <LiveContext.Provider value={value}>{children}</LiveContext.Provider>
}

const useLiveContext = (): LiveContextValue =>
  useProvided(LiveContext, 'useLive', 'there is no line to listen to')

/** State of the live line; undefined when there is none: nobody signed in, or a mail system without news. */
export const useLive = (): LiveState | undefined => useLiveContext().state

/** Calls the function for every live event while the component is mounted. */
export function useLiveEvent(onEvent: (event: LiveEvent) => void): void {
  const { listeners } = useLiveContext()
  const listener: Listener = useStableCallback(onEvent)
  useEffect(() => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [listeners, listener])
}
