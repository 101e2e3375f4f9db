import { afterPaint, messageKey, type MessageRef } from '@mailroom/core'
import { useCallback } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

// How a mail came in never changes; whether it opens does, with the reader's certificates.
const readOnce = { revalidateOnFocus: false, revalidateOnReconnect: false }

/** What is known about where a mail comes from, and the way to leave the list that sent it. @source RD-19 */
export function useMessageTrust({ folder, uid }: MessageRef) {
  const { trust: port } = useAdapter()
  const cache = useMailCache()
  const key = useAccountKey('trust', port ? messageKey({ folder, uid }) : undefined)
  const ask = async () => {
    // The mail itself comes first.
    await new Promise<void>(afterPaint)
    return port!.inspect({ folder, uid })
  }
  const { data: trust, ...rest } = useAnswer(key, ask, {
    ...readOnce,
    revalidateIfStale: key !== null && cache.isStale(key),
  })
  const unsubscribe = useCallback(async () => {
    if (!port) throw missingPort('trust')
    await port.unsubscribe({ folder, uid })
  }, [port, folder, uid])
  return { trust, unsubscribe, ...rest }
}
