import type { Browser, BrowserContext, Page } from 'playwright'
import { password } from '../e2e/product/Gateway'
import { openElsewhere } from './elsewhere'
import { painted, type Painted } from './paint'
import { followNetwork } from '../e2e/product/followNetwork'

/** What has an address. */
export interface Addressed {
  readonly url: string
}

/** A browser that has seen nothing yet, at the sign-in page. */
export async function openSignIn(
  browser: Browser,
  gateway: Addressed,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } })
  const page = await openElsewhere(context)
  await page.goto(`${gateway.url}/mailbox/innerbox/INBOX`, { waitUntil: 'commit' })
  return { context, page }
}

/** Signs in and waits for the list. Nobody types a name and a password before the page has come to rest. */
export async function signIn(page: Page): Promise<Painted> {
  await followNetwork(page)()
  await page.getByLabel('Account or job number').fill('alice')
  await page.getByLabel('Password', { exact: true }).fill(password)
  const list = painted(page, { kind: 'list' }, 'click')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  return list
}
