import { localeFromBrowser, resolveRedirect, type Locale, type Session } from '@mailroom/core'
import { createHttpAdapter } from '@mailroom/http-adapter'
import { lockPath } from './boot/lockPath'
import { chosenLocale, lockedFlag, signedInName, wantedPath } from './boot/memory'
import { settingsPages } from './boot/settingsPages'
import './page.css'

const root = document.getElementById('mailroom')!
let locale: Locale = chosenLocale.get() ?? localeFromBrowser(navigator.languages)
const adapter = createHttpAdapter({ locale: () => locale })

/** The mailbox and all it needs; its own chunk, so that the sign-in page does not wait for it. */
const loadApp = () => import('./app/mountApp')

/** The sign-in page; its own chunk too, since whoever is signed in does not need it. */
const loadSignIn = () => import('./sign-in/showSignIn')

/** Sends the address bar where the route table says. @source SE-13, SE-15, SH-14, SH-15 */
function redirect(isSignedIn: boolean): void {
  const target = resolveRedirect(location.pathname, location.search, { isSignedIn, settingsPages })
  if (target !== undefined) history.replaceState(null, '', target)
}

async function openApp(session: Session, chosen: Locale, isLocaleChosen = false): Promise<void> {
  const { mountApp } = await loadApp()
  locale = chosen
  signedInName.set(session.user.address.address)
  const wanted = wantedPath.take()
  if (wanted) history.replaceState(null, '', wanted)
  redirect(true)
  await mountApp({
    adapter,
    root,
    session,
    locale,
    isLocaleChosen,
    onLocale: (next) => (locale = next),
    onSignedOut: () => openSignIn(true),
  })
}

/** @param wasOpen the app was on the screen before */
async function openSignIn(wasOpen = false): Promise<void> {
  signedInName.set(undefined)
  lockedFlag.clear()
  const isWanted =
    !['/', '/login', '/twofactor_login'].includes(location.pathname) &&
    resolveRedirect(location.pathname, location.search, { isSignedIn: true, settingsPages }) === undefined
  if (isWanted) wantedPath.set(location.pathname + location.search)
  redirect(false)
  const page = await loadSignIn().catch(() => undefined)
  // Out of reach: the browser says so itself, once; the address is the page's already.
  if (!page) return wasOpen ? location.reload() : undefined
  await page.showSignIn({ adapter, root, locale, onSignedIn: openApp })
  requestIdleCallback(() => void loadApp().catch(() => undefined))
}

/**
 * Whoever loads a page while it is locked has to sign in again; only the page of the lock itself comes back as it was.
 *
 * @source SE-14, LK-02
 */
async function boot(): Promise<void> {
  const isLockPage = location.pathname === lockPath
  if (lockedFlag.get() && !isLockPage) return leaveLocked()
  const isExpected = signedInName.get() !== undefined
  // What will be shown is fetched while the server is asked.
  void (isExpected ? loadApp() : loadSignIn()).catch(() => undefined)
  const session = await adapter.session.current().catch(() => undefined)
  if (session?.isLocked && !isLockPage) return leaveLocked()
  return session ? openApp(session, locale) : openSignIn()
}

async function leaveLocked(): Promise<void> {
  await adapter.session.signOut().catch(() => undefined)
  return openSignIn()
}

void boot()
