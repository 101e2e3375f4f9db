import type { Tag } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { everything, nobody, type Key } from '../data/keys'
import { useAccount } from '../session/sessionContext'

/** What a tag is to be. */
export type WantedTag = Pick<Tag, 'name' | 'color'>

/**
 * Ways to change the reader's tags; each resolves when the mail system has done it. A name that is empty, too long or
 * taken fails as `invalid` with `fields.name`.
 *
 * @source ML-16
 */
export function useTagActions() {
  const { tags: port } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody

  return useMemo(() => {
    const key: Key<'tags'> = ['tags', account, everything]
    const there = () => {
      if (!port) throw missingPort('tags')
      return port
    }
    return {
      async createTag(wanted: WantedTag): Promise<Tag> {
        const made = await there().create(wanted)
        cache.update(key, (known) => [...known, made])
        return made
      },
      async updateTag(id: string, wanted: WantedTag): Promise<Tag> {
        const changed = await there().update(id, wanted)
        cache.update(key, (known) => known.map((tag) => (tag.id === id ? changed : tag)))
        // Mails carry the names of their tags.
        cache.refreshAll(account)
        return changed
      },
      async deleteTag(id: string): Promise<void> {
        await there().delete(id)
        cache.update(key, (known) => known.filter((tag) => tag.id !== id))
        cache.refreshAll(account)
      },
    }
  }, [port, cache, account])
}
