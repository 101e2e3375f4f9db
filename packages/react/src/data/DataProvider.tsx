import { createContext, useState, type ReactNode } from 'react'
import { type Cache, SWRConfig, useSWRConfig, type SWRConfiguration } from 'swr'
import type { Ahead } from './askAhead'
import { MailCache } from './MailCache'
import { retryLater } from './retryLater'
import { useProvided } from '../provider/useProvided'

const MailCacheContext = createContext<MailCache | undefined>(undefined)

export interface DataProviderProps {
  /** What was asked for before. Read once. */
  ahead?: Ahead | undefined
  children: ReactNode
}

/** A cache of its own for each provider: two accounts on one page never see each other's mail. @source EM-02 */
export function DataProvider({ children, ahead = [] }: DataProviderProps) {
  const [config] = useState<SWRConfiguration>(() => {
    const entries: Cache = new Map()
    return {
      provider: () => entries,
      onErrorRetry: retryLater,
      // A person who looks back at the page finds it fresh; the live line does the rest.
      focusThrottleInterval: 30_000,
    }
  })
  return (
    // The function keeps out what an SWRConfig of the page around us says.
    <SWRConfig value={() => config}>
      <CacheProvider ahead={ahead}>{children}</CacheProvider>
    </SWRConfig>
  )
}

function CacheProvider({ ahead, children }: { ahead: Ahead; children: ReactNode }) {
  const { cache, mutate } = useSWRConfig()
  const [mailCache] = useState(() => new MailCache(cache, mutate, ahead))
  return <MailCacheContext.Provider value={mailCache}>{children}</MailCacheContext.Provider>
}

/** The provider's cache. */
export const useMailCache = (): MailCache =>
  useProvided(MailCacheContext, 'A Mailroom hook', 'it has no data to look at')
