import { messageKey, type MessageRef } from '@mailroom/core'
import { useMemo } from 'react'
import { useMailCache } from '../data/DataProvider'
import type { OpenedSeal } from '../data/keys'
import { useAccount } from '../session/sessionContext'

/** The mails whose seals were opened in this page. */
export interface OpenedSeals {
  find(ref: MessageRef): OpenedSeal | undefined
  /** Its content is needed no more: nothing of it stays in the page. */
  forget(ref: MessageRef): void
}

/** Looks after mails that were opened, for whoever closes them. @source RD-12 */
export function useOpenedSeals(): OpenedSeals {
  const cache = useMailCache()
  const account = useAccount()
  return useMemo(() => {
    const keyOf = (ref: MessageRef) =>
      account === undefined ? undefined : (['opened', account, messageKey(ref)] as const)
    return {
      find(ref) {
        const key = keyOf(ref)
        return key && cache.read(key)
      },
      forget(ref) {
        const key = keyOf(ref)
        if (key) cache.drop(key)
      },
    }
  }, [cache, account])
}
