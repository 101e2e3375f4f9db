import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import * as styles from './ColumnHeader.css'
import { columnLimits, type ColumnName } from './columnWidths'
import type { Columns, ResizeColumn } from './useColumns'

export interface ColumnHandleProps {
  name: ColumnName
  /** "Width of the column Size". */
  label: string
  /** Which edge of the column it is: the start grows to the left. */
  edge: 'start' | 'end'
  columns: Columns
  onResize: ResizeColumn
}

const stepPx = 8

/** The edge of a column, to be dragged or moved by arrows; a double click restores its width. @source ML-26 */
export function ColumnHandle({ name, label, edge, columns, onResize }: ColumnHandleProps) {
  const drag = useRef<{ readonly from: number; readonly width: number }>(undefined)
  const width = columns.widthOf(name)
  const { usual, min, max } = columnLimits[name]
  const sign = edge === 'end' ? 1 : -1
  const onKeyDown = (event: KeyboardEvent) => {
    const widths: Record<string, number> = {
      ArrowLeft: width - stepPx * sign,
      ArrowRight: width + stepPx * sign,
      Home: min,
      End: max,
    }
    const next = widths[event.key]
    if (next === undefined) return
    event.preventDefault()
    onResize(name, next, true)
  }
  const dragTo = (event: PointerEvent, isDone: boolean) => {
    if (!drag.current) return
    onResize(name, drag.current.width + (event.clientX - drag.current.from) * sign, isDone)
    if (isDone) drag.current = undefined
  }
  return (
    <div
      role="separator"
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={width}
      tabIndex={0}
      className={styles.handle}
      data-edge={edge}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onResize(name, usual, true)}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { from: event.clientX, width }
      }}
      onPointerMove={(event) => dragTo(event, false)}
      onPointerUp={(event) => dragTo(event, true)}
      onPointerCancel={() => {
        drag.current = undefined
      }}
    />
  )
}
