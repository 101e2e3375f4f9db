import { eachSelection, type MessageSelections, type MovedMessage } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useMailCache } from '../data/DataProvider'
import { nobody } from '../data/keys'
import { useAccount } from '../session/sessionContext'
import { MailboxView } from './optimistic/MailboxView'
import { inTurn, movesIn, trips } from './optimistic/moves'
import { useOptimistic, type Outcome } from './useOptimistic'

/** Taking mails away for a while. `done` is what the reader is told. */
export interface SnoozeActions {
  /** @param until ms since 1970 */
  readonly snooze: (
    selection: MessageSelections,
    until: number,
    done: string,
  ) => Promise<Outcome<readonly MovedMessage[]>>
  /** Brings them back at once. */
  readonly unsnooze: (selection: MessageSelections, done: string) => Promise<Outcome<readonly MovedMessage[]>>
}

/** Taking mails away for a while; undefined where the mail system cannot. @source ML-29, ML-25 */
export function useSnooze(): SnoozeActions | undefined {
  const { messages } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  const perform = useOptimistic()

  return useMemo((): SnoozeActions | undefined => {
    if (!messages.snooze || !messages.unsnooze) return undefined
    const view = new MailboxView(cache, account)
    const { removeAll, settle } = movesIn(view, messages)
    const away = view.folders()?.find(({ role }) => role === 'snoozed')?.id
    return {
      snooze(selection, until, done) {
        const selections = eachSelection(selection)
        return perform({
          // Those that are away already stay where they are, and get another time.
          apply: () =>
            removeAll(
              selections.filter(({ folder }) => folder !== away),
              () => away,
            ),
          call: () => inTurn(selections, (one) => messages.snooze!(one, until)),
          recover: () => view.refresh(...selections.map(({ folder }) => folder)),
          settle: (moved) => settle(selections, moved),
          undo: selections.some(({ folder }) => folder === away)
            ? undefined
            : async (moved) => {
                for (const { selection: one } of trips(moved)) settle([one], await messages.unsnooze!(one))
              },
          done,
          failed: 'moveFailed',
        })
      },
      unsnooze(selection, done) {
        const selections = eachSelection(selection)
        return perform({
          apply: () => removeAll(selections, () => undefined),
          call: () => inTurn(selections, (one) => messages.unsnooze!(one)),
          recover: () => view.refresh(...selections.map(({ folder }) => folder)),
          settle: (moved) => settle(selections, moved),
          done,
          failed: 'moveFailed',
        })
      },
    }
  }, [messages, cache, account, perform])
}
