import { messageKey, type Message, type MessageRef } from '@mailroom/core'
import { useCallback } from 'react'
import { useMailCache } from '../data/DataProvider'
import { useAccount } from '../session/sessionContext'
import { usePrefetchMessage } from './useMessage'

/**
 * Fetches a mail that is likely to be opened next, for whoever prepares what it will show.
 *
 * @returns the mail; undefined where it could not be had
 */
export function useMessageAhead(): (ref: MessageRef) => Promise<Message | undefined> {
  const prefetch = usePrefetchMessage()
  const cache = useMailCache()
  const account = useAccount()
  return useCallback(
    async (ref) => {
      await prefetch(ref)
      return account === undefined ? undefined : cache.read(['message', account, messageKey(ref)])
    },
    [prefetch, cache, account],
  )
}
