import type { Locale } from '@mailroom/core'
import {
  useAdapter,
  useLocale,
  useNavigationActs,
  useSession,
  useSettings,
  useStrings,
} from '@mailroom/react'
import { SearchBox } from '@mailroom/mailbox'
import { GlobeIcon, IconButton, LatePart, LockIcon, LogoutIcon, Menu, PaletteIcon } from '@mailroom/ui'
import { memo, useState } from 'react'
import { hostStrings, type SayHost } from './hostStrings'
import { useLook } from './LookContext'
import type { ShellProps } from './Shell'
import { lateParts, LockDialog, OwnFace, SignOutDialog } from './lazyParts'
import * as styles from './TopBar.css'

/** What the menus of the bar are made of. */
export interface TopBarMenuParts {
  readonly t: SayHost
  readonly locale: Locale
  readonly setLocale: (locale: Locale) => void
  readonly look: ReturnType<typeof useLook>
  readonly save: ReturnType<typeof useSettings>['save']
  readonly navigate: ReturnType<typeof useNavigationActs>['navigate']
}

type TopBarProps = Pick<ShellProps, 'isLate' | 'onLeave' | 'onSignedOut' | 'isSignOutAsked' | 'onSignOutAsk'>

/** Title, language, look, and the way out. @source SH-02, SH-03, SE-21 */
export const TopBar = memo(function TopBar(props: TopBarProps) {
  const { isLate, onLeave, onSignedOut, isSignOutAsked, onSignOutAsk } = props
  const { t } = useStrings(hostStrings)
  const { session } = useSession()
  const { locale, setLocale } = useLocale()
  const { save } = useSettings()
  const { navigate } = useNavigationActs()
  const look = useLook()
  const { screenLock } = useAdapter()
  const [isLockAsked, askLock] = useState(false)
  const user = session?.user.address

  const parts = { t, locale, setLocale, look, save, navigate }

  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>{session?.organisation.title}</h1>
      <SearchBox />
      <span className={styles.space} />
      <Menu
        align="end"
        trigger={<IconButton label={t('language')} icon={<GlobeIcon />} />}
        entries={async () => (await lateParts()).languageMenu(parts)}
      />
      <Menu
        align="end"
        trigger={<IconButton label={t('look')} icon={<PaletteIcon />} />}
        entries={async () => (await lateParts()).lookMenu(parts)}
      />
      {user && (
        <span className={styles.user} title={user.address}>
          <span className={styles.face}>
            {isLate && (
              <LatePart>
                <OwnFace />
              </LatePart>
            )}
          </span>
          <span className={styles.name}>{user.name || user.address}</span>
        </span>
      )}
      {screenLock && <IconButton label={t('lockScreen')} icon={<LockIcon />} onClick={() => askLock(true)} />}
      <IconButton label={t('signOut')} icon={<LogoutIcon />} onClick={() => onSignOutAsk(true)} />
      {isLockAsked && (
        <LatePart>
          <LockDialog onClose={() => askLock(false)} />
        </LatePart>
      )}
      {isSignOutAsked && (
        <LatePart>
          <SignOutDialog onOpenChange={onSignOutAsk} onLeave={onLeave} onSignedOut={onSignedOut} />
        </LatePart>
      )}
    </header>
  )
})
