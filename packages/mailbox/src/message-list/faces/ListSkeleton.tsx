import { Loading, Skeleton } from '@mailroom/ui'
import * as styles from './ListSkeleton.css'

/** Rows in the shape of what comes. They show only when waiting takes long enough to be noticed. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.place}>
      <Loading label={label}>
        {widths.map((width) => (
          <div key={width} className={styles.row}>
            <Skeleton width={16} height={16} shape="block" />
            <span className={styles.person}>
              <Skeleton width="64%" />
            </span>
            <Skeleton width={width} />
          </div>
        ))}
      </Loading>
    </div>
  )
}

const widths = ['61%', '43%', '72%', '38%', '55%', '66%', '47%', '34%', '69%', '51%']
