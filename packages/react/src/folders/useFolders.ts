import type { Folder, FolderId } from '@mailroom/core'
import { useCallback } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useMailCache } from '../data/DataProvider'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { askFolders } from './askFolders'

/** What is known of the folders. */
export interface FoldersAnswer {
  /** Default folders first, then the reader's own, parents before children. */
  readonly folders: readonly Folder[] | undefined
  /** Why asking failed. With `folders` there, their counts are stale. */
  readonly error: unknown
  readonly isLoading: boolean
  readonly refresh: () => Promise<void>
}

/**
 * All folders with their counts. What is shown already, and kept right by the live line, is not asked for again when a menu
 * or a dialog shows it as well.
 *
 * @source FL-01
 */
export function useFolders(): FoldersAnswer {
  const { folders: port } = useAdapter()
  const cache = useMailCache()
  const key = useAccountKey('folders', everything)
  const {
    data: folders,
    refresh: askAgain,
    ...rest
  } = useAnswer(key, () => askFolders(port, cache, key!), {
    revalidateIfStale: key === null || !cache.isKeptRight(key),
  })
  const refresh = useCallback(() => {
    if (key) cache.distrust(key)
    return askAgain()
  }, [key, cache, askAgain])
  return { folders, refresh, ...rest }
}

/** One folder with its counts; undefined while unknown, and when it is gone. */
export function useFolder(id: FolderId): Folder | undefined {
  return useFolders().folders?.find((folder) => folder.id === id)
}
