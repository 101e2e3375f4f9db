import { isInFolder, type Folder, type FolderId } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useFolders } from './useFolders'

/** A folder and all that are in it. */
export interface FoldersInside {
  /** Undefined until they are known. */
  readonly inside: readonly Folder[] | undefined
  /** Why asking failed, while it is not asked again. */
  readonly error: unknown
  readonly refresh: () => Promise<void>
}

/** A folder and all that are in it, for whoever is to say what goes with it. Each who asks gets an answer of this moment. @source FL-02 */
export function useFoldersInside(id: FolderId): FoldersInside {
  const { parts } = useAdapter().folders
  const { folders, isPart, refresh: refreshAll } = useFolders()
  const isAsking = parts !== undefined && isPart
  const key = useAccountKey('foldersInside', isAsking ? id : undefined)
  const { data, error, refresh } = useAnswer(key, () => parts!.inside(id), { dedupingInterval: 0 })
  const known = useMemo(() => folders?.filter((folder) => isInFolder(folder.id, id)), [folders, id])
  return isAsking
    ? { inside: data, error, refresh }
    : { inside: known, error: undefined, refresh: refreshAll }
}
