import type { FileShare, FileShareDays, SharedFile } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { nobody } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useAccount } from '../session/sessionContext'

/** Sharing files of the disks, and whether the mail system can. */
export interface FileShareActs {
  readonly isAvailable: boolean
  /** Each rejects when it came to nothing. */
  readonly create: (file: SharedFile, days: FileShareDays) => Promise<FileShare>
  readonly end: (ids: readonly FileShare['id'][]) => Promise<void>
}

/** Shares files by an address and a code, and ends that. @source FC-03 */
export function useFileShareActs(): FileShareActs {
  const { fileShares: port } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  return useMemo((): FileShareActs => {
    const shares = () => {
      if (!port) throw missingPort('fileShares')
      return port
    }
    return {
      isAvailable: port !== undefined,
      async create(file, days) {
        const share = await shares().create(file, days)
        cache.refreshAreas(account, 'fileShares')
        return share
      },
      async end(ids) {
        await shares().end(ids)
        cache.refreshAreas(account, 'fileShares')
      },
    }
  }, [port, cache, account])
}

/** A page of the files that the reader shares or has shared, the newest first. @source FC-03 */
export function useFileShares({ offset, limit }: { readonly offset: number; readonly limit: number }) {
  const { fileShares } = useAdapter()
  const key = useAccountKey('fileShares', fileShares ? `${offset} ${limit}` : undefined)
  const { data: page, ...rest } = useAnswer(key, () => fileShares!.list({ offset, limit }))
  return { page, ...rest }
}
