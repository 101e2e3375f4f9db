import { locales, type Locale } from '@mailroom/core'
import { skins, type ColorSchemePreference } from '@mailroom/theme'
import type { MenuEntry } from '@mailroom/ui'
import { languageNames } from './languageNames'
import { lookStrings } from './look/lookStrings'
import { SkinSwatch } from './SkinSwatch'
import type { TopBarMenuParts } from './TopBar'

const schemes = ['light', 'dark', 'auto'] as const
const schemeWords = { light: 'schemeLight', dark: 'schemeDark', auto: 'schemeAuto' } as const

/** The languages. @source SH-03 */
export const languageMenu = ({ t, locale, setLocale, save }: TopBarMenuParts): readonly MenuEntry[] => [
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

/** Skins, light and dark, and the ways to all settings. @source SH-02 */
export async function lookMenu(parts: TopBarMenuParts): Promise<readonly MenuEntry[]> {
  const { locale, look, save, navigate } = parts
  const words = await lookStrings.load(locale)
  const t = (key: string) => words[key] ?? key
  return [
    {
      kind: 'choice',
      id: 'skin',
      label: t('skin'),
      value: look.skinName,
      options: skins.map((skin) => ({
        value: skin.name,
        label: t(`skin_${skin.name}`),
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
    { id: 'own', label: t('ownSettings'), onSelect: () => navigate({ kind: 'settings', page: 'param' }) },
  ]
}
