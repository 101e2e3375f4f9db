import {
  defaultFolder,
  recordsPages,
  settingsPages,
  type Destination,
  type SettingsPage,
} from './Destination'
import { destinationToPath, notFoundPath } from './destinationToPath'
import { pathToDestination } from './pathToDestination'

const home: Destination = { kind: 'home' }

/** What decides where somebody may go. */
export interface RedirectContext {
  readonly isSignedIn: boolean
  /** Settings pages that the host shows, the one to open first in front. @default all of the route table */
  readonly settingsPages?: readonly SettingsPage[]
}

/**
 * Where an address leads instead, or undefined when it may be shown as it is. The answer is final: it is never
 * redirected again.
 *
 * - addresses that only lead elsewhere: `/`, `/welcome`, `/mailbox`, `/mailbox/innerbox`, `/setting`, `/search`  [SH-15]
 * - unknown ones lead home; `/404` alone shows the page that says so  [SH-14]
 * - nobody signed in: everything but the two steps of signing in leads to the first  [SE-13]
 * - somebody signed in who opens the sign-in page is sent to the mailbox  [SE-15]
 */
export function resolveRedirect(
  pathname: string,
  search: string,
  context: RedirectContext,
): string | undefined {
  const pages = context.settingsPages ?? settingsPages
  const asked = pathToDestination(pathname, search)
  const wanted = withoutUnbuilt(asked, pages) ?? alias(pathname, pages) ?? home
  const target = guard(wanted, context.isSignedIn)
  return target === asked ? undefined : destinationToPath(target)
}

/** The destination itself when there is a page for it. */
function withoutUnbuilt(asked: Destination, pages: readonly SettingsPage[]): Destination | undefined {
  if (asked.kind === 'notFound') return trimmed(asked.path ?? '') === notFoundPath ? asked : undefined
  return asked.kind === 'settings' && !pages.includes(asked.page) ? undefined : asked
}

function alias(pathname: string, pages: readonly SettingsPage[]): Destination | undefined {
  switch (trimmed(pathname)) {
    case '':
      return { kind: 'signIn' }
    case '/welcome':
    case '/mailbox':
      return home
    case '/mailbox/innerbox':
      return { kind: 'folder', folder: defaultFolder }
    case '/search':
      return { kind: 'records', page: recordsPages[0] }
    case '/setting':
      return pages[0] && { kind: 'settings', page: pages[0] }
    default:
      return undefined
  }
}

function guard(wanted: Destination, isSignedIn: boolean): Destination {
  const isOfSignIn = wanted.kind === 'signIn' || wanted.kind === 'secondStep'
  if (!isSignedIn) return isOfSignIn ? wanted : { kind: 'signIn' }
  return isOfSignIn ? home : wanted
}

const trimmed = (pathname: string): string => pathname.replace(/\/+$/, '')
