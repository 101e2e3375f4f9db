import { messageKey, selectionsOf, type MessageSelection, type MessageSummary } from '@mailroom/core'
import { useListSelection } from '@mailroom/ui'
import { useMemo, useState } from 'react'
import type { RowChoice } from './toolbar/selectMenu'
import { useSeenPages } from './useSeenPages'

/** The selected rows of a list, and the keys and clicks that select them. */
export type RowSelection = ReturnType<typeof useRowSelection>

/** What a list is besides the rows that it shows. */
export interface WholeList {
  /** Rows before those that are shown. */
  readonly offset: number
  /** Selects the mails on all pages, and says how many they are; absent where that cannot be acted on. */
  readonly everything?: { readonly selection: MessageSelection; readonly count: number }
}

interface Picked {
  readonly list: string
  readonly ids: ReadonlySet<string>
  /** All that the list shows, on every page. */
  readonly isEverything: boolean
}

/**
 * Selection belongs to a list and reaches over its pages: another folder, sort or filter begins with none, and rows that
 * went away do not stay selected. Rows are known by their `messageKey`, since results of a search are of several folders.
 *
 * @param list  what is listed, as data, whatever the page
 * @param whole of which the rows are a page
 * @source ML-02, ML-15, ML-30, SH-08
 */
export function useRowSelection(
  list: unknown,
  messages: readonly MessageSummary[],
  onOpen: (message: MessageSummary) => void,
  { offset, everything }: WholeList = { offset: 0 },
) {
  const ids = useMemo(() => messages.map(({ ref }) => messageKey(ref)), [messages])
  const name = useMemo(() => JSON.stringify(list), [list])
  const [picked, setPicked] = useState<Picked>({ list: name, ...nothing })
  // What was selected elsewhere is forgotten, so that it does not come back with its list.
  if (picked.list !== name) setPicked({ list: name, ...nothing })
  const isHere = picked.list === name
  const seen = useSeenPages(name, offset, messages, isHere && picked.ids.size > 0)
  const isEverything = isHere && picked.isEverything && ids.length > 0
  const selected = useMemo<ReadonlySet<string>>(() => {
    if (isEverything) return new Set(ids)
    if (!isHere || picked.ids.size === 0) return nothing.ids
    return new Set([...picked.ids].filter((id) => seen.has(id)))
  }, [picked, isHere, seen, isEverything, ids])
  const select = (next: Iterable<string>) =>
    setPicked({ list: name, ids: new Set(next), isEverything: false })
  const selection = useListSelection({
    ids,
    allIds: seen.ids,
    selected,
    onSelectedChange: select,
    onActivate: (id) => {
      const message = seen.get(id)
      if (message) onOpen(message)
    },
    click: 'activate',
    areRowsApart: true,
  })
  const chosen = () => {
    if (isEverything && everything) return [everything.selection]
    return selectionsOfRows([...selected].flatMap((id) => seen.get(id) ?? []))
  }
  const only = (id: string) => selectionsOfRows([seen.get(id) ?? []].flat())
  return {
    ...selection,
    ids,
    isEverything,
    /** Rows that are selected, or mails where all are. */
    count: isEverything && everything ? everything.count : selected.size,
    selectEverything: () => setPicked({ list: name, ids: new Set(ids), isEverything: true }),
    clear: () => select(nothing.ids),
    choose: (choice: RowChoice) => select(rowsChosen(choice, messages, selected)),
    /** One row alone. */
    only,
    /** The selected mails, one selection for each folder. */
    chosen,
    /** The selected mails as rows. */
    chosenMessages: () => [...selected].flatMap((id) => seen.get(id) ?? []),
    /** The selected mails, or else the one that has focus. */
    chosenOrFocused: (focused: string | undefined): readonly MessageSelection[] =>
      selected.size > 0 || focused === undefined ? chosen() : only(focused),
  }
}

const nothing: Omit<Picked, 'list'> = { ids: new Set(), isEverything: false }

/** Those of a row are all mails of its conversation in its folder. */
function selectionsOfRows(rows: readonly MessageSummary[]): readonly MessageSelection[] {
  const ofSeveral = new Set(
    rows.filter(({ conversation }) => (conversation?.folderMailCount ?? 1) > 1).map(({ ref }) => ref.folder),
  )
  return selectionsOf(rows.map(({ ref }) => ref)).map((selection) =>
    ofSeveral.has(selection.folder) ? { ...selection, wholeConversations: true } : selection,
  )
}

function rowsChosen(
  choice: RowChoice,
  messages: readonly MessageSummary[],
  selected: ReadonlySet<string>,
): string[] {
  const keep = ({ ref, state }: MessageSummary): boolean => {
    if (choice === 'all') return true
    if (choice === 'unread') return !state.isRead
    if (choice === 'read') return state.isRead
    return choice === 'invert' && !selected.has(messageKey(ref))
  }
  return messages.filter(keep).map(({ ref }) => messageKey(ref))
}
