import type { SearchContext } from '@mailroom/core'
import { useFolders } from '@mailroom/react'
import { useMemo, useState } from 'react'

/** What the words of a search may refer to: folders by name, days from today. `isKnown` once the folders are there. */
export function useSearchContext(): SearchContext & { readonly isKnown: boolean } {
  const { folders, error } = useFolders()
  const [now] = useState(Date.now)
  return useMemo(
    () => ({ now, folders: folders ?? [], isKnown: folders !== undefined || error !== undefined }),
    [now, folders, error],
  )
}
