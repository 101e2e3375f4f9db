import { persistently } from '@mailroom/ui'
import { lazy, Suspense } from 'react'
import type { ColumnHeaderProps } from './ColumnHeader'
import * as styles from './ColumnHeader.css'

const ColumnHeader = lazy(persistently(() => import('./ColumnHeader')))

/** The names of the columns, whose code comes after the list: their room is there from the beginning. */
export const LazyColumnHeader = (props: ColumnHeaderProps) => (
  <div className={styles.place}>
    <Suspense fallback={null}>
      <ColumnHeader {...props} />
    </Suspense>
  </div>
)
