import {
  ownScope,
  scope,
  skinVariables,
  type ColorSchemePreference,
  type Skin,
  type SkinVariables,
} from '@mailroom/theme'
import { PortalProvider } from '@mailroom/ui'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { languageTag } from '../i18n/languageTag'
import { useLocale } from '../i18n/useLocale'
import { HostFilesContext, RootContext } from './rootContext'
import { ThemeContext } from './themeContext'
import * as styles from './ThemeRoot.css'
import { useColorScheme } from './useColorScheme'

/** How the components look. */
export interface MailroomTheme {
  readonly skin: Skin
  /** @default 'auto' */
  readonly colorScheme?: ColorSchemePreference
}

export interface ThemeRootProps {
  theme: MailroomTheme
  isOwnPage?: boolean
  frameUrl?: string
  previewFilesUrl?: string
  children: ReactNode
}

/** The one element that carries skin, language and scope; popups open inside it. @source EM-03, EM-10 */
export function ThemeRoot({ theme, isOwnPage, frameUrl, previewFilesUrl, children }: ThemeRootProps) {
  const { locale } = useLocale()
  const colorScheme = useColorScheme(theme.colorScheme ?? 'auto')
  const [root, setRoot] = useState<HTMLElement | null>(null)
  // There before it is in the page: what opens in it at first is not drawn twice. A page from a server wakes up without it.
  const [place] = useState(newPlace)
  const popups = useSyncExternalStore(
    neverChanges,
    () => place,
    () => null,
  )
  const putPlace = useCallback(
    (first: HTMLElement | null) => {
      if (place) first?.parentElement?.append(place)
    },
    [place],
  )
  const { skin } = theme
  const variables = useMemo(() => skinVariables(skin, colorScheme), [skin, colorScheme])
  const look = useMemo(() => ({ skin, colorScheme }), [skin, colorScheme])
  const files = useMemo(() => ({ frameUrl, previewFilesUrl }), [frameUrl, previewFilesUrl])
  useEffect(() => {
    if (root) restoreVariables(root, variables)
  }, [root, variables])

  return (
    <div
      ref={setRoot}
      className={`${isOwnPage ? ownScope : scope} ${styles.root}`}
      lang={languageTag(locale)}
      data-color-scheme={colorScheme}
      style={{ ...variables, colorScheme }}
    >
      {/* The first to be told that the root is in the page: what is open from the beginning looks around there. */}
      <template ref={putPlace} />
      <ThemeContext.Provider value={look}>
        <HostFilesContext.Provider value={files}>
          <RootContext.Provider value={root}>
            <PortalProvider container={popups}>{children}</PortalProvider>
          </RootContext.Provider>
        </HostFilesContext.Provider>
      </ThemeContext.Provider>
    </div>
  )
}

const neverChanges = () => () => {}

const newPlace = () => (typeof document === 'undefined' ? null : document.createElement('div'))

/** A page from a server under a strict policy comes without its style attribute; scripts may still set it. */
function restoreVariables(element: HTMLElement, variables: SkinVariables): void {
  for (const [name, value] of Object.entries(variables)) {
    if (element.style.getPropertyValue(name) === '') element.style.setProperty(name, value)
  }
}
