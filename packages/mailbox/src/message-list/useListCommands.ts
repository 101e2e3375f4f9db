import type { Folder, FolderId, MessageSelection, StateChange } from '@mailroom/core'
import { useMessageActions, useSession } from '@mailroom/react'
import { useState, type RefObject } from 'react'
import { focusAfter } from './focusAfter'
import type { RowSelection } from './useRowSelection'

/** A question before something that cannot be taken back. */
export type Question =
  | { readonly kind: 'deleteForever'; readonly selection: MessageSelection; readonly count: number }
  | { readonly kind: 'empty'; readonly folder: FolderId }

/** What can be done with the selected rows. */
export type ListCommands = ReturnType<typeof useListCommands>

/**
 * Does things to the selected mails: at once, with a way back, and with one call for any number of them. From the
 * trash mail is deleted for good, so that is asked first.
 *
 * @param list the element around the rows, for focus that would go with a row
 * @source ML-05, ML-06, ML-25
 */
export function useListCommands(
  folder: Folder | undefined,
  selection: RowSelection,
  list: RefObject<HTMLElement | null>,
) {
  const { setState, move, remove, deleteForever, emptyFolder } = useMessageActions()
  const { session } = useSession()
  const [question, setQuestion] = useState<Question>()
  const canDelete = session?.features.delete === true
  const isTrash = folder?.role === 'trash'

  /** Rows that go away hand focus on before they go. */
  const takeAway = (gone: MessageSelection, act: () => Promise<unknown>) => {
    focusAfter(list.current, gone)
    selection.clear()
    void act()
  }
  const deleteMails = (mails: MessageSelection) => {
    const count = mails.uids.length
    if (!canDelete || count === 0) return
    if (isTrash) setQuestion({ kind: 'deleteForever', selection: mails, count })
    else takeAway(mails, () => remove(mails))
  }
  return {
    question,
    canDelete,
    deleteMails,
    mark: (mails: MessageSelection, change: StateChange) => void setState(mails, change),
    move: (mails: MessageSelection, target: FolderId) => takeAway(mails, () => move(mails, target)),
    askToEmpty: (id: FolderId) => setQuestion({ kind: 'empty', folder: id }),
    dismiss: () => setQuestion(undefined),
    confirm() {
      setQuestion(undefined)
      if (question?.kind === 'empty') void emptyFolder(question.folder)
      if (question?.kind === 'deleteForever') {
        takeAway(question.selection, () => deleteForever(question.selection))
      }
    },
  }
}
