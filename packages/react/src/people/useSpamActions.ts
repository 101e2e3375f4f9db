import {
  eachSelection,
  type MessageSelection,
  type MessageSelections,
  type MovedMessage,
  type RejectOutcome,
} from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useMailCache } from '../data/DataProvider'
import { nobody } from '../data/keys'
import { useFailureToast } from '../errors/useFailureToast'
import { useStrings } from '../i18n/useStrings'
import { MailboxView } from '../messages/optimistic/MailboxView'
import { inTurn, movesIn } from '../messages/optimistic/moves'
import { useOptimistic, type Outcome } from '../messages/useOptimistic'
import { useNotify } from '../notices/useNotify'
import { useAccount } from '../session/sessionContext'
import { peopleStrings } from './peopleStrings'
import { standingWords } from './usePersonActions'

/** Refusing mail, and taking it out of the spam folder. */
export interface SpamActions {
  readonly reject: (
    selection: MessageSelections,
    options: { readonly deleteMails: boolean },
  ) => Promise<Outcome<readonly RejectOutcome[]>>
  /** Answers with the new places of the mails. */
  readonly notSpam: (
    selection: MessageSelections,
    options: { readonly welcomeSenders: boolean },
  ) => Promise<Outcome<readonly MovedMessage[]>>
}

/** Refusing mail, and taking it out of the spam folder. Its words are fetched when it is first used. @source ML-07 */
export function useSpamActions(): SpamActions {
  const { messages, contacts } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  const perform = useOptimistic()
  const notify = useNotify()
  const sayFailure = useFailureToast()
  const { t } = useStrings(peopleStrings)

  return useMemo((): SpamActions => {
    const view = new MailboxView(cache, account)
    const { removeAll, settle, moveBack } = movesIn(view, messages)
    const roleId = (role: 'inbox' | 'trash') => view.folders()?.find((folder) => folder.role === role)?.id
    const refreshPeople = () => cache.refresh(cache.keys('person', account))
    const countAll = (selections: readonly MessageSelection[]) =>
      selections.reduce((sum, selection) => sum + view.count(selection), 0)

    const undoReject = async (outcomes: readonly RejectOutcome[]) => {
      try {
        for (const { senders, moved } of outcomes) {
          for (const sender of senders) await contacts?.setStanding(sender, null)
          await moveBack(moved)
        }
      } catch (error) {
        sayFailure('undoFailed', error)
      } finally {
        refreshPeople()
      }
    }
    const sayRejected = (outcomes: readonly RejectOutcome[]) => {
      const senders = outcomes.flatMap((outcome) => outcome.senders)
      const isSorted = outcomes.every((outcome) => outcome.isSorted)
      const name = senders.join(t('nameSeparator'))
      notify({
        tone: 'done',
        text: senders.length === 0 ? t('rejectedNone') : t(standingWords('refused', isSorted), { name }),
        action:
          contacts && (senders.length > 0 || outcomes.some(({ moved }) => moved.length > 0))
            ? { label: t('undo'), onSelect: () => void undoReject(outcomes) }
            : undefined,
      })
    }
    return {
      reject(selection, { deleteMails }) {
        const selections = eachSelection(selection)
        const trash = roleId('trash')
        return perform({
          apply: () =>
            deleteMails
              ? removeAll(selections, (from) => (from === trash ? undefined : trash))
              : () => undefined,
          call: async () => {
            const outcomes: RejectOutcome[] = []
            for (const one of selections) outcomes.push(await messages.reject(one, { deleteMails }))
            return outcomes
          },
          recover: () => view.refresh(...selections.map(({ folder }) => folder)),
          settle: (outcomes) => {
            if (deleteMails)
              settle(
                selections,
                outcomes.flatMap(({ moved }) => moved),
              )
            refreshPeople()
            // Whose mail is refused is known only now.
            sayRejected(outcomes)
          },
          failed: 'rejectFailed',
        })
      },
      notSpam(selection, { welcomeSenders }) {
        const selections = eachSelection(selection)
        const inbox = roleId('inbox')
        return perform({
          apply: () => removeAll(selections, () => inbox),
          call: () => inTurn(selections, (one) => messages.notSpam(one, { welcomeSenders })),
          recover: () => view.refresh(...selections.map(({ folder }) => folder)),
          settle: (moved) => {
            settle(selections, moved)
            if (welcomeSenders) refreshPeople()
          },
          undo: moveBack,
          done: t('notSpamDone', { count: countAll(selections) }),
          failed: 'moveFailed',
        })
      },
    }
  }, [messages, contacts, cache, account, perform, notify, sayFailure, t])
}
