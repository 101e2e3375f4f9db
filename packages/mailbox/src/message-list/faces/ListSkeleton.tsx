import { Skeleton } from '@mailroom/ui'
import * as styles from './ListSkeleton.css'

/** Rows in the shape of what comes. It shows only when waiting takes long enough to be noticed. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.rows} role="status" aria-label={label}>
      {widths.map((width) => (
        <div key={width} className={styles.row} aria-hidden>
          <Skeleton width="18px" />
          <Skeleton width="148px" />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  )
}

const widths = ['61%', '43%', '72%', '38%', '55%', '66%', '47%', '34%', '69%', '51%']
