import type { SenderEntry, SenderListAddition, SenderListQuery } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { nobody } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useOptimistic } from '../messages/useOptimistic'
import { useAccount } from '../session/sessionContext'
import { usePaused } from '../stable/usePaused'

/** Questions wait for a pause in typing. */
const pauseMs = 150

/** The one before stays in sight until the next page or the next letter of a search is there. */
const keepPage = { keepPreviousData: true }

/** One page of a list of senders, and what can be done with it. @source ST-10, RD-17 */
export function useSenderList({ list, text: typed, offset, limit }: SenderListQuery) {
  const text = usePaused(typed.trim(), pauseMs)
  const { senderLists: port } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  const perform = useOptimistic()
  const key = useAccountKey('senderList', port ? `${list} ${offset} ${limit} ${text}` : undefined)
  const { data, ...rest } = useAnswer(key, () => port!.page({ list, text, offset, limit }), keepPage)

  const actions = useMemo(() => {
    const there = () => {
      if (!port) throw missingPort('senderLists')
      return port
    }
    /** People's cards and open mails say what the lists say. */
    const tell = () =>
      cache.refresh(
        (['senderList', 'person', 'pictureSenders', 'trust'] as const).flatMap((area) =>
          cache.keys(area, account),
        ),
      )
    return {
      /** Rejects when nothing was added, for the form to say why. */
      add: async (entries: readonly SenderEntry[]): Promise<SenderListAddition> => {
        const addition = await there().add(list, entries)
        tell()
        return addition
      },
      /** Shows at once and can be taken back. @param done what to say of it */
      remove: (entries: readonly SenderEntry[], done: string) =>
        perform({
          apply: () => {
            if (!key) return () => undefined
            const before = cache.read(key)
            cache.update(key, (page) => {
              const left = page.entries.filter((entry) => !entries.includes(entry))
              return { ...page, entries: left, total: page.total - (page.entries.length - left.length) }
            })
            return () => before && cache.write(key, before)
          },
          call: () => there().remove(list, entries),
          settle: tell,
          recover: tell,
          undo: () => there().add(list, entries).then(tell),
          done,
          failed: 'settingsFailed',
        }),
    }
  }, [port, cache, account, perform, key, list])

  return { page: data, isThere: port !== undefined, ...rest, ...actions }
}
