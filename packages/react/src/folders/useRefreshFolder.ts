import type { FolderId } from '@mailroom/core'
import { useCallback } from 'react'
import { useMailCache } from '../data/DataProvider'
import { MailboxView } from '../messages/optimistic/MailboxView'
import { useAccount } from '../session/sessionContext'

/** Asks anew for the counts and for the lists of a folder that turned out to be other than it was shown. @source RD-14 */
export function useRefreshFolder(): (folder: FolderId) => void {
  const cache = useMailCache()
  const account = useAccount()
  return useCallback(
    (folder) => {
      if (account !== undefined) new MailboxView(cache, account).refreshTouched(folder)
    },
    [cache, account],
  )
}
