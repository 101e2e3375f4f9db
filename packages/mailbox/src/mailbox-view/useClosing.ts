import { useStableCallback } from '@mailroom/react'
import type { useBurnQuestion } from './useBurnQuestion'
import type { ComposeGuards } from './useComposeGuards'
import { tabOf } from './tabState'
import type { Tabs } from './useTabs'

/**
 * Closes tabs. Mails close at once; composers, and opened mails that are destroyed after reading, are shown and asked one
 * after another, and the first one whose reader or writer wants to go on ends it there. Whoever has gone elsewhere while a
 * draft was saved stays there.
 *
 * @param settled called when all is asked, to let the address follow
 * @source ML-23, CO-15
 */
export function useClosing(
  { send, now }: Tabs,
  guards: ComposeGuards,
  burning: ReturnType<typeof useBurnQuestion>,
  settled: () => void,
) {
  // What is shown may be another list by then.
  const settle = useStableCallback(settled)
  return useStableCallback(async (ids: readonly string[]): Promise<void> => {
    const before = now().active
    const mailOf = (id: string) => {
      const tab = tabOf(now(), id)
      return tab?.kind === 'read' ? tab.ref : undefined
    }
    const isAsked = (id: string) => {
      const ref = mailOf(id)
      return ref ? burning.isAsked(ref) : tabOf(now(), id)?.kind === 'compose'
    }
    const asked = ids.filter(isAsked)
    for (const ref of ids.map(mailOf)) if (ref && !burning.isAsked(ref)) void burning.mayClose(ref)
    send({ kind: 'close', ids: ids.filter((id) => !asked.includes(id)) })
    let isThere = true
    for (const id of asked) {
      // Whoever is asked about a mail sees it.
      send({ kind: 'select', id })
      const ref = mailOf(id)
      if (!(await (ref ? burning.mayClose(ref) : guards.mayClose(id)))) return settle()
      isThere &&= now().active === id
      send({ kind: 'close', ids: [id] })
    }
    // A tab that was closed from beside leaves what was shown before.
    if (isThere) send({ kind: 'select', id: before })
    settle()
  })
}
