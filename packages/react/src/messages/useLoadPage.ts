import type { MessagePage, MessageQuery } from '@mailroom/core'
import { useCallback } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useMailCache } from '../data/DataProvider'
import { nobody, type Key } from '../data/keys'
import { useAccount } from '../session/sessionContext'

/** Gets a page of a list beside the one that is shown: from what was fetched ahead, else from the mail system. @source RD-01 */
export function useLoadPage(): (query: MessageQuery) => Promise<MessagePage> {
  const { messages: port } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  return useCallback(
    async (query) => {
      const key: Key<'list'> = ['list', account, query]
      const known = cache.isStale(key) ? undefined : cache.read(key)
      if (known) return known.page
      const answer = await cache.share(key, async () => ({ account, query, page: await port.list(query) }))
      cache.write(key, answer)
      return answer.page
    },
    [port, cache, account],
  )
}
