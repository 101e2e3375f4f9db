import type { KeyboardEvent } from 'react'
import type { ListCommands } from './useListCommands'
import type { RowSelection } from './useRowSelection'

/** Escape lets go of the selected rows, Delete deletes them, or the one with focus. */
export function useListKeys(selection: RowSelection, commands: ListCommands) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    if (event.defaultPrevented || !event.currentTarget.contains(target) || target.matches(typing)) return
    if (event.key === 'Escape' && selection.selected.size > 0) selection.clear()
    else if (event.key === 'Delete') commands.deleteMails(selection.chosenOrFocused(target.dataset.rowId))
    else return
    event.preventDefault()
  }
}

/** Fields keep Delete and Escape for themselves. */
const typing = 'input:not([type="checkbox"]), textarea, select'
