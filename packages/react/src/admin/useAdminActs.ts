import type { AdminPort } from '@mailroom/core'
import { useCallback } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { nobody, type Area } from '../data/keys'
import { useAccount } from '../session/sessionContext'

/** Does something as an administrator; whatever it touches is asked for anew. Rejects when it came to nothing. */
export function useAdminActs(): <T>(
  touched: readonly Area[],
  work: (port: AdminPort) => Promise<T>,
) => Promise<T> {
  const { admin: port } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  return useCallback(
    async (touched, work) => {
      if (!port) throw missingPort('admin')
      const done = await work(port)
      cache.refresh(touched.flatMap((area) => cache.keys(area, account)))
      return done
    },
    [port, cache, account],
  )
}
