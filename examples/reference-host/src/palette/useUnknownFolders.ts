import type { Folder } from '@mailroom/core'
import { useFolders, useFoundFolders } from '@mailroom/react'
import { useMemo } from 'react'

const mostFound = 50

/**
 * Folders that the page does not know, of those that fit what is typed. Nobody is asked while nothing is typed, and where the
 * page knows them all.
 *
 * @returns `hasMore` where there are others
 * @source SH-18, T40
 */
export function useUnknownFolders(typed: string): {
  readonly folders: readonly Folder[]
  readonly hasMore: boolean
} {
  const { folders: known, isPart } = useFolders()
  const words = isPart && typed.trim() !== '' ? typed : undefined
  const { folders: found, totalCount } = useFoundFolders(words, mostFound)
  return useMemo(() => {
    const ids = new Set(known?.map(({ id }) => id))
    return {
      folders: found.filter(({ id }) => !ids.has(id)),
      hasMore: isPart && (words === undefined || totalCount > found.length),
    }
  }, [known, found, totalCount, isPart, words])
}
