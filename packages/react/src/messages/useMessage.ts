import { messageKey, type MessageRef } from '@mailroom/core'
import { useCallback } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useMailCache } from '../data/DataProvider'
import type { Key } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useAccount } from '../session/sessionContext'

// What a mail says never changes; its state is kept right by actions and live events.
const readOnce = { revalidateOnFocus: false, revalidateOnReconnect: false }

/** A mail opened for reading. Shows at once when it was fetched ahead. @source RD-14 */
export function useMessage(ref: MessageRef) {
  const { messages: port } = useAdapter()
  const cache = useMailCache()
  const key = useAccountKey('message', messageKey(ref))
  const { data: message, ...rest } = useAnswer(key, () => port.read(ref), {
    ...readOnce,
    revalidateIfStale: key !== null && cache.isStale(key),
  })
  return { message, ...rest }
}

/**
 * Fetches a mail before it is opened: for rows under the pointer and for the neighbours of the open mail. Resolves when
 * it is there, or could not be had; undefined where it is there already.
 */
export function usePrefetchMessage(): (ref: MessageRef) => Promise<void> | undefined {
  const { messages: port } = useAdapter()
  const cache = useMailCache()
  const account = useAccount()
  return useCallback(
    (ref) => {
      if (account === undefined) return undefined
      const key: Key<'message'> = ['message', account, messageKey(ref)]
      if (cache.read(key) !== undefined) return undefined
      return cache.prefetch(key, () => port.read(ref))
    },
    [cache, account, port],
  )
}
