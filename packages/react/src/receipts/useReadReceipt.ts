import { afterPaint, messageKey, type Message } from '@mailroom/core'
import { useCallback } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { nobody } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useAccount } from '../session/sessionContext'

// It changes by an answer alone.
const readOnce = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false }

/** The wish of a mail's sender to hear that it was read, and the answer to it. Nobody asks themselves. @source RD-13 */
export function useReadReceipt({ ref: { folder, uid }, isOwn }: Pick<Message, 'ref' | 'isOwn'>) {
  const { receipts: port } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  const what = messageKey({ folder, uid })
  const key = useAccountKey('receipt', port && !isOwn ? what : undefined)
  const ask = async () => {
    // The mail itself comes first.
    await new Promise<void>(afterPaint)
    return (await port!.request({ folder, uid })) ?? null
  }
  const { data } = useAnswer(key, ask, readOnce)
  /** Rejects when it could not be answered. */
  const answer = useCallback(
    async (word: 'send' | 'refuse') => {
      if (!port) throw missingPort('receipts')
      await port.answer({ folder, uid }, word)
      cache.update(
        ['receipt', account, what],
        (request) => request && { ...request, state: word === 'send' ? 'sent' : 'refused' },
      )
    },
    [port, cache, account, what, folder, uid],
  )
  return { request: data ?? undefined, answer }
}
