import { groupByDay, messageKey, type MessageSummary, type Settings } from '@mailroom/core'
import { useActiveId } from '@mailroom/ui'
import { useId, type KeyboardEvent, type RefObject } from 'react'
import { DayHeading } from './DayHeading'
import * as styles from './MessageGrid.css'
import { MessageRow } from './row/MessageRow'
import { RowContext, type RowContextValue } from './row/rowContext'
import type { DragMails } from './useDragMails'
import { useDrawnRows } from './useDrawnRows'
import { useFocusOfTurn } from './useFocusOfTurn'
import { useRowPlaces } from './useRowPlaces'
import type { RowSelection } from './useRowSelection'

export interface MessageGridProps {
  label: string
  messages: readonly MessageSummary[]
  /** Mails before this page. */
  offset: number
  totalCount: number
  /** In groups by day, for lists in the order of arrival. */
  byDay: boolean
  /** The rows are those of the page before, while this one is on its way. */
  isPrevious: boolean
  density: Settings['density']
  missing: ReadonlySet<string>
  /** The mail that is shown beside the list, by `messageKey`. */
  shownKey?: string | undefined
  selection: RowSelection
  rowContext: RowContextValue
  grid: RefObject<HTMLDivElement | null>
  drag: DragMails
}

/** The rows of a page, as one stop for Tab. @source ML-10, ML-12 */
export function MessageGrid(props: MessageGridProps) {
  const { label, messages, offset, totalCount, byDay, isPrevious, density, missing, shownKey } = props
  const { selection, rowContext, grid, drag } = props
  const drawnRow = useDrawnRows({ messages, offset }, grid, density)
  const { placeOf, turns } = useRowPlaces(messages)
  useFocusOfTurn(grid, turns)
  const gridId = useId()
  const stop = useActiveId(selection.ids, selection)
  const rowIdOf = (message: MessageSummary) => `${gridId}${placeOf(message)}`
  const rows = messages.map((asked, index) => {
    const drawn = drawnRow(index)
    if (!drawn) return null
    const { message, rowIndex } = drawn
    const id = messageKey(message.ref)
    return (
      <MessageRow
        key={placeOf(asked)}
        rowId={rowIdOf(asked)}
        message={message}
        rowIndex={rowIndex}
        isSelected={selection.selected.has(id)}
        isStop={stop === id}
        isGone={missing.has(id)}
        isShown={shownKey === id}
      />
    )
  })
  const inGroups = () => {
    let before = 0
    return groupByDay(messages, rowContext.now).flatMap(({ name, messages: ofDay }) => {
      const first = before
      before += ofDay.length
      return [
        // Not the heading of the page before: rows would make way for it one by one.
        <DayHeading
          key={`${turns} ${name}`}
          t={rowContext.t}
          name={name}
          count={ofDay.length}
          rowIds={ofDay.map(rowIdOf)}
        />,
        ...rows.slice(first, before),
      ]
    })
  }
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-multiselectable
      aria-rowcount={totalCount}
      tabIndex={-1}
      className={styles.grid}
      data-previous={isPrevious || undefined}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => selection.onKeyDown(event)}
      {...drag}
    >
      <RowContext.Provider value={rowContext}>
        {byDay ? inGroups() : <div role="rowgroup">{rows}</div>}
      </RowContext.Provider>
    </div>
  )
}
