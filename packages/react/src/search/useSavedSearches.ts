import type { SavedSearch } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useFailureToast } from '../errors/useFailureToast'

/** Searches that the reader comes back to. */
export interface SavedSearches {
  /** Those that were kept, by name. */
  readonly saved: readonly SavedSearch[]
  /** Those used lately, the last one first. */
  readonly used: readonly SavedSearch[]
  /** Fails as `invalid` with `fields.name` for an impossible name. */
  readonly save: (search: { readonly name: string; readonly query: string }) => Promise<void>
  readonly remove: (id: SavedSearch['id']) => Promise<void>
  /** Remembers that a search was used. That it could not be remembered is no news to anybody. */
  readonly note: (query: string) => Promise<void>
  readonly forgetUsed: () => Promise<void>
}

/** Searches that the reader comes back to, kept by the mail system. @source ML-27 */
export function useSavedSearches(): SavedSearches {
  const { search: port } = useAdapter()
  const cache = useMailCache()
  const sayFailure = useFailureToast()
  const key = useAccountKey('searches', port ? everything : undefined)
  const { data = none } = useAnswer(key, () => port!.saved())
  const actions = useMemo(() => {
    const refresh = () => key && cache.refresh([key])
    /** Shows it gone at once; when it could not be done, it comes back with a word. */
    const without = async (isGone: (search: SavedSearch) => boolean, call: () => Promise<void>) => {
      if (key) cache.update(key, (known) => known.filter((search) => !isGone(search)))
      try {
        await call()
      } catch (error) {
        sayFailure('searchNotDeleted', error, () => void without(isGone, call))
      } finally {
        refresh()
      }
    }
    return {
      async save(search: { readonly name: string; readonly query: string }) {
        if (!port) throw missingPort('search')
        await port.save(search)
        refresh()
      },
      remove: (id: SavedSearch['id']) =>
        without(
          (search) => search.id === id,
          async () => port?.remove(id),
        ),
      async note(query: string) {
        await port?.note(query).then(refresh, () => undefined)
      },
      forgetUsed: () =>
        without(
          ({ name }) => name === undefined,
          async () => port?.forgetUsed(),
        ),
    }
  }, [port, cache, key, sayFailure])
  return useMemo(
    () => ({
      saved: data.filter(({ name }) => name !== undefined),
      used: data.filter(({ name }) => name === undefined),
      ...actions,
    }),
    [data, actions],
  )
}

const none: readonly SavedSearch[] = []
