import type { ReactNode } from 'react'
import { ArrowDownIcon, ArrowUpIcon } from '../icons/laterIcons'
import { useListSelection, type ListSelectionOptions } from '../list/useListSelection'
import * as styles from './Table.css'

/** Which column a table is sorted by. */
export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
}

/** One column. */
export interface TableColumn<Row> {
  id: string
  header: string
  /** Shows the header to screen readers only. */
  hideHeader?: boolean
  cell: (row: Row) => ReactNode
  /** A CSS width such as `120px`; without it the column takes what is left. */
  width?: string
  align?: 'start' | 'end'
  sortable?: boolean
}

export interface TableProps<Row> extends Omit<ListSelectionOptions, 'ids' | 'onReveal'> {
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  sort?: TableSort
  onSortChange?: (sort: TableSort) => void
}

/** Rows with columns: roving focus, selection, sortable headers. Cells may hold controls of their own. */
export function Table<Row>({ label, columns, rows, idOf, sort, onSortChange, ...options }: TableProps<Row>) {
  const selection = useListSelection({ ...options, ids: rows.map(idOf) })
  return (
    <table
      role="grid"
      aria-label={label}
      aria-multiselectable={options.multiple ?? true}
      aria-rowcount={rows.length + 1}
      className={styles.table}
      onKeyDown={selection.onKeyDown}
    >
      <colgroup>
        {columns.map((column) => (
          <col key={column.id} style={column.width ? { inlineSize: column.width } : undefined} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <Header key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={idOf(row)} className={styles.row} {...selection.rowProps(idOf(row))}>
            {columns.map((column) => (
              <td key={column.id} className={styles.cell} data-align={column.align}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface HeaderProps<Row> extends Pick<TableProps<Row>, 'sort' | 'onSortChange'> {
  column: TableColumn<Row>
}

function Header<Row>({ column, sort, onSortChange }: HeaderProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      className={styles.header}
      data-align={column.align}
      aria-sort={column.sortable ? (direction ?? 'none') : undefined}
    >
      {column.sortable && onSortChange ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSortChange({ column: column.id, direction: next })}
        >
          {column.header}
          {direction && (direction === 'ascending' ? <ArrowUpIcon /> : <ArrowDownIcon />)}
        </button>
      ) : (
        <span className={column.hideHeader ? styles.hidden : undefined}>{column.header}</span>
      )}
    </th>
  )
}
