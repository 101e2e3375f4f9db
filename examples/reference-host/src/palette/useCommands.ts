import { locales } from '@mailroom/core'
import {
  useFolderName,
  useFolders,
  useLocale,
  useMessageActions,
  useNavigation,
  useReviewDuty,
  useSession,
  useSettings,
  useStrings,
} from '@mailroom/react'
import { skins } from '@mailroom/theme'
import { hostStrings } from '../app/hostStrings'
import { languageNames } from '../app/languageNames'
import { lookStrings } from '../app/look/lookStrings'
import { useLook } from '../app/LookContext'
import { settingsLinks } from '../settings/settingsLinks'
import { settingsStrings } from '../settings/settingsStrings'
import type { Command } from './Command'
import { paletteStrings } from './paletteStrings'

/** What the palette can ask of the shell. */
export interface ShellCommands {
  readonly onSignOut: () => void
  /** Absent where the screen cannot be locked. */
  readonly onLock?: (() => void) | undefined
  readonly onShortcuts: () => void
}

/** All that can be asked for by name, of where the reader is now. @source SH-18 */
export function useCommands(shell: ShellCommands): readonly Command[] {
  return [...useMailCommands(), ...useGoCommands(), ...useShellCommands(shell), ...useLookCommands()]
}

/** For the mail that is open. */
function useMailCommands(): readonly Command[] {
  const { t } = useStrings(paletteStrings)
  const { destination, navigate } = useNavigation()
  const { session } = useSession()
  const { folders = [] } = useFolders()
  const { setState, move, remove } = useMessageActions()
  const ref = destination.kind === 'message' ? destination.ref : undefined
  if (!ref) return []
  const mail = { folder: ref.folder, uids: [ref.uid] }
  const archive = folders.find(({ role }) => role === 'archive')?.id
  const leave = () => navigate({ kind: 'folder', folder: ref.folder })
  return [
    command('mail', 'unread', t('markUnread'), () => void setState(mail, { isRead: false })),
    command('mail', 'flag', t('flagMail'), () => void setState(mail, { flag: 'red' })),
    command('mail', 'unflag', t('unflagMail'), () => void setState(mail, { flag: null })),
    ...(archive !== undefined && archive !== ref.folder
      ? [
          command('mail', 'archive', t('archiveMail'), () => {
            leave()
            void move(mail, archive)
          }),
        ]
      : []),
    ...(session?.features.delete
      ? [
          command('mail', 'delete', t('deleteMail'), () => {
            leave()
            void remove(mail)
          }),
        ]
      : []),
  ]
}

/** Folders and pages. */
function useGoCommands(): readonly Command[] {
  const { t } = useStrings(paletteStrings)
  const { t: host } = useStrings(hostStrings)
  const { t: page } = useStrings(settingsStrings)
  const { navigate } = useNavigation()
  const { folders = [] } = useFolders()
  const nameOf = useFolderName()
  const isReviewer = useReviewDuty()?.isReviewer === true
  return [
    ...folders.map((folder) => ({
      ...command('go', `folder ${folder.id}`, nameOf(folder), () =>
        navigate({ kind: 'folder', folder: folder.id }),
      ),
      also: folder.id,
    })),
    command('go', 'unread', t('unreadMail'), () =>
      navigate({ kind: 'folder', folder: 'INBOX', isUnread: true }),
    ),
    ...(isReviewer ? [command('go', 'review', t('reviewMail'), () => navigate({ kind: 'review' }))] : []),
    command('go', 'home', host('home'), () => navigate({ kind: 'home' })),
    ...settingsLinks.map(([target, word]) =>
      command('go', `settings ${target}`, t('settingsOf', { page: page(word) }), () =>
        navigate({ kind: 'settings', page: target }),
      ),
    ),
  ]
}

function useShellCommands({ onSignOut, onLock, onShortcuts }: ShellCommands): readonly Command[] {
  const { t } = useStrings(paletteStrings)
  const { t: host } = useStrings(hostStrings)
  const { navigate } = useNavigation()
  return [
    command('do', 'compose', t('compose'), () => navigate({ kind: 'compose', to: [] })),
    command('do', 'shortcuts', t('shortcuts'), onShortcuts),
    ...(onLock ? [command('do', 'lock', host('lockScreen'), onLock)] : []),
    command('do', 'signOut', host('signOut'), onSignOut),
  ]
}

/** Languages under their own names, skins, light and dark. */
function useLookCommands(): readonly Command[] {
  const { t } = useStrings(paletteStrings)
  const { t: host } = useStrings(hostStrings)
  const { t: words } = useStrings(lookStrings)
  const { setLocale } = useLocale()
  const { save } = useSettings()
  const look = useLook()
  const schemes = { light: 'schemeLight', dark: 'schemeDark', auto: 'schemeAuto' } as const
  return [
    ...locales.map((locale) => ({
      ...command('look', `locale ${locale}`, `${host('language')}: ${languageNames[locale]}`, () => {
        setLocale(locale)
        void save({ locale })
      }),
      also: `language 语言 語言 ${languageNames[locale]}`,
    })),
    ...skins.map(({ name: skin }) =>
      command('look', `skin ${skin}`, t('skinOf', { name: words(`skin_${skin}` as 'skin_keaifen') }), () => {
        void look.setSkin(skin)
        void save({ skin })
      }),
    ),
    ...(['light', 'dark', 'auto'] as const).map((colorScheme) =>
      command('look', `scheme ${colorScheme}`, `${words('scheme')}: ${words(schemes[colorScheme])}`, () => {
        look.setColorScheme(colorScheme)
        void save({ colorScheme })
      }),
    ),
  ]
}

const command = (group: Command['group'], id: string, label: string, run: () => void): Command => ({
  id,
  group,
  label,
  run,
})
