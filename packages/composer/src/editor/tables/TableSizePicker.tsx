import { stepFocus } from '@mailroom/ui'
import { useState, type KeyboardEvent } from 'react'
import type { SayEditor } from '../editorStrings'
import * as styles from './TableSizePicker.css'

interface TableSizePickerProps {
  te: SayEditor
  onPick: (columns: number, rows: number) => void
}

/** The largest table that can be picked; more rows and columns are added in it. */
const mostColumns = 8
const mostRows = 6

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Squares of which the one that is pointed at, or walked to by arrows, says how large a table is to be. */
export function TableSizePicker({ te, onPick }: TableSizePickerProps) {
  const [columns, setColumns] = useState(1)
  const [rows, setRows] = useState(1)

  const step = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const along = stepFocus(event.key, columns - 1, mostColumns, { orientation: 'horizontal', rtl })
    const down = stepFocus(event.key, rows - 1, mostRows, { orientation: 'vertical' })
    const isVertical = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    const next = isVertical ? down : along
    if (next === undefined) return
    event.preventDefault()
    const [column, row] = isVertical ? [columns, next + 1] : [next + 1, rows]
    const cells = event.currentTarget.querySelectorAll('button')
    cells[(row - 1) * mostColumns + column - 1]?.focus()
  }

  return (
    <div className={styles.picker}>
      <div role="grid" tabIndex={-1} aria-label={te('tableSize')} className={styles.grid} onKeyDown={step}>
        {upTo(mostRows).map((row) => (
          <div key={row} role="row" className={styles.row}>
            {upTo(mostColumns).map((column) => (
              <span key={column} role="gridcell">
                <button
                  type="button"
                  className={styles.cell}
                  aria-label={te('sizeOf', { columns: column, rows: row })}
                  data-chosen={column <= columns && row <= rows ? '' : undefined}
                  tabIndex={column === columns && row === rows ? 0 : -1}
                  onFocus={() => {
                    setColumns(column)
                    setRows(row)
                  }}
                  onPointerEnter={(event) => event.currentTarget.focus()}
                  onClick={() => onPick(column, row)}
                />
              </span>
            ))}
          </div>
        ))}
      </div>
      <div className={styles.size} aria-hidden>
        {te('sizeOf', { columns, rows })}
      </div>
    </div>
  )
}
