import type { InternetMessageId, RecipientStatus } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { nobody } from '../data/keys'
import { useAccount } from '../session/sessionContext'

/** Taking sent mails back, and whether the mail system can. */
export interface Recall {
  readonly isAvailable: boolean
  /** From everyone from whom it can be, or from one recipient. Rejects, for the window to say why. */
  readonly recall: (messageId: InternetMessageId, recipient?: string) => Promise<readonly RecipientStatus[]>
}

/** Taking sent mails back. The lines of the recipients and the records follow. @source SS-03 */
export function useRecall(): Recall {
  const { recall: port } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  return useMemo(
    (): Recall => ({
      isAvailable: port !== undefined,
      async recall(messageId, recipient) {
        if (!port) throw missingPort('recall')
        try {
          const lines = await port.recall(messageId, recipient)
          cache.write(['status', account, messageId], lines)
          return lines
        } finally {
          // Also after a failure: another window may have been quicker.
          cache.refresh(cache.keys('status', account).filter((key) => key[2] === messageId))
          cache.refresh(cache.keys('recalls', account))
        }
      },
    }),
    [port, cache, account],
  )
}
