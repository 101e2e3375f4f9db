import type { FolderLockState } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { everything, nobody } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { MailboxView } from '../messages/optimistic/MailboxView'
import { useAccount } from '../session/sessionContext'

/** The lock on the reader's own folders. */
export interface FolderLockAnswer {
  /** Undefined until it is known. */
  readonly lock: FolderLockState | undefined
  readonly error: unknown
  /** False where the mail system knows no such lock. */
  readonly isThere: boolean
  /** Each rejects when the password is not taken, for the form to say why. */
  readonly setLock: (password: string) => Promise<void>
  readonly openLock: (password: string) => Promise<void>
  readonly removeLock: (password: string) => Promise<void>
}

/** The lock on the reader's own folders, and what can be done with it. @source LK-07 */
export function useFolderLock(): FolderLockAnswer {
  const { folderLock: port } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  const key = useAccountKey('folderLock', port ? everything : undefined)
  const { data: lock, error } = useAnswer(key, () => port!.state())

  const actions = useMemo(() => {
    const change = (what: 'set' | 'open' | 'remove') => async (password: string) => {
      if (!port) throw missingPort('folderLock')
      await port[what](password)
      new MailboxView(cache, account).refreshAll()
      cache.refresh(cache.keys('folderLock', account))
    }
    return { setLock: change('set'), openLock: change('open'), removeLock: change('remove') }
  }, [port, cache, account])

  return { lock, error, isThere: port !== undefined, ...actions }
}
