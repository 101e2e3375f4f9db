import { useNavigationActs, useStrings } from '@mailroom/react'
import { Button, LogoutIcon, SettingsIcon } from '@mailroom/ui'
import { useSignOut } from './SignOut'
import { personStrings } from './personStrings'
import * as styles from './PersonPanel.css'

/** What can be done about oneself. @source ML-13 */
export function OwnActions({ onClose }: { onClose: () => void }) {
  const { t } = useStrings(personStrings)
  const { navigate } = useNavigationActs()
  const signOut = useSignOut()
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        icon={<SettingsIcon />}
        onClick={() => {
          onClose()
          navigate({ kind: 'settings', page: 'user' })
        }}
      >
        {t('settings')}
      </Button>
      {signOut && (
        <Button
          size="small"
          icon={<LogoutIcon />}
          onClick={() => {
            onClose()
            signOut()
          }}
        >
          {t('signOut')}
        </Button>
      )}
    </div>
  )
}
