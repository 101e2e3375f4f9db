import { CalendarSettings } from '@mailroom/calendar'
import { CalendarLockSettings } from '@mailroom/mailbox'
import { useStrings } from '@mailroom/react'
import * as styles from './SettingsPage.css'
import { settingsStrings } from './settingsStrings'

/** How the calendar is shown, the calendars and their lock; comes with the code of the calendar. @source CA-06, LK-05 */
export function CalendarChoices() {
  const { t } = useStrings(settingsStrings)
  return (
    <>
      <h2 className={styles.heading}>{t('calendarPage')}</h2>
      <CalendarSettings />
      <h3 className={styles.subheading}>{t('calendarLock')}</h3>
      <CalendarLockSettings />
    </>
  )
}
