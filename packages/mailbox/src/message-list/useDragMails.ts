import {
  messageKey,
  selectionsOf,
  type FolderId,
  type MessageSelections,
  type MessageSummary,
} from '@mailroom/core'
import type { DragEvent } from 'react'
import { beginDrag } from '../dragging/beginDrag'
import { useDragged } from '../dragging/Dragged'
import type { SayList } from './listStrings'
import type { RowSelection } from './useRowSelection'

/** What a list does for its rows to be dragged. */
export type DragMails = ReturnType<typeof useDragMails>

/**
 * Dragging of rows onto folders: the selected ones when it begins on one of them, else that row alone. The keyboard has
 * the menu for it.
 *
 * @source FL-06
 */
export function useDragMails(
  t: SayList,
  messages: readonly MessageSummary[],
  selection: RowSelection,
  move: (mails: MessageSelections, target: FolderId) => void,
) {
  const dragged = useDragged()
  return {
    onDragStart(event: DragEvent<HTMLElement>) {
      const id = (event.target as Element).closest<HTMLElement>('[data-row-id]')?.dataset.rowId
      if (id === undefined || !dragged) return
      const ids = selection.selected.has(id) ? selection.selected : new Set([id])
      const mails = messages.filter(({ ref }) => ids.has(messageKey(ref)))
      const [first] = mails
      if (!first) return
      dragged.hold({
        accepts: (target) =>
          target !== undefined &&
          target.role !== 'drafts' &&
          !target.isLocked &&
          mails.some(({ ref }) => ref.folder !== target.id),
        drop: (target) => target && move(selectionsOf(mails.map(({ ref }) => ref)), target.id),
      })
      const words =
        mails.length === 1 ? first.subject || t('noSubject') : t('selectedCount', { count: mails.length })
      beginDrag(event, words, event.currentTarget)
    },
    onDragEnd() {
      dragged?.hold(undefined)
    },
  }
}
