import { VisuallyHidden } from '@mailroom/ui'
import type { ReactNode } from 'react'
import * as styles from './RecordTable.css'

export interface RecordTableProps {
  label: string
  /** Of the columns, in their order; the first column names its row. */
  headers: readonly string[]
  /** Name of a last column for what can be done with a row; only screen readers hear it. */
  acts?: string
  /** `RecordRow`s. */
  children: ReactNode
}

/** Rows of words and figures; where it is narrow each becomes a few lines. */
export function RecordTable({ label, headers, acts, children }: RecordTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.head}>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col" className={styles.header}>
              {header}
            </th>
          ))}
          {acts !== undefined && (
            <th scope="col" className={styles.header}>
              <VisuallyHidden>{acts}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody className={styles.body}>{children}</tbody>
    </table>
  )
}

/** A row of `RecordCell`s. */
export function RecordRow({ children }: { children: ReactNode }) {
  return <tr className={styles.row}>{children}</tr>
}

export interface RecordCellProps {
  /** Times, places and figures, which stay on one line. */
  isQuiet?: boolean
  /** At the end of the row, for what can be done with it. */
  isAtEnd?: boolean
  children?: ReactNode
}

/** A cell; an empty one takes no line where it is narrow. */
export function RecordCell({ isQuiet, isAtEnd, children }: RecordCellProps) {
  return (
    <td className={styles.cell} data-quiet={isQuiet || undefined} data-end={isAtEnd || undefined}>
      {children}
    </td>
  )
}
