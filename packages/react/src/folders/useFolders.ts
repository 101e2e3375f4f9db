import type { Folder, FolderId } from '@mailroom/core'
import { useCallback } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useMailCache } from '../data/DataProvider'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { askFolders } from './askFolders'
import { isPartOnly } from './isPartOnly'

/** What is known of the folders. */
export interface FoldersAnswer {
  /**
   * Default folders first, then the reader's own, parents before children. All of them, or of thousands those that were
   * shown: each says in `hasMore` whether others are below it.
   */
  readonly folders: readonly Folder[] | undefined
  /** Others are at the top that are not known. */
  readonly hasMore: boolean
  /** There are folders, anywhere, that are not known. */
  readonly isPart: boolean
  /** Why asking failed. With `folders` there, their counts are stale. */
  readonly error: unknown
  readonly isLoading: boolean
  readonly refresh: () => Promise<void>
}

/**
 * The folders with their counts. What is shown already, and kept right by the live line, is not asked for again when a menu
 * or a dialog shows it as well.
 *
 * @source FL-01
 */
export function useFolders(): FoldersAnswer {
  const { folders: port } = useAdapter()
  const cache = useMailCache()
  const key = useAccountKey('knownFolders', everything)
  const {
    data: part,
    refresh: askAgain,
    ...rest
  } = useAnswer(key, () => askFolders(port, cache, key!), {
    revalidateIfStale: key === null || !cache.isKeptRight(key),
  })
  const refresh = useCallback(() => {
    if (key) cache.distrust(key)
    return askAgain()
  }, [key, cache, askAgain])
  const [hasMore, isPart] = part ? [part.hasMore, isPartOnly(part)] : [false, false]
  return { folders: part?.folders, hasMore, isPart, refresh, ...rest }
}

/** One folder with its counts; undefined while unknown, and when it is gone. */
export function useFolder(id: FolderId): Folder | undefined {
  return useFolders().folders?.find((folder) => folder.id === id)
}
