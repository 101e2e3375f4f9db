import type { FolderId, MessageSelection, MessagesPort, MovedMessage, StateChange } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useMailCache } from '../data/DataProvider'
import { nobody } from '../data/keys'
import { useFolderName } from '../folders/useFolderName'
import { useTranslation, type Translate } from '../i18n/useTranslation'
import { useAccount } from '../session/sessionContext'
import { MailboxView } from './optimistic/MailboxView'
import { undoSteps } from './optimistic/undoSteps'
import { useOptimistic, type Outcome } from './useOptimistic'

/** What can be done with mails. Everything shows at once, and comes back with a word to the reader when it fails. */
export interface MessageActions {
  /** Marks, flags and tags: one call for any number of mails. `quiet` says nothing when it worked. */
  readonly setState: (
    selection: MessageSelection,
    change: StateChange,
    options?: { readonly quiet?: boolean },
  ) => Promise<Outcome<void>>
  /** Answers with the new places of the mails. */
  readonly move: (selection: MessageSelection, target: FolderId) => Promise<Outcome<readonly MovedMessage[]>>
  /** To the trash; from the trash for ever. */
  readonly remove: (selection: MessageSelection) => Promise<Outcome<readonly MovedMessage[]>>
  /** Cannot be taken back: ask before. */
  readonly deleteForever: (selection: MessageSelection) => Promise<Outcome<void>>
  /** Cannot be taken back: ask before. */
  readonly emptyFolder: (folder: FolderId) => Promise<Outcome<void>>
}

/** What can be done with mails. @source ML-25 */
export function useMessageActions(): MessageActions {
  const { messages, folders } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  const perform = useOptimistic()
  const folderName = useFolderName()
  const { t } = useTranslation()

  return useMemo((): MessageActions => {
    const view = new MailboxView(cache, account)
    const nameOf = (id: FolderId) => folderName(view.folder(id) ?? { name: id })

    const settleMove = (from: FolderId) => (moved: readonly MovedMessage[]) => {
      for (const place of moved) view.rename(place.from, place.to)
      view.refresh(from, ...targetsOf(moved))
    }
    const moveBack = (from: FolderId) => async (moved: readonly MovedMessage[]) => {
      for (const target of targetsOf(moved)) {
        const uids = moved.filter(({ to }) => to.folder === target).map(({ to }) => to.uid)
        settleMove(target)(await messages.move({ folder: target, uids }, from))
      }
    }

    return {
      setState: (selection, change, { quiet = false } = {}) =>
        perform(stateAction(view, messages, t, selection, change, quiet)),
      move: (selection, target) =>
        perform({
          apply: () => view.remove(selection, target),
          call: () => messages.move(selection, target),
          recover: () => view.refresh(selection.folder, target),
          settle: settleMove(selection.folder),
          undo: moveBack(selection.folder),
          done: t('moved', { count: view.count(selection), folder: nameOf(target) }),
          failed: 'moveFailed',
        }),
      remove: (selection) => {
        const trash = view.folders()?.find((folder) => folder.role === 'trash')?.id
        const isForEver = selection.folder === trash
        return perform({
          apply: () => view.remove(selection, isForEver ? undefined : trash),
          call: () => messages.delete(selection),
          recover: () => view.refresh(selection.folder),
          settle: settleMove(selection.folder),
          undo: isForEver ? undefined : moveBack(selection.folder),
          done: t(isForEver ? 'deletedForever' : 'deleted', { count: view.count(selection) }),
          failed: 'deleteFailed',
        })
      },
      deleteForever: (selection) =>
        perform({
          apply: () => view.remove(selection, undefined),
          call: () => messages.deleteForever(selection),
          recover: () => view.refresh(selection.folder),
          settle: () => view.refresh(selection.folder),
          done: t('deletedForever', { count: view.count(selection) }),
          failed: 'deleteFailed',
        }),
      emptyFolder: (folder) =>
        perform({
          apply: () => view.remove({ folder, uids: 'all' }, undefined),
          call: () => folders.empty(folder),
          recover: () => view.refresh(folder),
          settle: () => view.refresh(folder),
          done: t('emptied', { folder: nameOf(folder) }),
          failed: 'emptyFailed',
        }),
    }
  }, [cache, account, messages, folders, perform, folderName, t])
}

const targetsOf = (moved: readonly MovedMessage[]): FolderId[] => [
  ...new Set(moved.map(({ to }) => to.folder)),
]

function stateAction(
  view: MailboxView,
  messages: MessagesPort,
  t: Translate,
  selection: MessageSelection,
  change: StateChange,
  quiet: boolean,
) {
  const steps = undoSteps(view.known(selection), selection.folder, change)
  // Mails that were never shown could not be put back as they were, so a whole folder has no undo.
  const canUndo = selection.uids !== 'all' && steps.length > 0
  const applyAll = () => {
    for (const step of steps) view.changeState(step.selection, step.change)
  }
  return {
    apply() {
      view.changeState(selection, change)
      return applyAll
    },
    call: () => messages.setState(selection, change),
    recover: () => view.refresh(selection.folder),
    undo: canUndo
      ? async () => {
          applyAll()
          for (const step of steps) await messages.setState(step.selection, step.change)
        }
      : undefined,
    done: quiet ? undefined : stateWords(t, change, view.count(selection)),
    failed: 'markFailed' as const,
  }
}

function stateWords(t: Translate, change: StateChange, count: number): string {
  if (change.isRead !== undefined) return t(change.isRead ? 'markedRead' : 'markedUnread', { count })
  if (change.flag !== undefined) return t(change.flag ? 'flagged' : 'unflagged', { count })
  return t('tagsChanged', { count })
}
