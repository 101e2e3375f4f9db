import { RecurrenceText } from '@mailroom/calendar'
import { formatEventTime, type Invitation, type TimeStyle } from '@mailroom/core'
import { useLocale, useSession, useStrings } from '@mailroom/react'
import { invitationStrings } from './invitationStrings'
import { InvitedPeople } from './InvitedPeople'
import * as styles from './InvitationCard.css'

/** When, where and who. */
export function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const { t } = useStrings(invitationStrings)
  const { locale } = useLocale()
  const { session } = useSession()
  const style: TimeStyle = { locale, twelveHour: session?.features.twelveHourTime }
  const { time, recurrence, location, organizer, method, invitees } = invitation
  return (
    <dl className={styles.facts}>
      {time !== undefined && (
        <>
          <dt className={styles.word}>{t('when')}</dt>
          <dd className={styles.fact}>
            <span>{formatEventTime(time, style)}</span>
            {time.kind === 'allDay' && <span className={styles.faint}>{t('allDay')}</span>}
            {recurrence !== undefined && (
              <span className={styles.line}>
                <RecurrenceText {...{ recurrence, style }} />
              </span>
            )}
            {time.kind === 'floating' && <span className={styles.hint}>{t('zoneUnknown')}</span>}
          </dd>
        </>
      )}
      {location !== '' && (
        <>
          <dt className={styles.word}>{t('where')}</dt>
          <dd className={styles.fact}>
            <bdi>{location}</bdi>
          </dd>
        </>
      )}
      {organizer !== undefined && (
        <>
          <dt className={styles.word}>{t('organizer')}</dt>
          <dd className={styles.fact}>
            <bdi>{organizer.name || organizer.address}</bdi>
            {organizer.name !== '' && <bdi className={styles.faint}>{organizer.address}</bdi>}
          </dd>
        </>
      )}
      {invitees.length > 0 && method !== 'reply' && (
        <>
          <dt className={styles.word}>{t('people')}</dt>
          <dd className={styles.fact}>
            <InvitedPeople invitation={invitation} />
          </dd>
        </>
      )}
    </dl>
  )
}
