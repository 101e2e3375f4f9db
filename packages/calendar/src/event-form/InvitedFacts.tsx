import { formatEventTime, type CalendarEvent, type TimeStyle } from '@mailroom/core'
import { RecurrenceText } from '../recurrence-text/RecurrenceText'
import * as styles from './EventForm.css'
import type { SayEventForm } from './eventFormStrings'

export interface InvitedFactsProps {
  t: SayEventForm
  event: CalendarEvent
  style: TimeStyle
}

/** What somebody else has invited to, which is theirs to change. @source CA-04 */
export function InvitedFacts({ t, event, style }: InvitedFactsProps) {
  const { title, time, recurrence, place, organizer } = event
  return (
    <>
      <p className={styles.hint} role="note">
        {t('invitedBy', { name: organizer?.name || organizer?.address || '' })}
      </p>
      <div className={styles.facts}>
        <p className={styles.title}>
          <bdi>{title}</bdi>
        </p>
        <p className={styles.fact}>{formatEventTime(time, style)}</p>
        {recurrence && (
          <p className={styles.fact}>
            <RecurrenceText {...{ recurrence, style }} />
          </p>
        )}
        {place !== '' && (
          <p className={styles.fact}>
            <bdi>{place}</bdi>
          </p>
        )}
      </div>
    </>
  )
}
