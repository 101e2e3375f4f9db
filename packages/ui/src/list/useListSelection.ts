import { useRef, useState, useSyncExternalStore, type KeyboardEvent, type MouseEvent } from 'react'
import { stepFocus } from '../focus/stepFocus'
import { useControlled } from '../useControlled'
import { activeRow } from './activeRow'
import { selectionAfter, type SelectionGesture, type SelectionState } from './selectionRules'

/** How far Page Up and Page Down go. */
const pageRows = 10

/** The rows of a list, what is selected of them, and who is told. */
export interface ListSelectionOptions {
  /** The rows in the order they are shown. */
  ids: readonly string[]
  /** Rows of neighbouring pages as well, in their order: Shift takes a range over them. @default ids */
  allIds?: readonly string[]
  selected?: ReadonlySet<string>
  defaultSelected?: ReadonlySet<string>
  onSelectedChange?: (selected: ReadonlySet<string>) => void
  /** Enter, a double click, or with `click: 'activate'` a plain click. */
  onActivate?: (id: string) => void
  /** @default true */
  multiple?: boolean
  /** What a plain click does: a mail list opens, a picker selects. @default 'select' */
  click?: 'select' | 'activate'
  /** What draws the rows asks `useActiveId`, so that only that is drawn when another row has focus. @default false */
  areRowsApart?: boolean
  /** Brings a row that is not drawn yet into view, in a virtual list. */
  onReveal?: (index: number) => void
}

/** Attributes of one row. */
export interface ListRowProps {
  'data-row-id': string
  'aria-selected': boolean
  tabIndex: 0 | -1
  onClick: (event: MouseEvent) => void
  onDoubleClick: (event: MouseEvent) => void
  onFocus: () => void
}

/**
 * Roving focus and selection for a list, a table or a grid of rows: click, Ctrl, Shift, arrows, Space, Ctrl+A, Escape.
 * Spread `rowProps(id)` on each row and put `onKeyDown` on the element around them.
 */
export function useListSelection(options: ListSelectionOptions) {
  const { ids, multiple = true, click = 'select', onActivate, onReveal } = options
  const [selected, setSelected] = useControlled<ReadonlySet<string>>(
    options.selected,
    options.defaultSelected ?? nothing,
    options.onSelectedChange,
  )
  const anchor = useRef<string>(undefined)
  const [active] = useState(activeRow)
  useSyncExternalStore(options.areRowsApart ? neverTold : active.follow, active.id, active.id)
  const activeNow = () => activeAmong(ids, selected, active.id())

  const apply = (gesture: SelectionGesture) => {
    const state: SelectionState = { selected, anchor: anchor.current ?? activeNow() }
    const allowed = multiple || gesture.kind === 'none' ? gesture : asSingle(gesture, selected)
    if (!allowed) return
    const next = selectionAfter(state, allowed, gesture.kind === 'range' ? (options.allIds ?? ids) : ids)
    anchor.current = next.anchor
    setSelected(next.selected)
  }

  const moveTo = (index: number, list: HTMLElement) => {
    const id = ids[index]
    if (id === undefined) return undefined
    active.set(id)
    onReveal?.(index)
    const focusRow = () => list.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"]`)?.focus()
    focusRow()
    // A row that a virtual list has yet to draw is there one frame later.
    if (onReveal) requestAnimationFrame(focusRow)
    return id
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    if (event.defaultPrevented || !event.currentTarget.contains(target)) return
    const onRow = target.hasAttribute('data-row-id')
    if (!onRow && target !== event.currentTarget) return
    const activeId = activeNow()
    const index = activeId === undefined ? -1 : ids.indexOf(activeId)
    const next = targetOf(event.key, index, ids.length)
    const command = event.ctrlKey || event.metaKey
    if (next !== undefined) {
      event.preventDefault()
      // The first Shift+arrow starts from where focus is.
      if (event.shiftKey && anchor.current === undefined) anchor.current = activeId
      const id = moveTo(next, event.currentTarget)
      if (id === undefined) return
      if (event.shiftKey) apply({ kind: 'range', id })
      else if (!command && click === 'select') apply({ kind: 'only', id })
      else if (!command) anchor.current = undefined
    } else if (event.key === ' ' && activeId !== undefined) {
      event.preventDefault()
      apply(event.shiftKey ? { kind: 'range', id: activeId } : { kind: 'toggle', id: activeId })
    } else if (event.key === 'Enter' && activeId !== undefined) {
      event.preventDefault()
      onActivate?.(activeId)
    } else if (event.key === 'a' && command && multiple) {
      event.preventDefault()
      apply({ kind: 'all' })
    } else if (event.key === 'Escape' && selected.size > 0) {
      event.preventDefault()
      event.stopPropagation()
      apply({ kind: 'none' })
    }
  }

  const rowProps = (id: string): ListRowProps => ({
    'data-row-id': id,
    'aria-selected': selected.has(id),
    tabIndex: id === activeNow() ? 0 : -1,
    onClick: (event) => {
      if (event.defaultPrevented) return
      active.set(id)
      if (event.shiftKey) apply({ kind: 'range', id, add: event.ctrlKey || event.metaKey })
      else if (event.ctrlKey || event.metaKey) apply({ kind: 'toggle', id })
      else if (click === 'select') apply({ kind: 'only', id })
      else onActivate?.(id)
    },
    onDoubleClick: () => click === 'select' && onActivate?.(id),
    onFocus: () => active.set(id),
  })

  return {
    selected,
    active,
    activeId: activeNow(),
    rowProps,
    onKeyDown,
    toggle: (id: string) => apply({ kind: 'toggle', id }),
    /** From the last picked row to this one: Shift on a row's checkbox. */
    extendTo: (id: string) => apply({ kind: 'range', id, add: true }),
    selectAll: () => apply({ kind: 'all' }),
    clear: () => apply({ kind: 'none' }),
  }
}

/** The row where Tab stops, for what draws the rows of a selection with `areRowsApart`. */
export function useActiveId(
  ids: readonly string[],
  { active, selected }: Pick<ReturnType<typeof useListSelection>, 'active' | 'selected'>,
): string | undefined {
  return activeAmong(ids, selected, useSyncExternalStore(active.follow, active.id, active.id))
}

const neverTold = () => () => undefined

const activeAmong = (ids: readonly string[], selected: ReadonlySet<string>, active: string | undefined) =>
  active !== undefined && ids.includes(active) ? active : firstSelected(ids, selected)

const nothing: ReadonlySet<string> = new Set()

const firstSelected = (ids: readonly string[], selected: ReadonlySet<string>) =>
  ids.find((id) => selected.has(id)) ?? ids[0]

function asSingle(gesture: SelectionGesture, selected: ReadonlySet<string>): SelectionGesture | undefined {
  if (gesture.kind === 'all' || gesture.kind === 'none') return undefined
  if (gesture.kind === 'toggle' && selected.has(gesture.id)) return { kind: 'none' }
  return { kind: 'only', id: gesture.id }
}

function targetOf(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'PageDown') return Math.min(index + pageRows, count - 1)
  if (key === 'PageUp') return Math.max(index - pageRows, 0)
  return stepFocus(key, index, count, { orientation: 'vertical', loop: false })
}
