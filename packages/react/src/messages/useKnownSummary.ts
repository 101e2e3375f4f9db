import type { MessageRef, MessageSummary } from '@mailroom/core'
import { useMemo } from 'react'
import { useMailCache } from '../data/DataProvider'
import { useAccount } from '../session/sessionContext'
import { MailboxView } from './optimistic/MailboxView'

/**
 * The row of a mail in a list or in search results that are here: what can be said of a mail that is on its way. Looked for once
 * for each mail. Undefined where no such row is here, and without a mail.
 *
 * @source RD-14
 */
export function useKnownSummary(ref: MessageRef | undefined): MessageSummary | undefined {
  const cache = useMailCache()
  const account = useAccount()
  const { folder, uid } = ref ?? {}
  return useMemo(
    () =>
      account === undefined || folder === undefined || uid === undefined
        ? undefined
        : new MailboxView(cache, account).known({ folder, uids: [uid] }).get(uid),
    [cache, account, folder, uid],
  )
}
