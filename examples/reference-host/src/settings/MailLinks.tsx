import { useStrings } from '@mailroom/react'
import { Button } from '@mailroom/ui'
import * as styles from './SettingsPage.css'
import { settingsStrings } from './settingsStrings'

/** Where the browser takes a mail address that was pressed on some page. */
const address = '/mailbox/innerbox/INBOX?composeMail=1&to=%s'

/** Lets the browser open mail links here; it asks the reader by itself. Nothing where it cannot. @source SH-20 */
export function MailLinks() {
  const { t } = useStrings(settingsStrings)
  if (!('registerProtocolHandler' in navigator)) return null
  return (
    <>
      <h3 className={styles.subheading}>{t('mailLinks')}</h3>
      <p className={styles.hint}>{t('mailLinksHint')}</p>
      <div>
        <Button onClick={() => navigator.registerProtocolHandler('mailto', location.origin + address)}>
          {t('mailLinksHere')}
        </Button>
      </div>
    </>
  )
}
