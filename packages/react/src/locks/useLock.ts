import type { LockScope, LockState } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { ofCalendar } from '../calendar/ofCalendar'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { everything, nobody } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { MailboxView } from '../messages/optimistic/MailboxView'
import { useAccount } from '../session/sessionContext'

/** A lock of the reader's. */
export interface LockAnswer {
  /** Undefined until it is known. */
  readonly lock: LockState | undefined
  readonly error: unknown
  /** False where the mail system knows no such lock. */
  readonly isThere: boolean
  /** Each rejects when the password is not taken, for the form to say why. */
  readonly setLock: (password: string) => Promise<void>
  readonly openLock: (password: string) => Promise<void>
  readonly removeLock: (password: string) => Promise<void>
}

const ports = { folders: 'folderLock', files: 'fileLock', calendar: 'calendarLock' } as const

/** What is behind the locks beside that on folders. */
const behind = { files: ['disk'], calendar: [...ofCalendar, 'calendarPreferences'] } as const

/** The lock on the reader's own folders, on the file center or on the calendar, and what can be done with it. @source LK-05, LK-07 */
export function useLock(scope: LockScope): LockAnswer {
  const name = ports[scope]
  const port = useAdapter()[name]
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  const key = useAccountKey(name, port ? everything : undefined)
  const { data: lock, error } = useAnswer(key, () => port!.state())

  const actions = useMemo(() => {
    const change = (what: 'set' | 'open' | 'remove') => async (password: string) => {
      if (!port) throw missingPort(name)
      await port[what](password)
      if (scope === 'folders') new MailboxView(cache, account).refreshAll()
      else cache.refreshAreas(account, ...behind[scope])
      cache.refreshAreas(account, name)
    }
    return { setLock: change('set'), openLock: change('open'), removeLock: change('remove') }
  }, [port, cache, account, name, scope])

  return { lock, error, isThere: port !== undefined, ...actions }
}
