import { localeFromBrowser, resolveRedirect, type Locale, type Session } from '@mailroom/core'
import { createHttpAdapter } from '@mailroom/http-adapter'
import { lockPath } from './boot/lockPath'
import { chosenLocale, lockedFlag, signedInName, wantedPath } from './boot/memory'
import { showSignIn } from './sign-in/showSignIn'
import { settingsPages } from './boot/settingsPages'
import './page.css'

const root = document.getElementById('mailroom')!
let locale: Locale = chosenLocale.get() ?? localeFromBrowser(navigator.languages)
const adapter = createHttpAdapter({ locale: () => locale })

/** The mailbox and all it needs; its own chunk, so that the sign-in page does not wait for it. */
const loadApp = () => import('./app/mountApp')

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
    onSignedOut: openSignIn,
  })
}

async function openSignIn(): Promise<void> {
  signedInName.set(undefined)
  lockedFlag.clear()
  const isWanted =
    !['/', '/login', '/twofactor_login'].includes(location.pathname) &&
    resolveRedirect(location.pathname, location.search, { isSignedIn: true, settingsPages }) === undefined
  if (isWanted) wantedPath.set(location.pathname + location.search)
  redirect(false)
  await showSignIn({ adapter, root, locale, onSignedIn: openApp })
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
  if (isExpected) void loadApp().catch(() => undefined)
  const session = await adapter.session.current().catch(() => undefined)
  if (session?.isLocked && !isLockPage) return leaveLocked()
  return session ? openApp(session, locale) : openSignIn()
}

async function leaveLocked(): Promise<void> {
  await adapter.session.signOut().catch(() => undefined)
  return openSignIn()
}

void boot()
