import { useStableCallback } from '../stable/useStableCallback'
import type { ComposeGuards } from './useComposeGuards'
import { tabOf } from './tabState'
import type { Tabs } from './useTabs'

/**
 * Closes tabs. Mails close at once; composers are shown and asked one after another, and the first one whose writer
 * wants to go on ends it there.
 *
 * @param settled called when all is asked, to let the address follow
 * @source ML-23, CO-15
 */
export function useClosing({ send, now }: Tabs, guards: ComposeGuards, settled: () => void) {
  return useStableCallback(async (ids: readonly string[]): Promise<void> => {
    const before = now().active
    const isComposer = (id: string) => tabOf(now(), id)?.kind === 'compose'
    const composers = ids.filter(isComposer)
    send({ kind: 'close', ids: ids.filter((id) => !isComposer(id)) })
    for (const id of composers) {
      // Whoever is asked about a mail sees it.
      send({ kind: 'select', id })
      if (!(await guards.mayClose(id))) return settled()
      send({ kind: 'close', ids: [id] })
    }
    // A tab that was closed from beside leaves what was shown before.
    send({ kind: 'select', id: before })
    settled()
  })
}
