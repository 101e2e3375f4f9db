import {
  eachSelection,
  type FolderId,
  type FoldersPort,
  type MessageRef,
  type MessageSelection,
  type MessageSelections,
  type MessagesPort,
  type MovedMessage,
  type StateChange,
} from '@mailroom/core'
import type { MailCache } from '../data/MailCache'
import type { useFailureToast } from '../errors/useFailureToast'
import type { useFolderName } from '../folders/useFolderName'
import type { Translate } from '../i18n/Translate'
import { isLong, workThrough } from '../long-work/workThrough'
import type { useNotify } from '../notices/useNotify'
import { MailboxView } from './optimistic/MailboxView'
import { inTurn, movesIn } from './optimistic/moves'
import { stateAction } from './stateAction'
import type { MatchingMails } from './useMatchingActions'
import type { Outcome, useOptimistic } from './useOptimistic'

/**
 * What can be done with mails, of one folder or of several. Everything shows at once, and comes back with a word to the
 * reader when it fails.
 */
export interface MessageActions {
  /**
   * Marks, flags, tags and reminders: one call for any number of mails of a folder. `quiet` says nothing when it worked, `done`
   * is said in place of the usual words.
   */
  readonly setState: (
    selection: MessageSelections,
    change: StateChange,
    options?: { readonly quiet?: boolean; readonly done?: string },
  ) => Promise<Outcome<void>>
  /** Notes something about a mail; an empty text takes the note away. */
  readonly setRemark: (ref: MessageRef, remark: string) => Promise<Outcome<void>>
  /** Answers with the new places of the mails. */
  readonly move: (selection: MessageSelections, target: FolderId) => Promise<Outcome<readonly MovedMessage[]>>
  /** To the trash; from the trash for ever. */
  readonly remove: (selection: MessageSelections) => Promise<Outcome<readonly MovedMessage[]>>
  /** Cannot be taken back: ask before. */
  readonly deleteForever: (selection: MessageSelections) => Promise<Outcome<void>>
  /** Cannot be taken back: ask before. */
  readonly emptyFolder: (folder: FolderId) => Promise<Outcome<void>>
}

/** What they work with. */
export interface MessageActionParts {
  readonly messages: MessagesPort
  readonly folders: FoldersPort
  readonly cache: MailCache
  readonly account: string
  readonly perform: ReturnType<typeof useOptimistic>
  readonly notify: ReturnType<typeof useNotify>
  readonly sayFailure: ReturnType<typeof useFailureToast>
  readonly folderName: ReturnType<typeof useFolderName>
  readonly t: Translate
}

/** What can be done with mails. @source ML-25 */
export function createMessageActions(parts: MessageActionParts): MessageActions {
  const { messages, folders, cache, account, perform, folderName, t } = parts
  const view = new MailboxView(cache, account)
  const nameOf = (id: FolderId) => folderName(view.folder(id) ?? { name: id.slice(id.lastIndexOf('/') + 1) })
  const trashId = () => view.folders()?.find((folder) => folder.role === 'trash')?.id
  const countAll = (selections: readonly MessageSelection[]) =>
    selections.reduce((sum, selection) => sum + view.count(selection), 0)
  const { removeAll, settle: settleMove, moveBack } = movesIn(view, messages)

  return {
    setState: (selection, change, { quiet = false, done } = {}) => {
      const action = stateAction({ view, cache, messages, t }, eachSelection(selection), change, quiet)
      return perform(done === undefined ? action : { ...action, done })
    },
    setRemark: (ref, remark) => perform(remarkAction(view, messages, t, ref, remark)),
    move: (selection, target) => {
      const selections = eachSelection(selection)
      return perform({
        apply: () => removeAll(selections, () => target),
        call: () => inTurn(selections, (one) => messages.move(one, target)),
        recover: () => view.refresh(target, ...selections.map(({ folder }) => folder)),
        settle: (moved) => settleMove(selections, moved),
        undo: moveBack,
        done: t('moved', { count: countAll(selections), folder: nameOf(target) }),
        failed: 'moveFailed',
      })
    },
    remove: (selection) => {
      const selections = eachSelection(selection)
      const trash = trashId()
      const isForEver = selections.every(({ folder }) => folder === trash)
      return perform({
        apply: () => removeAll(selections, (from) => (from === trash ? undefined : trash)),
        call: () => inTurn(selections, (one) => messages.delete(one)),
        recover: () => view.refresh(...selections.map(({ folder }) => folder)),
        settle: (moved) => settleMove(selections, moved),
        undo: isForEver ? undefined : moveBack,
        done: t(isForEver ? 'deletedForever' : 'deleted', { count: countAll(selections) }),
        failed: 'deleteFailed',
      })
    },
    deleteForever: (selection) => {
      const selections = eachSelection(selection)
      const touched = selections.map(({ folder }) => folder)
      return perform({
        apply: () => removeAll(selections, () => undefined),
        call: async () => {
          for (const one of selections) await messages.deleteForever(one)
        },
        recover: () => view.refresh(...touched),
        settle: () => view.refreshTouched(...touched),
        done: t('deletedForever', { count: countAll(selections) }),
        failed: 'deleteFailed',
      })
    },
    emptyFolder(folder) {
      const mails = [{ folder, count: view.count({ folder, uids: 'all' }) }]
      if (isLong(messages, mails)) return emptyLarge(parts, view, folder, mails)
      return perform({
        apply: () => view.remove({ folder, uids: 'all' }, undefined),
        call: () => folders.empty(folder),
        recover: () => view.refresh(folder),
        settle: () => view.refreshTouched(folder),
        done: t('emptied', { folder: nameOf(folder) }),
        failed: 'emptyFailed',
      })
    },
  }
}

/** Empties a folder of many mails, which go as they are seen to go. */
async function emptyLarge(
  parts: MessageActionParts,
  view: MailboxView,
  folder: FolderId,
  mails: readonly MatchingMails[],
): Promise<Outcome<void>> {
  const { messages, notify, sayFailure, folderName, t } = parts
  const name = folderName(view.folder(folder) ?? { name: folder })
  try {
    await workThrough(parts, {
      kind: 'emptying',
      folder: name,
      mails,
      act: (selection) => messages.deleteForever(selection),
      onAdvance: () => view.refreshTouched(folder),
    })
    notify({ tone: 'done', text: t('emptied', { folder: name }) })
    return { kind: 'done', value: undefined }
  } catch (error) {
    sayFailure('emptyFailed', error, () => void createMessageActions(parts).emptyFolder(folder))
    return { kind: 'failed', error }
  }
}

function remarkAction(
  view: MailboxView,
  messages: MessagesPort,
  t: Translate,
  ref: MessageRef,
  remark: string,
) {
  const before = view.known({ folder: ref.folder, uids: [ref.uid] }).get(ref.uid)?.remark
  const goBack = () => view.changeRemark(ref, before ?? '')
  const isReplaced = before !== undefined && before !== '' && before !== remark
  return {
    apply() {
      view.changeRemark(ref, remark)
      return goBack
    },
    call: () => messages.setRemark(ref, remark),
    recover: () => view.refresh(ref.folder),
    // The note itself shows that it was written; the one that was there before is worth a way back.
    done: isReplaced ? t(remark === '' ? 'remarkRemoved' : 'remarkChanged') : undefined,
    undo: isReplaced
      ? async () => {
          goBack()
          await messages.setRemark(ref, before)
        }
      : undefined,
    failed: 'remarkFailed' as const,
  }
}
