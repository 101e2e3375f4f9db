import { formatListTime, type Locale, type MailroomAdapter, type Session } from '@mailroom/core'
import { loadMailboxWords } from '@mailroom/mailbox'
import { languageTag, type Ahead } from '@mailroom/react'
import { loadSkin } from '@mailroom/theme'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { chosenLook } from '../boot/memory'
import { App } from './App'
import { hostStrings } from './hostStrings'

export { openOtherwise } from './lazyParts'

interface AppOptions {
  adapter: MailroomAdapter
  root: HTMLElement
  session: Session
  ahead: Ahead
  locale: Locale
  isLocaleChosen: boolean
  onLocale(locale: Locale): void
  /** The session is over; whoever mounted the app shows the sign-in page. */
  onSignedOut(): Promise<void>
}

/** Shows the mailbox in place of whatever the element held, or that the password must be changed before. */
export async function mountApp({ root, onSignedOut, ...options }: AppOptions): Promise<void> {
  if (options.session.mustChangePassword) {
    const { mountDemand } = await import('../password/mountDemand')
    return mountDemand({ ...options, root, onLeave: onSignedOut })
  }
  const [skin] = await Promise.all([loadSkin(chosenLook.get().skin ?? ''), loadWords(options.locale)])
  const hadFocus = root.contains(document.activeElement)
  const place = document.createElement('div')
  place.style.blockSize = '100%'
  root.replaceChildren(place)
  // Before anything is laid out: in another language all of it would be laid out again.
  document.documentElement.lang = languageTag(options.locale)
  const app = createRoot(place)
  // Drawn now: everything is there, and whoever waits for a turn of its own comes after whatever else has come meanwhile.
  flushSync(() =>
    app.render(
      <App
        {...options}
        skin={skin}
        takesFocus={hadFocus}
        onSignedOut={() => {
          app.unmount()
          void onSignedOut()
        }}
      />,
    ),
  )
}

/**
 * Fetches what the first page says before it is drawn: React shows what had to wait for words only after a rest of up to
 * half a second. Without them the page still comes, and asks again or says why not.
 */
export function loadWords(locale: Locale): Promise<unknown> {
  warmDates(locale)
  return Promise.allSettled([hostStrings.load(locale), loadMailboxWords(locale)])
}

const weekMs = 7 * 24 * 60 * 60 * 1000

/** The browser reads its tables of dates for the first one, which takes as long as drawing all rows of a list. */
function warmDates(locale: Locale): void {
  const now = Date.now()
  for (const at of [now, now - weekMs, 0]) formatListTime(at, now, { locale })
}
