import { persistently } from '@mailroom/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ColumnHeaderProps } from './ColumnHeader'
import * as styles from './ColumnHeader.css'

const ColumnHeader = lazy(persistently(() => import('./ColumnHeader')))

/** The names of the columns, whose code comes after the list: their room is there from the beginning. */
export function LazyColumnHeader(props: ColumnHeaderProps) {
  // Asked for while the rows are drawn, it would come before them.
  const [isListDrawn, setListDrawn] = useState(false)
  useEffect(() => setListDrawn(true), [])
  return (
    <div className={styles.place}>
      <Suspense fallback={null}>{isListDrawn && <ColumnHeader {...props} />}</Suspense>
    </div>
  )
}
