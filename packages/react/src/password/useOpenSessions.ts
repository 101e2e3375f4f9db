import type { OpenSession } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** Where the reader is signed in. */
export interface OpenSessionsAnswer {
  /** This one first; undefined until they are known. */
  readonly sessions: readonly OpenSession[] | undefined
  readonly error: unknown
  /** False where the mail system does not tell. */
  readonly isThere: boolean
  readonly refresh: () => Promise<void>
  /** Both reject when nothing was ended, for the page to say why. */
  readonly endSession: (id: string) => Promise<void>
  readonly endOthers: () => Promise<void>
}

/** Where the reader is signed in, and the ways to end it there. @source SE-28 */
export function useOpenSessions(): OpenSessionsAnswer {
  const { openSessions: port } = useAdapter()
  const key = useAccountKey('openSessions', port ? everything : undefined)
  const { data: sessions, error, refresh } = useAnswer(key, () => port!.list())
  const actions = useMemo(() => {
    const there = () => {
      if (!port) throw missingPort('openSessions')
      return port
    }
    return {
      async endSession(id: string) {
        await there().end(id)
        await refresh()
      },
      async endOthers() {
        await there().endOthers()
        await refresh()
      },
    }
  }, [port, refresh])
  return { sessions, error, refresh, isThere: port !== undefined, ...actions }
}
