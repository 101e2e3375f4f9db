import { locales, type Locale } from '@mailroom/core'
import { useLocale, useNavigation, useSession, useSettings, useStrings, useErrorText } from '@mailroom/react'
import { SearchBox } from '@mailroom/mailbox'
import { skins, type ColorSchemePreference } from '@mailroom/theme'
import {
  Avatar,
  ConfirmDialog,
  GlobeIcon,
  IconButton,
  LogoutIcon,
  Menu,
  PaletteIcon,
  useToasts,
  type MenuEntry,
} from '@mailroom/ui'
import { useState } from 'react'
import { signedInName } from '../boot/memory'
import { hostStrings } from './hostStrings'
import { languageNames } from './languageNames'
import { useLook } from './LookContext'
import { SkinSwatch } from './SkinSwatch'
import type { ShellProps } from './Shell'
import * as styles from './TopBar.css'

const schemes = ['light', 'dark', 'auto'] as const
const schemeWords = { light: 'schemeLight', dark: 'schemeDark', auto: 'schemeAuto' } as const

type TopBarProps = Pick<ShellProps, 'onLeave' | 'onSignedOut' | 'isSignOutAsked' | 'onSignOutAsk'>

/** Title, language, look, and the way out. @source SH-02, SH-03, SE-21 */
export function TopBar({ onLeave, onSignedOut, isSignOutAsked, onSignOutAsk }: TopBarProps) {
  const { t } = useStrings(hostStrings)
  const { session, signOut } = useSession()
  const { locale, setLocale } = useLocale()
  const { save } = useSettings()
  const { navigate } = useNavigation()
  const look = useLook()
  const toasts = useToasts()
  const errorText = useErrorText()
  const [isLeaving, setLeaving] = useState(false)
  const user = session?.user.address

  const leave = async () => {
    setLeaving(true)
    try {
      const { redirectUrl } = await signOut()
      signedInName.set(undefined)
      // A note that cannot be deleted now is deleted by its age.
      await onLeave().catch(() => undefined)
      if (redirectUrl) location.assign(redirectUrl)
      else onSignedOut()
    } catch (error) {
      const reason = errorText(error)
      const what = t('signOutFailed')
      toasts.show({ message: reason ? t('failedBecause', { what, reason }) : what, tone: 'danger' })
      onSignOutAsk(false)
    } finally {
      setLeaving(false)
    }
  }

  const languageMenu: readonly MenuEntry[] = [
    {
      kind: 'choice',
      label: t('language'),
      value: locale,
      options: locales.map((value) => ({ value, label: languageNames[value] })),
      onValueChange: (value) => {
        setLocale(value as Locale)
        void save({ locale: value as Locale })
      },
    },
  ]
  const lookMenu: readonly MenuEntry[] = [
    {
      kind: 'choice',
      id: 'skin',
      label: t('skin'),
      value: look.skinName,
      options: skins.map((skin) => ({
        value: skin.name,
        label: t(`skin_${skin.name}` as 'skin_keaifen'),
        icon: <SkinSwatch skin={skin} />,
      })),
      onValueChange: (skin) => {
        void look.setSkin(skin)
        void save({ skin })
      },
    },
    { kind: 'separator' },
    {
      kind: 'choice',
      id: 'scheme',
      label: t('scheme'),
      value: look.colorScheme,
      options: schemes.map((value) => ({ value, label: t(schemeWords[value]) })),
      onValueChange: (value) => {
        look.setColorScheme(value as ColorSchemePreference)
        void save({ colorScheme: value as ColorSchemePreference })
      },
    },
    { kind: 'separator', id: 'more' },
    { id: 'all', label: t('moreSkins'), onSelect: () => navigate({ kind: 'settings', page: 'skin' }) },
  ]

  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>{session?.organisation.title}</h1>
      <SearchBox />
      <span className={styles.space} />
      <Menu
        align="end"
        trigger={<IconButton label={t('language')} icon={<GlobeIcon />} />}
        entries={languageMenu}
      />
      <Menu
        align="end"
        trigger={<IconButton label={t('look')} icon={<PaletteIcon />} />}
        entries={lookMenu}
      />
      {user && (
        <span className={styles.user} title={user.address}>
          <Avatar name={user.name || user.address} size={24} />
          <span className={styles.name}>{user.name || user.address}</span>
        </span>
      )}
      <IconButton label={t('signOut')} icon={<LogoutIcon />} onClick={() => onSignOutAsk(true)} />
      <ConfirmDialog
        open={isSignOutAsked}
        onOpenChange={onSignOutAsk}
        title={t('signOutAsk')}
        description={t('signOutText')}
        confirmLabel={t('signOut')}
        cancelLabel={t('cancel')}
        busy={isLeaving}
        onConfirm={() => void leave()}
      />
    </header>
  )
}
