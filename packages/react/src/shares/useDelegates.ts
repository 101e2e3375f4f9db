import type { Delegate, ShareLevel } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** Who may work in the reader's mailbox. */
export interface DelegatesAnswer {
  /** By address; undefined until they are known. */
  readonly delegates: readonly Delegate[] | undefined
  readonly error: unknown
  /** False where mailboxes are not shared. */
  readonly isThere: boolean
  readonly refresh: () => Promise<void>
  /** As `DelegatesPort` has them; each rejects for the form to say why. */
  readonly set: (address: string, level: ShareLevel) => Promise<void>
  readonly remove: (address: string) => Promise<void>
}

/** Who may work in the reader's mailbox, and letting them in and out. @source ST-16 */
export function useDelegates(): DelegatesAnswer {
  const { delegates: port } = useAdapter()
  const key = useAccountKey('delegates', port ? everything : undefined)
  const { data: delegates, error, refresh } = useAnswer(key, () => port!.list())
  const actions = useMemo(() => {
    const there = () => {
      if (!port) throw missingPort('delegates')
      return port
    }
    /** What is there is asked for after a failure too: it may be another window that was quicker. */
    const thenAgain = async (act: Promise<void>): Promise<void> => {
      try {
        await act
      } finally {
        await refresh()
      }
    }
    return {
      set: async (address: string, level: ShareLevel) => thenAgain(there().set(address, level)),
      remove: async (address: string) => thenAgain(there().remove(address)),
    }
  }, [port, refresh])
  return { delegates, error, refresh, isThere: port !== undefined, ...actions }
}
