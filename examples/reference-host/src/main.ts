import {
  folderAtFirst,
  localeFromBrowser,
  resolveRedirect,
  whenIdle,
  type Locale,
  type MailroomAdapter,
  type Session,
  type Settings,
} from '@mailroom/core'
import { aheadOf, type Ahead } from '@mailroom/react'
import { wordFiles } from './app/wordFiles'
import { askOpening, broughtAnswers, fetchAfter, signInInfo } from './boot/firstAnswers'
import { lockPath } from './boot/lockPath'
import { chosenLocale, lockedFlag, signedInName, wantedPath } from './boot/memory'
import { showSignIn } from './sign-in/showSignIn'
import { offlineDatabase } from './boot/offlineDatabase'
import { showIcon } from './boot/showIcon'
import { settingsPages } from './boot/settingsPages'
import './page.css'

const root = document.getElementById('mailroom')!
let locale: Locale = chosenLocale.get() ?? localeFromBrowser(navigator.languages)
const answers = broughtAnswers()
/** The gateway has seen no session. */
const isStranger = answers.has(signInInfo)

let opened: Promise<MailroomAdapter> | undefined

/** What speaks to the gateway: its own chunk, so that the sign-in page is on the screen before its checks are set up. */
const openAdapter = (): Promise<MailroomAdapter> =>
  (opened ??= import('@mailroom/http-adapter').then(
    ({ createHttpAdapter }) => createHttpAdapter({ locale: () => locale, fetch: fetchAfter(answers) }),
    (failure: unknown) => {
      opened = undefined
      throw failure
    },
  ))

/** The mailbox and all it needs; its own chunk, so that the sign-in page does not wait for it. */
const loadApp = () => import('./app/mountApp')

/** That, and what the first page says in the language of the page. */
const loadAll = async () => (await loadApp()).loadWords(locale)

/** Sends the address bar where the route table says. @source SE-13, SE-15, SH-14, SH-15 */
function redirect(isSignedIn: boolean): void {
  const target = resolveRedirect(location.pathname, location.search, { isSignedIn, settingsPages })
  if (target !== undefined) history.replaceState(null, '', target)
}

async function openApp(
  session: Session,
  chosen: Locale,
  isLocaleChosen = false,
  known?: Ahead,
): Promise<void> {
  locale = chosen
  signedInName.set(session.user.address.address)
  const wanted = wantedPath.take()
  if (wanted) history.replaceState(null, '', wanted)
  redirect(true)
  const [{ mountApp }, adapter, ahead] = await Promise.all([
    loadApp(),
    openAdapter(),
    known ?? opening(session),
  ])
  const kept = isLocaleChosen ? undefined : keptLocale(ahead)
  if (kept) chosenLocale.set((locale = kept))
  await mountApp({
    adapter,
    root,
    session,
    ahead,
    locale,
    isLocaleChosen,
    onLocale: (next) => (locale = next),
    onSignedOut: openSignIn,
  })
}

/** What the page begins with; where it cannot be had, each part says why. */
async function opening(session: Session): Promise<Ahead> {
  const folder = folderShown()
  const known = await openAdapter()
    .then(({ session: port }) => port.opening?.(folder))
    .catch(() => undefined)
  return aheadOf({ session, ...known }, folder)
}

/** What they chose elsewhere, so that the page begins in their language. */
const keptLocale = (ahead: Ahead) =>
  (ahead.find(({ key }) => key[0] === 'settings')?.data as Settings | undefined)?.locale

/** Whose first page the address shows. */
const folderShown = () => folderAtFirst(location.pathname, location.search)

async function openSignIn(): Promise<void> {
  signedInName.set(undefined)
  lockedFlag.clear()
  indexedDB.deleteDatabase(offlineDatabase)
  const isWanted =
    !['/', '/login', '/twofactor_login'].includes(location.pathname) &&
    resolveRedirect(location.pathname, location.search, { isSignedIn: true, settingsPages }) === undefined
  if (isWanted) wantedPath.set(location.pathname + location.search)
  redirect(false)
  await showSignIn({ openAdapter, root, locale, onSignedIn: openApp })
  requestIdleCallback(() => void loadAll().catch(() => undefined))
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
  // Nobody was here either; a link from elsewhere comes without the session that there is.
  if (isStranger && !isExpected) return openSignIn()
  const folder = folderShown()
  const forgetOpening = askOpening(answers, folder, locale)
  // Before the code that says them is there: it would be the first to ask.
  if (isExpected) for (const load of [wordFiles[locale], loadAll]) void load().catch(() => undefined)
  let kept: Ahead | undefined
  /** Who was signed in last reads what this browser has kept for them; whose share has ended goes home. @source SH-20, SH-04 */
  const fromKept = async (failure: unknown) => {
    kept = await (await loadApp()).openOtherwise(failure, await openAdapter())
    return kept?.[0]?.data as Session | undefined
  }
  const session = await openAdapter()
    .then(({ session: port }) => port.opening?.(folder))
    .then((answer) => {
      kept = answer && aheadOf(answer, folder)
      return answer?.session
    })
    .catch(fromKept)
    .catch(() => undefined)
  forgetOpening()
  if (session?.isLocked && !isLockPage) return leaveLocked()
  return session ? openApp(session, locale, false, kept) : openSignIn()
}

async function leaveLocked(): Promise<void> {
  await openAdapter()
    .then(({ session }) => session.signOut())
    .catch(() => undefined)
  return openSignIn()
}

void boot().finally(() => whenIdle(showIcon))
