import { useSession, useStrings } from '@mailroom/react'
import { Switch } from '@mailroom/ui'
import { canReadOffline, setOfflineChoice, useOfflineChoice } from '../offline/offlineChoice'
import * as styles from './SettingsPage.css'
import { settingsStrings } from './settingsStrings'

/** Whether this browser keeps what was read. Nothing where it cannot, or where the organisation does not want it. @source SH-20 */
export function OfflineChoice() {
  const { t } = useStrings(settingsStrings)
  const { session } = useSession()
  const isOn = useOfflineChoice()
  if (!canReadOffline() || session?.features.offlineReading !== true) return null
  return (
    <>
      <h3 className={styles.subheading}>{t('offlineReading')}</h3>
      <p className={styles.hint}>{t('offlineReadingHint')}</p>
      <Switch checked={isOn} onCheckedChange={setOfflineChoice}>
        {t('offlineReadingOn')}
      </Switch>
    </>
  )
}
