import type { FolderId } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useMailCache } from '../data/DataProvider'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { folderParts } from './lateFolders'

/** Brings folders to those that are known. Both reject when asking fails. */
export interface BringFolders {
  /** All directly below one, or at the top. */
  readonly below: (parent: FolderId | undefined) => Promise<void>
  /** One, with those above it. @returns false when there is none */
  readonly one: (id: FolderId) => Promise<boolean>
}

/** Brings folders of thousands that are to be shown. Undefined where all are known from the first. @source FL-01, T40 */
export function useBringFolders(): BringFolders | undefined {
  const port = useAdapter().folders.parts
  const cache = useMailCache()
  const key = useAccountKey('knownFolders', everything)
  return useMemo(() => {
    const known = port && key && { port, cache, key }
    return known
      ? {
          below: async (parent) => (await folderParts()).bringBelow(known, parent),
          one: async (id) => (await folderParts()).bringOne(known, id),
        }
      : undefined
  }, [port, cache, key])
}
