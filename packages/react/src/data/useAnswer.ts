import { useCallback, useEffect, useMemo } from 'react'
import useSWR, { type SWRConfiguration } from 'swr'
import { useMailCache } from './DataProvider'
import type { Area, Cached, Key } from './keys'

/** An answer of the mail system, as hooks hand it out. */
export interface Answer<Data> {
  /** Undefined until it is there. Stays when asking anew fails. */
  readonly data: Data | undefined
  /** Why the last question failed. With `data` there, what is shown is stale. */
  readonly error: unknown
  /** True while there is nothing to show yet. */
  readonly isLoading: boolean
  /** Asks again; resolves when the answer, or its failure, is there. */
  readonly refresh: () => Promise<void>
}

/**
 * Asks the mail system and keeps the answer under a key.
 *
 * @param key null asks nothing
 */
export function useAnswer<A extends Area>(
  key: Key<A> | null,
  ask: () => Promise<Cached[A]>,
  config?: SWRConfiguration<Cached[A]>,
): Answer<Cached[A]> {
  const cache = useMailCache()
  const noted = key && cache.note(key)
  const { data, error, isLoading, mutate } = useSWR<Cached[A], unknown>(
    noted && cache.nameOf(noted),
    () => cache.share(noted!, ask),
    config,
  )
  useEffect(() => (noted ? cache.hold(noted) : undefined), [cache, noted])
  const refresh = useCallback(() => mutate().then(nothing, nothing), [mutate])
  return useMemo(() => ({ data, error, isLoading, refresh }), [data, error, isLoading, refresh])
}

/** The failure reaches the reader as `error`. */
const nothing = () => undefined
