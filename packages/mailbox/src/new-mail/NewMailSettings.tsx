import { useStrings } from '@mailroom/react'
import { Switch } from '@mailroom/ui'
import { useState } from 'react'
import * as styles from '../settings-page/settingsPage.css'
import { playChime } from './chime'
import type { NewMailAlerts } from './NewMailAlerts'
import { newMailStrings } from './newMailStrings'

export interface NewMailSettingsProps {
  alerts: NewMailAlerts
  /** The host keeps them, in this browser. */
  onAlertsChange: (alerts: NewMailAlerts) => void
}

/**
 * How new mail is announced beside its toast. The browser's permission is asked for when notifications are turned on, and
 * never before.
 *
 * @public
 * @source SH-17
 */
export function NewMailSettings({ alerts, onAlertsChange }: NewMailSettingsProps) {
  const { t } = useStrings(newMailStrings)
  const [fault, setFault] = useState<'notifyDenied' | 'notifyMissing'>()
  const changeNotify = async (notify: boolean) => {
    const refused = notify ? await askPermission() : undefined
    setFault(refused)
    if (!refused) onAlertsChange({ ...alerts, notify })
  }
  const changeSound = (sound: boolean) => {
    if (sound) playChime()
    onAlertsChange({ ...alerts, sound })
  }
  return (
    <section className={styles.section} aria-label={t('newMail')}>
      <Switch checked={alerts.notify} onCheckedChange={(checked) => void changeNotify(checked)}>
        {t('notifySwitch')}
      </Switch>
      {fault && (
        <p role="alert" className={styles.hint}>
          {t(fault)}
        </p>
      )}
      <Switch checked={alerts.sound} onCheckedChange={changeSound}>
        {t('soundSwitch')}
      </Switch>
      <p className={styles.hint}>{t('alertsHint')}</p>
    </section>
  )
}

/** @returns why it is not allowed, if it is not */
async function askPermission() {
  if (typeof Notification === 'undefined') return 'notifyMissing'
  const answer = await Notification.requestPermission().catch(() => 'denied')
  return answer === 'granted' ? undefined : 'notifyDenied'
}
