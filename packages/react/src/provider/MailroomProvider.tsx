import type { Locale, MailroomAdapter } from '@mailroom/core'
import { ToastProvider } from '@mailroom/ui'
import { memo, Suspense, type ReactNode } from 'react'
import type { Ahead } from '../data/askAhead'
import { DataProvider } from '../data/DataProvider'
import type { Words } from '../i18n/Dictionary'
import { LocaleProvider } from '../i18n/LocaleProvider'
import { useStrings } from '../i18n/useStrings'
import { LiveProvider } from '../live/LiveProvider'
import { NavigationProvider } from '../navigation/NavigationProvider'
import type { Navigation } from '../navigation/navigationContext'
import { SessionProvider } from '../session/SessionProvider'
import { useSessionContext } from '../session/sessionContext'
import { SlotsContext, type Slots } from '../slots/slots'
import { commonStrings } from '../strings/commonStrings'
import { ThemeRoot, type MailroomTheme } from './ThemeRoot'

export interface MailroomProviderProps {
  /** The mail system. Keep it the same object between renders. */
  adapter: MailroomAdapter
  /** What the host has asked of the adapter already, by `askAhead`. Read once. */
  ahead?: Ahead
  theme: MailroomTheme
  /**
   * The page has no style rules but those of Mailroom and of a frame made for it, so nothing is taken back that others would
   * do to our elements. That is two fifths of what styles cost; in a page with other rules it lets them in.
   *
   * @default false
   */
  isOwnPage?: boolean
  /** @default the browser's language */
  locale?: Locale
  /** A component inside asked for another language. */
  onLocaleChange?: (locale: Locale) => void
  /** The host's own way to navigate. @default destinations are kept inside, without addresses */
  navigation?: Navigation
  /** Parts in place of ours. */
  slots?: Slots
  /** Words in place of ours, by namespace and key. */
  words?: Words
  /** A page with its own content security policy that shows mail bodies. @default they are written into the frame */
  frameUrl?: string
  /** Folder of what previews of PDF fetch when they need it: see the README of `@mailroom/previews`. */
  previewFilesUrl?: string
  /** What is shown in place of the children while the screen is locked; nothing of theirs stays in the page then. */
  lockScreen?: ReactNode
  children: ReactNode
}

/**
 * Everything that Mailroom's components need, in one element of the page. Two providers on one page do not touch
 * each other: each has its own mail system, cache, language and skin.
 *
 * @source EM-01, EM-02
 */
export function MailroomProvider({ navigation, ...props }: MailroomProviderProps) {
  return (
    <NavigationProvider navigation={navigation}>
      <Inside {...props} />
    </NavigationProvider>
  )
}

/** Going elsewhere changes nothing in what stands between here and who shows where the reader is. */
const Inside = /* @__PURE__ */ memo(function Inside(props: Omit<MailroomProviderProps, 'navigation'>) {
  const { adapter, ahead, theme, locale, onLocaleChange, slots, words, children } = props
  return (
    <LocaleProvider locale={locale} onLocaleChange={onLocaleChange} words={words}>
      <ThemeRoot
        theme={theme}
        isOwnPage={props.isOwnPage}
        frameUrl={props.frameUrl}
        previewFilesUrl={props.previewFilesUrl}
      >
        <DataProvider ahead={ahead}>
          <SessionProvider adapter={adapter}>
            <SlotsContext.Provider value={slots ?? noSlots}>
              <Suspense fallback={null}>
                <WithWords lockScreen={props.lockScreen}>{children}</WithWords>
              </Suspense>
            </SlotsContext.Provider>
          </SessionProvider>
        </DataProvider>
      </ThemeRoot>
    </LocaleProvider>
  )
})

const noSlots: Slots = {}

/** Waits for the words that all areas share; the session is asked for meanwhile. */
function WithWords({ children, lockScreen }: Pick<MailroomProviderProps, 'children' | 'lockScreen'>) {
  const { t } = useStrings(commonStrings)
  const isLocked = useSessionContext().session?.isLocked === true
  return (
    // A new one for each side of the lock: messages may tell of mails.
    <ToastProvider key={`${isLocked}`} label={t('notifications')} dismissLabel={t('dismiss')}>
      <LiveProvider>{isLocked ? lockScreen : children}</LiveProvider>
    </ToastProvider>
  )
}
