import {
  CalendarLockSettings,
  FileLockSettings,
  FolderLockSettings,
  OpenSessionSettings,
  PasswordSettings,
} from '@mailroom/mailbox'
import { useStrings } from '@mailroom/react'
import * as styles from './SettingsPage.css'
import { settingsStrings } from './settingsStrings'

/** The password of the account, where it is signed in, and the locks on the reader's own folders, the file center and the calendar. @source SE-22, SE-28, LK-05, LK-07 */
export function PasswordPage() {
  const { t } = useStrings(settingsStrings)
  return (
    <>
      <h2 className={styles.heading}>{t('accountPassword')}</h2>
      <PasswordSettings />
      <h3 className={styles.subheading}>{t('openSessions')}</h3>
      <OpenSessionSettings />
      <h3 className={styles.subheading}>{t('folderLock')}</h3>
      <FolderLockSettings />
      <h3 className={styles.subheading}>{t('fileLock')}</h3>
      <FileLockSettings />
      <h3 className={styles.subheading}>{t('calendarLock')}</h3>
      <CalendarLockSettings />
    </>
  )
}
