import type { FolderRole } from '@mailroom/core'
import { useCallback } from 'react'
import { useMailCache } from '../data/DataProvider'
import { MailboxView } from '../messages/optimistic/MailboxView'
import { useAccount } from '../session/sessionContext'

/** Asks anew for the counts, and for the lists of the folders with the roles given. */
export function useRefreshRole(): (...roles: readonly FolderRole[]) => void {
  const cache = useMailCache()
  const account = useAccount()
  return useCallback(
    (...roles) => {
      if (account === undefined) return
      const view = new MailboxView(cache, account)
      const folders = view.folders()?.filter(({ role }) => role && roles.includes(role)) ?? []
      view.refreshTouched(...folders.map(({ id }) => id))
    },
    [cache, account],
  )
}
