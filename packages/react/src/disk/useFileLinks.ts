import type { FileLink, InternetMessageId } from '@mailroom/core'
import { useCallback } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { nobody } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useAccount } from '../session/sessionContext'

/**
 * The links that a sent mail carries, and their end.
 *
 * @param messageId undefined asks nothing
 * @source AT-03
 */
export function useFileLinks(messageId: InternetMessageId | undefined) {
  const { disk: port } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  const key = useAccountKey('fileLinks', port ? messageId : undefined)
  const { data: links } = useAnswer(key, () => port!.links(messageId!))
  /** Rejects when it is still there. */
  const withdraw = useCallback(
    async ({ id }: FileLink) => {
      if (!port) throw missingPort('disk')
      await port.withdraw(id)
      cache.update(['fileLinks', account, messageId], (before) =>
        before?.map((link) => (link.id === id ? { ...link, state: 'withdrawn' as const } : link)),
      )
    },
    [port, cache, account, messageId],
  )
  return { links, withdraw }
}
