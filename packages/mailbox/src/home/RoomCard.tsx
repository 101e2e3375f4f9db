import { formatSize, type MailRoom } from '@mailroom/core'
import { Progress } from '@mailroom/ui'
import { Card } from './Card'
import type { SayHome } from './homeStrings'
import * as styles from './HomeView.css'

/** From this share on the mailbox is nearly full. */
const scarceShare = 0.9

/** How full the mailbox is. @source HO-02 */
export function RoomCard({ t, room }: { t: SayHome; room: MailRoom | undefined }) {
  if (room === undefined)
    return (
      <Card title={t('room')}>
        <p className={styles.muted}>{t('roomUnknown')}</p>
      </Card>
    )
  const { usedBytes, limitBytes } = room
  const used = formatSize(usedBytes)
  if (limitBytes === undefined)
    return (
      <Card title={t('room')}>
        <p className={styles.figure}>{t('roomEndless', { used })}</p>
      </Card>
    )
  const words = t('roomOf', { used, total: formatSize(limitBytes) })
  const isScarce = usedBytes >= limitBytes * scarceShare
  return (
    <Card title={t('room')}>
      <p className={styles.figure}>{words}</p>
      <Progress
        label={t('room')}
        value={usedBytes}
        max={limitBytes}
        valueText={words}
        tone={isScarce ? 'danger' : 'plain'}
      />
      {isScarce && <p className={styles.danger}>{t('roomScarce')}</p>}
    </Card>
  )
}
