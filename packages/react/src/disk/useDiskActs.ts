import type { DiskPort } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { nobody } from '../data/keys'
import { useAccount } from '../session/sessionContext'
import { DiskPages } from './DiskPages'

/** What changes the disks, or what lies in transit. Each rejects when it came to nothing, and all is shown as it was. */
export type DiskActs = Pick<
  DiskPort,
  'store' | 'makeFolder' | 'rename' | 'move' | 'remove' | 'renew' | 'keepOnDisk'
>

/**
 * Changes what lies on the disks and in transit; what is shown of it follows. What leaves its folder leaves it at once.
 *
 * @source FC-01, FC-02, FC-05
 */
export function useDiskActs(): DiskActs {
  const { disk: port } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  return useMemo((): DiskActs => {
    const pages = new DiskPages(cache, account)
    const disk = () => {
      if (!port) throw missingPort('disk')
      return port
    }
    return {
      store: async (...question) => pages.after(() => disk().store(...question)),
      makeFolder: async (...question) => pages.after(() => disk().makeFolder(...question)),
      rename: async (...question) => pages.after(() => disk().rename(...question)),
      move: async (ids, into) => pages.without(into.place, ids, () => disk().move(ids, into)),
      remove: async (place, ids) => pages.without(place, ids, () => disk().remove(place, ids)),
      renew: async (...question) => pages.after(() => disk().renew(...question)),
      keepOnDisk: async (...question) => pages.after(() => disk().keepOnDisk(...question)),
    }
  }, [port, cache, account])
}
