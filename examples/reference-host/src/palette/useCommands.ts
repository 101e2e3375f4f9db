import { locales, type Folder } from '@mailroom/core'
import type { OfferedActs } from '@mailroom/mailbox'
import {
  useAdapter,
  useFolderName,
  useFolders,
  useLocale,
  useNavigationActs,
  useReviewDuty,
  useSession,
  useSettings,
  useStrings,
} from '@mailroom/react'
import { skins } from '@mailroom/theme'
import { useMemo } from 'react'
import { hostStrings } from '../app/hostStrings'
import { languageNames } from '../app/languageNames'
import { lookStrings } from '../app/look/lookStrings'
import { useLook } from '../app/LookContext'
import { useSettingsLinks } from '../settings/settingsLinks'
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

/**
 * All that can be asked for by name, of where the reader is now.
 *
 * @param unknown folders that lead somewhere too, although the page does not know them
 * @source SH-18
 */
export function useCommands(
  shell: ShellCommands,
  offered: OfferedActs,
  unknown: readonly Folder[],
): readonly Command[] {
  return [
    ...useMailCommands(offered),
    ...useGoCommands(unknown),
    ...useShellCommands(shell),
    ...useLookCommands(),
  ]
}

/** For the selected mails, or the one that is open: what their toolbar offers. */
function useMailCommands(offered: OfferedActs): readonly Command[] {
  const { t } = useStrings(paletteStrings)
  return offered.acts.map(({ id, words, isOn, isDestructive, run }) => {
    const name = words.reduce((of, act) => t('actOf', { of, act }))
    return { ...command('mail', `act ${id}`, isOn ? t('actOff', { act: name }) : name, run), isDestructive }
  })
}

/** The same commands as long as the folders are the same, of which there may be thousands. */
function useFolderCommands(folders: readonly Folder[]): readonly Command[] {
  const { navigate } = useNavigationActs()
  const nameOf = useFolderName()
  return useMemo(
    () =>
      folders.map((folder) => ({
        ...command('go', `folder ${folder.id}`, nameOf(folder), () =>
          navigate({ kind: 'folder', folder: folder.id }),
        ),
        also: folder.id,
      })),
    [folders, nameOf, navigate],
  )
}

/** Folders and pages. */
function useGoCommands(unknown: readonly Folder[]): readonly Command[] {
  const { t } = useStrings(paletteStrings)
  const { t: host } = useStrings(hostStrings)
  const { t: page } = useStrings(settingsStrings)
  const { navigate } = useNavigationActs()
  const { folders: known = none } = useFolders()
  const folders = [...useFolderCommands(known), ...useFolderCommands(unknown)]
  const isReviewer = useReviewDuty()?.isReviewer === true
  const { disk, contacts, calendar } = useAdapter()
  const { session } = useSession()
  const links = useSettingsLinks()
  const hasFiles = disk !== undefined && session?.features.files !== false
  return [
    ...folders,
    command('go', 'unread', t('unreadMail'), () =>
      navigate({ kind: 'folder', folder: 'INBOX', isUnread: true }),
    ),
    ...(isReviewer ? [command('go', 'review', t('reviewMail'), () => navigate({ kind: 'review' }))] : []),
    ...(hasFiles
      ? (['personal', 'company', 'transit'] as const).map((place) =>
          command('go', `files ${place}`, t(`files_${place}`), () => navigate({ kind: 'files', place })),
        )
      : []),
    ...(contacts
      ? (['personal', 'organisation'] as const).map((book) =>
          command('go', `contacts ${book}`, t(`contacts_${book}`), () =>
            navigate({ kind: 'contacts', book }),
          ),
        )
      : []),
    ...(calendar
      ? [
          command('go', 'calendar', t('calendar'), () => navigate({ kind: 'calendar' })),
          command('go', 'calendar today', t('calendarToday'), () =>
            navigate({ kind: 'calendar', view: 'day' }),
          ),
        ]
      : []),
    command('go', 'home', host('home'), () => navigate({ kind: 'home' })),
    command('go', 'records', t('signInRecords'), () => navigate({ kind: 'records', page: 'login' })),
    ...links.map(([target, word]) =>
      command('go', `settings ${target}`, t('settingsOf', { page: page(word) }), () =>
        navigate({ kind: 'settings', page: target }),
      ),
    ),
  ]
}

function useShellCommands({ onSignOut, onLock, onShortcuts }: ShellCommands): readonly Command[] {
  const { t } = useStrings(paletteStrings)
  const { t: host } = useStrings(hostStrings)
  const { navigate } = useNavigationActs()
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

const none: readonly Folder[] = []
