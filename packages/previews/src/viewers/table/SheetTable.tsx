import { useStrings } from '@mailroom/react'
import { memo } from 'react'
import { previewStrings } from '../../previewStrings'
import * as styles from './Table.css'
import type { Sheet } from './Workbook'

export interface SheetTableProps {
  sheet: Sheet
  zoom: number
}

const lettersInAlphabet = 26

/** A sheet with its column letters and row numbers, as its own program shows it. */
export const SheetTable = memo(function SheetTable({ sheet, zoom }: SheetTableProps) {
  const { t } = useStrings(previewStrings)
  const columns = sheet.rows.reduce((most, { length }) => Math.max(most, length), 0)
  if (columns === 0) return <p className={styles.empty}>{t('emptySheet')}</p>
  return (
    // A tab stop, since only what can be focused can be scrolled by keys.
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={sheet.name || t('table')}>
      <table className={styles.table} style={{ fontSize: `${zoom}em` }}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {Array.from({ length: columns }, (_, index) => (
              <th key={index} scope="col" className={styles.letter}>
                {columnLetters(index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, index) => (
            <tr key={index}>
              <th scope="row" className={styles.number}>
                {index + 1}
              </th>
              {Array.from({ length: columns }, (_, column) => (
                <td key={column} className={styles.cell}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})

/** A, B, ..., Z, AA, AB, ... */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % lettersInAlphabet))
  return index < lettersInAlphabet ? last : columnLetters(Math.floor(index / lettersInAlphabet) - 1) + last
}
