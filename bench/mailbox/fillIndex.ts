import type { Browser } from 'playwright'
import type { Gateway } from '../../e2e/product/Gateway'
import { indexed } from '../imap/indexed'
import { openSignIn, signIn } from '../signIn'

/** Signs somebody in at a new gateway in front of a mail server, and waits until their mails are indexed. */
export async function fillIndex(browser: Browser, gateway: Gateway): Promise<void> {
  console.log('Filling the index for the tours ...')
  const arriving = await openSignIn(browser, gateway)
  await signIn(arriving.page)
  await indexed(gateway.folder)
  await arriving.context.close()
}
