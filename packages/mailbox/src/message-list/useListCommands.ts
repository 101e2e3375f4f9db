import {
  eachSelection,
  type FolderId,
  type MessageSelection,
  type MessageSelections,
  type StateChange,
  type Tag,
} from '@mailroom/core'
import { useAdapter, useFolders, useMessageActions, useSession } from '@mailroom/react'
import { useState, type RefObject } from 'react'
import type { ComposeFrom } from '../acts/actEntries'
import { tagEntries } from '../tags/tagEntries'
import { useMailTasks } from '../tasks/useMailTasks'
import { focusAfter } from './focusAfter'
import type { SayList } from './listStrings'
import type { RowSelection } from './useRowSelection'

/** A question before something that cannot be taken back. */
export type Question =
  | {
      readonly kind: 'deleteForever'
      readonly selection: readonly MessageSelection[]
      /** Of those, the mails that lie in the trash. */
      readonly count: number
    }
  | { readonly kind: 'empty'; readonly folder: FolderId }

/** What can be done with the selected rows. */
export type ListCommands = ReturnType<typeof useListCommands>

/**
 * Does things to the selected mails: at once, with a way back, and with one call for any number of them in a folder. From
 * the trash mail is deleted for good, so that is asked first.
 *
 * @param list      the element around the rows, for focus that would go with a row
 * @param onCompose absent where nothing can be written
 * @source ML-05, ML-06, ML-25
 */
export function useListCommands(
  selection: RowSelection,
  list: RefObject<HTMLElement | null>,
  onCompose?: (start: ComposeFrom) => void,
) {
  const { setState, move, remove, deleteForever, emptyFolder } = useMessageActions()
  const { session } = useSession()
  const canTag = useAdapter().tags !== undefined
  const begin = useMailTasks()
  const [question, setQuestion] = useState<Question>()
  const { folders } = useFolders()
  const canDelete = session?.features.delete === true
  const trash = folders?.find(({ role }) => role === 'trash')
  const isInTrash = ({ folder }: MessageSelection) => folder === trash?.id

  /** Rows that go away hand focus on before they go. */
  const leave = (gone: MessageSelections) => {
    focusAfter(list.current, gone)
    selection.clear()
  }
  const takeAway = (gone: MessageSelections, act: () => Promise<unknown>) => {
    leave(gone)
    void act()
  }
  const deleteMails = (mails: MessageSelections) => {
    const all = eachSelection(mails)
    if (!canDelete || all.length === 0) return
    const count = all.filter(isInTrash).reduce((sum, { uids }) => sum + uids.length, 0)
    if (count > 0) setQuestion({ kind: 'deleteForever', selection: all, count })
    else takeAway(all, () => remove(all))
  }
  const mark = (mails: MessageSelections, change: StateChange) => void setState(mails, change)
  return {
    question,
    canDelete,
    canTag,
    /** A red button deletes for good. @source ML-08 */
    hasDeleteForever: canDelete && session.features.deleteForeverButton,
    onCompose,
    begin,
    leave,
    deleteMails,
    mark,
    /** The tag picker for some mails, of which each has the tags in `tagged`. */
    tagLines: (
      t: SayList,
      tags: readonly Tag[],
      tagged: readonly (readonly string[])[],
      selection: MessageSelections,
    ) =>
      tagEntries({
        tags,
        tagged,
        words: { newTag: t('newTag'), clearTags: t('clearTags'), manageTags: t('manageTags') },
        onMark: (change) => mark(selection, change),
        onNewTag: () => begin({ kind: 'newTag', selection }),
        onManageTags: () => begin({ kind: 'manageTags' }),
      }),
    move: (mails: MessageSelections, target: FolderId) => takeAway(mails, () => move(mails, target)),
    askToEmpty: (id: FolderId) => setQuestion({ kind: 'empty', folder: id }),
    dismiss: () => setQuestion(undefined),
    confirm() {
      setQuestion(undefined)
      if (question?.kind === 'empty') void emptyFolder(question.folder)
      if (question?.kind === 'deleteForever') {
        const { selection: mails } = question
        takeAway(mails, () => (mails.every(isInTrash) ? deleteForever(mails) : remove(mails)))
      }
    },
  }
}
