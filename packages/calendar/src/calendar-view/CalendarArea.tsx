import { AreaFace, BehindLock } from '@mailroom/files'
import { useAdapter, useShares, useStrings } from '@mailroom/react'
import { Loading, Skeleton } from '@mailroom/ui'
import { calendarStrings } from '../calendarStrings'
import * as styles from './area.css'
import { CalendarDays } from './CalendarDays'
import type { CalendarViewProps } from './CalendarView'

/** The calendar where there is one, its reader may look into it, and its lock is open. @source LK-05 */
export function CalendarArea(props: CalendarViewProps) {
  const { t } = useStrings(calendarStrings)
  const { calendar } = useAdapter()
  const mayManage = useShares().rights?.mayManage !== false
  if (!calendar) return <AreaFace title={t('notOffered')} />
  // Its owner lets one work with mails, but not look into what they have planned.
  if (!mayManage) return <AreaFace title={t('ofOwner')} description={t('ofOwnerHint')} />
  return (
    <BehindLock
      scope="calendar"
      unlockLabel={t('unlock')}
      waiting={
        <div className={styles.waiting}>
          <Loading label={t('loadingEvents')}>
            <Skeleton shape="block" height={240} />
          </Loading>
        </div>
      }
      renderFailed={(reason) => <AreaFace isError title={reason} />}
      renderLocked={(action) => <AreaFace title={t('lockedTitle')} action={action} />}
    >
      <CalendarDays {...props} t={t} />
    </BehindLock>
  )
}
