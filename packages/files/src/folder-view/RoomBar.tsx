import { formatSize, type DiskRoom } from '@mailroom/core'
import { Progress } from '@mailroom/ui'
import type { SayFiles } from '../filesStrings'
import * as styles from './FolderView.css'

/** From here on a disk is said to be almost full. */
const fullShare = 0.9

/** How full a disk is. @source FC-02 */
export function RoomBar({ t, room }: { t: SayFiles; room: DiskRoom }) {
  const { usedBytes, capacityBytes } = room
  const figures = t('roomUsed', { used: formatSize(usedBytes), total: formatSize(capacityBytes) })
  return (
    <div className={styles.room}>
      <span className={styles.roomFigures}>{figures}</span>
      <Progress
        label={t('room')}
        value={usedBytes}
        max={Math.max(capacityBytes, 1)}
        valueText={figures}
        tone={usedBytes > capacityBytes * fullShare ? 'danger' : 'plain'}
      />
    </div>
  )
}
