import type { SharedMailbox, ShareRights } from '@mailroom/core'
import { useMemo, useState } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useLiveEvent } from '../live/LiveProvider'

/** Mailboxes of others. */
export interface SharesAnswer {
  /** Those that one may go into; undefined until they are known, and where the mail system knows of none. */
  readonly mailboxes: readonly SharedMailbox[] | undefined
  /** What one may do in the mailbox that one is in. */
  readonly rights: ShareRights | undefined
  /** The mailbox that one is in is shared no longer, or otherwise: there is nothing to do but to leave. @source A3 */
  readonly hasEnded: boolean
  /** Both reject when one stays where one is. Afterwards the page has to be loaded anew: nothing in it is right any more. */
  readonly enter: (id: string) => Promise<void>
  readonly leave: () => Promise<void>
}

/** The mailboxes of others that the reader may work in, and the way into them and back. @source SH-04 */
export function useShares(): SharesAnswer {
  const { shares: port } = useAdapter()
  const { data: mailboxes } = useAnswer(useAccountKey('shares', port && everything), () => port!.list())
  const { data: rights } = useAnswer(useAccountKey('shareRights', port && everything), () => port!.rights())
  const [isTold, setTold] = useState(false)
  useLiveEvent(({ kind }) => kind === 'shareEnded' && setTold(true))
  const hasEnded = isTold || (rights?.isShared === true && !rights.mayRead)
  const ways = useMemo(() => {
    const there = () => {
      if (!port) throw missingPort('shares')
      return port
    }
    return {
      enter: async (id: string) => there().enter(id),
      leave: async () => there().leave(),
    }
  }, [port])
  return { mailboxes, rights, hasEnded, ...ways }
}
