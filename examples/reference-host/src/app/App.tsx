import { whenIdle, type Locale, type MailroomAdapter, type Session } from '@mailroom/core'
import {
  MailroomProvider,
  languageTag,
  type Ahead,
  type MailroomProviderProps,
  type MailroomTheme,
} from '@mailroom/react'
import { loadSkin, type ColorSchemePreference, type Skin } from '@mailroom/theme'
import { LatePart } from '@mailroom/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { chosenLocale, chosenLook } from '../boot/memory'
import { isOfMailbox } from './isOfMailbox'
import { LateWatch, LockPage } from './lazyParts'
import { LookContext, type Look } from './LookContext'
import { Pages } from './Pages'
import { SessionEnd } from './SessionEnd'
import { Shell } from './Shell'
import { readAddress, useBrowserNavigation } from './useBrowserNavigation'
import type { Journal } from './useJournal'
import { useStoredSettings } from './useStoredSettings'

export interface AppProps {
  adapter: MailroomAdapter
  session: Session
  /** What was asked for already. */
  ahead: Ahead
  locale: Locale
  /** The reader has just chosen it; otherwise the one they chose before counts. */
  isLocaleChosen: boolean
  skin: Skin
  /** Focus was in what the app takes the place of, such as the sign-in page. */
  takesFocus: boolean
  onLocale: (locale: Locale) => void
  onSignedOut: () => void
}

/** The full client: one provider around shell and pages. */
export function App({
  adapter,
  session,
  ahead,
  locale: firstLocale,
  isLocaleChosen,
  skin: firstSkin,
  takesFocus,
  onLocale,
  onSignedOut,
}: AppProps) {
  const hasList = ahead.some(({ key, data }) => key[0] === 'list' && data)
  const isLate = useLate(() => hasList || !isOfMailbox(readAddress()))
  const [journal, setJournal] = useState<Journal>()
  const [locale, setLocale] = useState(firstLocale)
  const [isSignOutAsked, askSignOut] = useState(false)
  const [skin, setSkin] = useState(firstSkin)
  const [colorScheme, setColorScheme] = useState<ColorSchemePreference>(() =>
    schemeOf(chosenLook.get().scheme),
  )
  const theme = useMemo<MailroomTheme>(() => ({ skin, colorScheme }), [skin, colorScheme])

  const changeLocale = useCallback(
    (next: Locale) => {
      setLocale(next)
      chosenLocale.set(next)
      onLocale(next)
    },
    [onLocale],
  )
  const look = useMemo<Look>(
    () => ({
      skinName: skin.name,
      colorScheme,
      async setSkin(name) {
        setSkin(await loadSkin(name))
        chosenLook.set(name, colorScheme)
      },
      setColorScheme(next) {
        setColorScheme(next)
        chosenLook.set(skin.name, next)
      },
    }),
    [skin, colorScheme],
  )

  useEffect(() => {
    const tag = languageTag(locale)
    // Even the same language would have all styles looked up again.
    if (document.documentElement.lang !== tag) document.documentElement.lang = tag
  }, [locale])

  const sessionEnd = <SessionEnd onSignedOut={onSignedOut} />
  return (
    <AtAddress
      adapter={adapter}
      ahead={ahead}
      theme={theme}
      isOwnPage
      locale={locale}
      onLocaleChange={changeLocale}
      frameUrl="/frame.html"
      previewFilesUrl="/pdf"
      lockScreen={
        <LatePart>
          <LockPage onSignedOut={onSignedOut} />
          {sessionEnd}
        </LatePart>
      }
    >
      <LookContext.Provider value={look}>
        <StoredSettings session={session} isLocaleChosen={isLocaleChosen} />
        <Shell
          isLate={isLate}
          takesFocus={takesFocus}
          isSignOutAsked={isSignOutAsked}
          onSignOutAsk={askSignOut}
          onLeave={() => journal?.clear() ?? Promise.resolve()}
          onSignedOut={onSignedOut}
        >
          <Pages journal={journal} onSignOut={() => askSignOut(true)} />
        </Shell>
        {sessionEnd}
        {isLate && (
          <LatePart>
            <LateWatch
              address={session.user.address.address}
              onJournal={setJournal}
              isLocaleChosen={isLocaleChosen}
              onSignOut={() => askSignOut(true)}
            />
          </LatePart>
        )}
      </LookContext.Provider>
    </AtAddress>
  )
}

/** Follows the address. What stands in it is not drawn anew wherever the reader goes. */
function AtAddress(props: Omit<MailroomProviderProps, 'navigation'>) {
  return <MailroomProvider {...props} navigation={useBrowserNavigation()} />
}

/** What the reader chose on another machine comes here too. */
function StoredSettings({ session, isLocaleChosen }: Pick<AppProps, 'session' | 'isLocaleChosen'>) {
  useStoredSettings(session, isLocaleChosen)
  return null
}

/** The list comes first. */
const afterListMs = 1500

/**
 * True once what is looked at is likely there: what goes on beside the page, and all the late parts with it, come then.
 *
 * @param isHere it is drawn at once, so that its frame is all there is to wait for. Asked once
 */
function useLate(isHere: () => boolean): boolean {
  const [isLate, setLate] = useState(false)
  const [wait] = useState(() => (isHere() ? whenIdle : inAWhile))
  useEffect(() => wait(() => setLate(true)), [wait])
  return isLate
}

function inAWhile(call: () => void): () => void {
  const timer = setTimeout(call, afterListMs)
  return () => clearTimeout(timer)
}

const schemeOf = (stored: string | undefined): ColorSchemePreference =>
  stored === 'light' || stored === 'dark' ? stored : 'auto'
