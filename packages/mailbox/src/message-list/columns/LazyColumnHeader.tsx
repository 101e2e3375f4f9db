import { lazyPart, persistently } from '@mailroom/ui'
import { AfterFirst } from '../AfterFirst'
import type { ColumnHeaderProps } from './ColumnHeader'
import * as styles from './ColumnHeader.css'

const ColumnHeader = lazyPart(persistently(() => import('./ColumnHeader')))

/** The names of the columns; their room is there from the beginning. */
export function LazyColumnHeader(props: ColumnHeaderProps) {
  return (
    <div className={styles.place}>
      <AfterFirst>
        <ColumnHeader {...props} />
      </AfterFirst>
    </div>
  )
}
