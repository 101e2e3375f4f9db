import { eachSelection, messageKey, type MessageSelections } from '@mailroom/core'

/**
 * Gives focus to the row that takes the place of those that are about to go: the next one below the last of them, else
 * the next above, else the list itself.
 *
 * @source IX-03
 */
export function focusAfter(list: HTMLElement | null, gone: MessageSelections): void {
  if (!list) return
  const keys = new Set(
    eachSelection(gone).flatMap(({ folder, uids }) =>
      uids === 'all' ? [] : uids.map((uid) => messageKey({ folder, uid })),
    ),
  )
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row-id]')]
  const leaves = (row: HTMLElement) => keys.has(row.dataset.rowId ?? '')
  const last = rows.findLastIndex(leaves)
  const stays = (row: HTMLElement) => !leaves(row)
  const next = rows.slice(last + 1).find(stays) ?? rows.slice(0, Math.max(last, 0)).findLast(stays)
  ;(next ?? list).focus({ preventScroll: next === undefined })
}
