import type { Tag } from '@mailroom/core'
import { useCallback } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useMailCache } from '../data/DataProvider'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { missingPort } from '../adapter/missingPort'

/** The reader's tags and a way to make one. @source ML-16 */
export function useTags() {
  const { tags: port } = useAdapter()
  const cache = useMailCache()
  const key = useAccountKey('tags', port ? everything : undefined)
  const { data: tags, ...rest } = useAnswer(key, () => port!.list())
  const createTag = useCallback(
    /** Fails as `invalid` with `fields.name` when the name is empty, too long or taken. */
    async (tag: { readonly name: string; readonly color: string }): Promise<Tag> => {
      if (!port) throw missingPort('tags')
      const made = await port.create(tag)
      if (key) cache.update(key, (known) => [...known, made])
      return made
    },
    [port, cache, key],
  )
  return { tags, createTag, ...rest }
}
