/** What a person does to a list with pointer or keys. */
export type SelectionGesture =
  /** Only this one. */
  | { kind: 'only'; id: string }
  /** This one in or out, the others as they are. */
  | { kind: 'toggle'; id: string }
  /** From the anchor to this one. `add` keeps what was selected before. */
  | { kind: 'range'; id: string; add?: boolean }
  | { kind: 'all' }
  | { kind: 'none' }

/** Which rows are selected, and where a range starts. */
export interface SelectionState {
  selected: ReadonlySet<string>
  /** The row that was last picked alone; ranges start here. */
  anchor?: string
}

/**
 * The rule of lists in file managers and mail programs: click, Ctrl+click, Shift+click and their keys.
 *
 * @param ids the rows in the order they are shown; ids outside of it stay as they are
 * @source ML-30
 */
export function selectionAfter(
  state: SelectionState,
  gesture: SelectionGesture,
  ids: readonly string[],
): SelectionState {
  switch (gesture.kind) {
    case 'only':
      return { selected: new Set([gesture.id]), anchor: gesture.id }
    case 'toggle': {
      const selected = new Set(state.selected)
      if (!selected.delete(gesture.id)) selected.add(gesture.id)
      return { selected, anchor: gesture.id }
    }
    case 'range': {
      const to = ids.indexOf(gesture.id)
      const from = state.anchor === undefined ? -1 : ids.indexOf(state.anchor)
      // The anchor may have left the list since: then the range is the one row, and the new anchor.
      if (from < 0) return { selected: new Set([gesture.id]), anchor: gesture.id }
      const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1)
      return { selected: new Set(gesture.add ? [...state.selected, ...range] : range), anchor: state.anchor }
    }
    case 'all':
      return { ...state, selected: new Set(ids) }
    case 'none':
      return { selected: new Set() }
  }
}
