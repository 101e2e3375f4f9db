import { isCancelled, type SearchPage, type SearchQuery } from '@mailroom/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { unstable_serialize as serialize } from 'swr'
import { useAdapter } from '../adapter/adapterContext'
import { useMailCache } from '../data/DataProvider'
import type { Key } from '../data/keys'
import type { ResultsPage } from '../data/ListPage'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** What a search has found so far. */
export interface SearchAnswer {
  /** The page asked for; while it is being fetched the one shown before. */
  readonly page: SearchPage | undefined
  /** True while `page` is the one shown before. */
  readonly isPrevious: boolean
  /** Why asking failed. With `page` there, it is stale. */
  readonly error: unknown
  /** True while there is nothing to show yet. */
  readonly isLoading: boolean
  /** True while mails are looked for, in the index or by the mail server itself. */
  readonly isSearching: boolean
  /** The reader has ended it: what is shown is what was found by then. */
  readonly isStopped: boolean
  /** Ends it; what is found stays. */
  readonly stop: () => void
  /** Asks again, also after it was ended. */
  readonly refresh: () => Promise<void>
}

/**
 * One page of what is found in all folders. The index answers first; where it is not whole yet, the mail server is asked
 * as well and its answer takes the place of the first one. The page after it is fetched ahead. Questions that nobody
 * waits for any more are withdrawn.
 *
 * @source SH-08
 */
export function useSearch(query: SearchQuery): SearchAnswer {
  const { search: port } = useAdapter()
  const cache = useMailCache()
  const running = useRef(new Map<AbortController, string>())
  const name = nameOf(query)
  const [stopped, setStopped] = useState<string>()
  const isStopped = stopped === name
  const ask = useCallback(
    async ([, account, what]: Key<'results'>): Promise<ResultsPage> => {
      const asked = what as SearchQuery
      const controller = new AbortController()
      running.current.set(controller, nameOf(asked))
      try {
        return { account, query: asked, page: await port!.find(asked, { signal: controller.signal }) }
      } finally {
        running.current.delete(controller)
      }
    },
    [port],
  )
  const withdraw = useCallback((of: string) => {
    for (const [controller, asked] of running.current) if (asked === of) controller.abort()
  }, [])
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    wanted.current = name
    return () => {
      wanted.current = undefined
      // Unless it is wanted again at once.
      setTimeout(() => wanted.current !== name && withdraw(name))
    }
  }, [withdraw, name])

  const key = useAccountKey('results', port && query)
  const quick = useAnswer(key, () => ask(key!), { keepPreviousData: true })
  const isHere = quick.data?.account === key?.[1]
  const shown = isHere ? quick.data : undefined
  const isPrevious = shown !== undefined && nameOf(shown.query) !== name
  const isThorough = shown !== undefined && !isPrevious && shown.page.isIndexing && !isStopped
  const deepKey = useAccountKey('results', isThorough ? { ...query, isThorough } : undefined)
  const deep = useAnswer(deepKey, () => ask(deepKey!))
  const page = (isThorough ? deep.data?.page : undefined) ?? shown?.page

  const nextOffset = query.offset + query.limit
  const hasNext = page !== undefined && !isPrevious && !page.isIndexing && nextOffset < page.totalCount
  const nextKey = useAccountKey('results', hasNext ? { ...query, offset: nextOffset } : undefined)
  useEffect(() => {
    if (nextKey) void cache.prefetch(nextKey, () => ask(nextKey))
  }, [nextKey, cache, ask])

  const isLoading = !shown && quick.error === undefined && !isStopped
  const stop = useCallback(() => {
    setStopped(name)
    withdraw(name)
  }, [name, withdraw])
  const { refresh: again } = quick
  const refresh = useCallback(() => {
    setStopped(undefined)
    return again()
  }, [again])
  return {
    page,
    isPrevious,
    error: isCancelled(quick.error) ? undefined : quick.error,
    isLoading,
    isSearching: isLoading || isPrevious || (isThorough && !deep.data && deep.error === undefined),
    isStopped,
    stop,
    refresh,
  }
}

/** The same for the thorough question as for the quick one, and in whatever order its fields stand. */
const nameOf = ({ isThorough: _isThorough, ...query }: SearchQuery): string => serialize(query)
