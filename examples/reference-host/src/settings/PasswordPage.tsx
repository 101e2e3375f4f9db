import { FolderLockSettings, PasswordSettings } from '@mailroom/mailbox'
import { useStrings } from '@mailroom/react'
import * as styles from './SettingsPage.css'
import { settingsStrings } from './settingsStrings'

/** The password of the account, and the lock on the reader's own folders. @source SE-22, LK-07 */
export function PasswordPage() {
  const { t } = useStrings(settingsStrings)
  return (
    <>
      <h2 className={styles.heading}>{t('accountPassword')}</h2>
      <PasswordSettings />
      <h3 className={styles.subheading}>{t('folderLock')}</h3>
      <FolderLockSettings />
    </>
  )
}
