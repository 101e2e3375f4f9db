import type { MessageSelection, MessagesPort, MessageSummary, MessageUid, StateChange } from '@mailroom/core'
import type { MailCache } from '../data/MailCache'
import type { Translate } from '../i18n/Translate'
import type { MailboxView } from './optimistic/MailboxView'
import { beginAct, forgetAct } from './optimistic/ownActs'
import { type UndoStep, undoSteps } from './optimistic/undoSteps'
import { canAskForMails, mailsOfConversations } from './optimistic/wholeConversations'
import { stateWords } from './stateWords'
import type { OptimisticAction } from './useOptimistic'

/** What a change of state works with. */
export interface StateActionParts {
  readonly view: MailboxView
  readonly cache: MailCache
  readonly messages: MessagesPort
  readonly t: Translate
}

/**
 * Marks, flags, tags and reminders. Undo gives each mail back what it had: of whole conversations, whose mails nobody may have seen,
 * that is asked for before they change. Mails that are too many for that, as a whole folder, have no Undo.
 *
 * @source ML-25
 */
export function stateAction(
  { view, cache, messages, t }: StateActionParts,
  given: readonly MessageSelection[],
  change: StateChange,
  quiet: boolean,
): OptimisticAction<void> {
  // One mail holds the pin or the reminder of a conversation.
  const isForOne = change.isPinned === true || Boolean(change.followUp)
  const selections = isForOne ? given.map((one) => ({ ...one, wholeConversations: false })) : given
  const chosen: readonly Chosen[] = selections.map((selection) => ({
    selection,
    mails: view.known(selection),
  }))
  const whole = chosen.filter(({ selection }) => selection.wholeConversations === true)
  const stepsOf = (some: readonly Chosen[]) =>
    some.flatMap(({ selection, mails }) => undoSteps(mails, selection.folder, change))
  const known = stepsOf(chosen)
  const canUndo =
    selections.every(({ uids }) => uids !== 'all') &&
    whole.every(({ selection, mails }) => canAskForMails(messages, selection, mails)) &&
    (whole.length > 0 || known.length > 0)
  let steps = known
  const show = (some: readonly UndoStep[]) => {
    for (const step of some) view.changeState(step.selection, step.change)
  }
  const refresh = () => view.refreshTouched(...selections.map(({ folder }) => folder))
  const isWhole = selections.every((selection) => view.showsWhole(selection, change))
  // What is pinned may stand on another page now, and what has a reminder in another list.
  const settle = change.isPinned === undefined && change.followUp === undefined ? undefined : refresh
  const count = () => selections.reduce((sum, selection) => sum + view.count(selection), 0)
  return {
    apply() {
      for (const selection of selections) view.changeState(selection, change)
      return () => show(known)
    },
    call: async () => {
      if (canUndo && whole.length > 0 && !quiet)
        steps = stepsOf(await Promise.all(chosen.map((one) => withAllMails(messages, one))))
      const act = isWhole ? beginAct(cache) : undefined
      try {
        for (const selection of selections)
          await messages.setState(selection, change, act === undefined ? {} : { act })
      } catch (error) {
        if (act !== undefined) forgetAct(cache, act)
        throw error
      }
    },
    recover: refresh,
    // The mail that was fetched ahead meanwhile is as it was.
    touches: (key) => key[0] !== 'message' || view.isAbout(key, selections),
    ...(settle && { settle }),
    undo: canUndo
      ? async () => {
          show(steps)
          for (const step of steps) await messages.setState(step.selection, step.change)
          // How many are unread in a conversation says only the mail system.
          if (whole.length > 0) refresh()
          else settle?.()
        }
      : undefined,
    done: quiet ? undefined : stateWords(t, change, count()),
    failed: change.isPinned === undefined ? 'markFailed' : 'pinFailed',
  }
}

interface Chosen {
  readonly selection: MessageSelection
  /** What is known of its mails, as they were before. */
  readonly mails: ReadonlyMap<MessageUid, MessageSummary>
}

async function withAllMails(messages: MessagesPort, one: Chosen): Promise<Chosen> {
  if (one.selection.wholeConversations !== true) return one
  return { ...one, mails: await mailsOfConversations(messages, one.selection) }
}
