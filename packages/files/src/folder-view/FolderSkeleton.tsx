import { Loading, Skeleton } from '@mailroom/ui'
import type { SayFiles } from '../filesStrings'
import * as styles from './FolderView.css'

/** Widths of the names that are about to come, in percent. */
const widths = [32, 46, 24, 38, 52, 28, 40, 34]

/** Rows that are on their way. */
export function FolderSkeleton({ t }: { t: SayFiles }) {
  return (
    <Loading label={t('loadingFiles')}>
      {widths.map((width) => (
        <div key={width} className={styles.skeletonRow}>
          <Skeleton shape="block" width={16} height={16} />
          <Skeleton shape="block" width={16} height={16} />
          <Skeleton width={`${width}%`} />
        </div>
      ))}
    </Loading>
  )
}
