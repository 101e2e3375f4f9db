import type { SayList } from '../listStrings'
import { ColumnHandle } from './ColumnHandle'
import * as styles from './ColumnHeader.css'
import type { ColumnName } from './columnWidths'
import type { Columns } from './useColumns'

export interface ColumnHeaderProps {
  t: SayList
  showsRecipients: boolean
  columns: Columns
}

/** The names of the columns, and their edges to be dragged: above lists with room for all columns. @source ML-10, ML-26 */
export default function ColumnHeader({ t, showsRecipients, columns }: ColumnHeaderProps) {
  const handle = (name: ColumnName, column: string, edge: 'start' | 'end') =>
    columns.resize && (
      <ColumnHandle
        name={name}
        label={t('columnWidth', { column })}
        edge={edge}
        columns={columns}
        onResize={columns.resize}
      />
    )
  const people = t(showsRecipients ? 'columnRecipients' : 'columnPeople')
  return (
    <div role="group" aria-label={t('columns')} className={styles.header}>
      <span />
      <span />
      <span className={styles.cell}>
        {people}
        {handle('people', people, 'end')}
      </span>
      <span className={styles.cell}>{t('columnSubject')}</span>
      <span className={styles.tags}>
        {handle('tags', t('tags'), 'start')}
        {t('tags')}
      </span>
      <span />
      <span />
      <span className={styles.cell} data-end>
        {handle('time', t('columnTime'), 'start')}
        {t('columnTime')}
      </span>
      <span className={styles.cell} data-end>
        {handle('size', t('columnSize'), 'start')}
        {t('columnSize')}
      </span>
    </div>
  )
}
