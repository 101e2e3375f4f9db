import { groupByDay, messageKey, type MessageSummary } from '@mailroom/core'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { DayGroup } from './DayGroup'
import * as styles from './MessageGrid.css'
import { MessageRow } from './row/MessageRow'
import { RowContext, type RowContextValue } from './row/rowContext'
import type { DragMails } from './useDragMails'
import { useDrawnCount } from './useDrawnCount'
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
  const { label, messages, offset, totalCount, byDay, isPrevious, missing, shownKey } = props
  const { selection, rowContext, grid, drag } = props
  const drawnCount = useDrawnCount(messages, grid)
  const row = (message: MessageSummary, index: number): ReactNode => {
    if (index >= drawnCount) return null
    const id = messageKey(message.ref)
    return (
      <MessageRow
        key={id}
        message={message}
        rowIndex={offset + index + 1}
        isSelected={selection.selected.has(id)}
        isStop={selection.activeId === id}
        isGone={missing.has(id)}
        isShown={shownKey === id}
      />
    )
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
        {byDay ? days(messages, rowContext, row) : <div role="rowgroup">{messages.map(row)}</div>}
      </RowContext.Provider>
    </div>
  )
}

function days(
  messages: readonly MessageSummary[],
  { t, now }: RowContextValue,
  row: (message: MessageSummary, index: number) => ReactNode,
): ReactNode {
  let before = 0
  return groupByDay(messages, now).map(({ name, messages: ofDay }) => {
    const first = before
    before += ofDay.length
    return (
      <DayGroup key={name} t={t} name={name} count={ofDay.length}>
        {ofDay.map((message, index) => row(message, first + index))}
      </DayGroup>
    )
  })
}
