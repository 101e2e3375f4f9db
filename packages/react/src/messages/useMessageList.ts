import { whenIdle, type MessagePage, type MessageQuery } from '@mailroom/core'
import { useCallback, useEffect } from 'react'
import { unstable_serialize as serialize } from 'swr'
import { useAdapter } from '../adapter/adapterContext'
import { useMailCache } from '../data/DataProvider'
import type { Key } from '../data/keys'
import type { ListPage } from '../data/ListPage'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useAccount } from '../session/sessionContext'

/** One page of a list. */
export interface MessageListAnswer {
  /** The page asked for; while it is being fetched the one shown before, within the same folder. */
  readonly page: MessagePage | undefined
  /** True while `page` is the one shown before. */
  readonly isPrevious: boolean
  /** Why asking failed. With `page` there, it is stale. */
  readonly error: unknown
  /** True while there is nothing to show yet. */
  readonly isLoading: boolean
  readonly refresh: () => Promise<void>
}

/** One page of a folder. The page after it is fetched ahead. @source ML-14, ML-15 */
export function useMessageList(query: MessageQuery): MessageListAnswer {
  const { messages: port } = useAdapter()
  const cache = useMailCache()
  const key = useAccountKey('list', query)
  const ask = useCallback(
    async ([, account, what]: Key<'list'>): Promise<ListPage> => {
      const asked = what as MessageQuery
      return { account, query: asked, page: await port.list(asked) }
    },
    [port],
  )
  const { data, error, refresh } = useAnswer(key, () => ask(key!), {
    keepPreviousData: true,
    revalidateIfStale: key === null || !cache.isFresh(key),
  })

  // Rows of another folder would be taken for this one's, and rows of another person must never show.
  const isHere = data?.account === key?.[1] && data?.query.folder === query.folder
  const shown = isHere ? data : undefined
  const isPrevious = shown !== undefined && !isSameQuery(shown.query, query)
  const nextOffset = query.offset + query.limit
  const hasNext = shown !== undefined && !isPrevious && nextOffset < shown.page.totalCount
  const nextKey = useAccountKey('list', hasNext ? { ...query, offset: nextOffset } : undefined)
  useEffect(() => {
    return nextKey ? whenIdle(() => void cache.prefetch(nextKey, () => ask(nextKey))) : undefined
  }, [nextKey, cache, ask])

  return { page: shown?.page, isPrevious, error, isLoading: !shown && error === undefined, refresh }
}

/**
 * Fetches a page of a list that is about to be shown, so that a view can turn to it in one step.
 *
 * @returns what gives undefined for a page that is known already, else resolves when it is known or could not be had:
 *          whoever shows it then tells why
 */
export function usePrefetchList(): (query: MessageQuery) => Promise<void> | undefined {
  const { messages: port } = useAdapter()
  const cache = useMailCache()
  const account = useAccount()
  return useCallback(
    (query) => {
      if (account === undefined) return undefined
      const key: Key<'list'> = ['list', account, query]
      if (cache.read(key) !== undefined) return undefined
      return cache.prefetch(key, async () => ({ account, query, page: await port.list(query) }))
    },
    [port, cache, account],
  )
}

/** In whatever order their fields stand: what is kept is known by the same measure. */
const isSameQuery = (a: MessageQuery, b: MessageQuery): boolean => serialize(a) === serialize(b)
