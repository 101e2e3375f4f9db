import { messageKey, selectionsOf, type MessageSelection, type MessageSummary } from '@mailroom/core'
import { useListSelection } from '@mailroom/ui'
import { useMemo, useState } from 'react'
import type { RowChoice } from './toolbar/selectMenu'

/** The selected rows of a list, and the keys and clicks that select them. */
export type RowSelection = ReturnType<typeof useRowSelection>

/**
 * Selection belongs to what the list shows: another folder, page, sort or filter begins with none, and rows that went
 * away do not stay selected. Rows are known by their `messageKey`, since results of a search are of several folders.
 *
 * @param query what the list shows, as data
 * @source ML-02, ML-15, SH-08
 */
export function useRowSelection(
  query: unknown,
  messages: readonly MessageSummary[],
  onOpen: (message: MessageSummary) => void,
) {
  const ids = useMemo(() => messages.map(({ ref }) => messageKey(ref)), [messages])
  const byId = useMemo(
    () => new Map(messages.map((message) => [messageKey(message.ref), message])),
    [messages],
  )
  const shown = useMemo(() => JSON.stringify(query), [query])
  const [picked, setPicked] = useState<{ shown: string; ids: ReadonlySet<string> }>({ shown, ids: nothing })
  // What was selected elsewhere is forgotten, so that it does not come back with its page.
  if (picked.shown !== shown) setPicked({ shown, ids: nothing })
  const selected = useMemo<ReadonlySet<string>>(() => {
    if (picked.shown !== shown || picked.ids.size === 0) return nothing
    return new Set([...picked.ids].filter((id) => byId.has(id)))
  }, [picked, shown, byId])
  const select = (next: Iterable<string>) => setPicked({ shown, ids: new Set(next) })
  const list = useListSelection({
    ids,
    selected,
    onSelectedChange: select,
    onActivate: (id) => {
      const message = byId.get(id)
      if (message) onOpen(message)
    },
    click: 'activate',
  })
  const selectionOf = (chosen: ReadonlySet<string>): readonly MessageSelection[] =>
    selectionsOf(messages.map(({ ref }) => ref).filter((ref) => chosen.has(messageKey(ref))))
  return {
    ...list,
    ids,
    clear: () => select(nothing),
    choose: (choice: RowChoice) => select(rowsChosen(choice, messages, selected)),
    /** The selected mails, one selection for each folder. */
    chosen: (): readonly MessageSelection[] => selectionOf(selected),
    /** The selected mails as rows. */
    chosenMessages: () => messages.filter(({ ref }) => selected.has(messageKey(ref))),
    /** The selected mails, or else the one that has focus. */
    chosenOrFocused: (focused: string | undefined): readonly MessageSelection[] =>
      selectionOf(selected.size > 0 || focused === undefined ? selected : new Set([focused])),
  }
}

const nothing: ReadonlySet<string> = new Set()

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
