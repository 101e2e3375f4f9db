import type { Browser } from 'playwright'
import type { FigureTable } from '../Figure'
import { startMailServer } from '../imap/MailServer'
import { onFreshGateway } from '../imap/onFreshGateway'
import { openMailFloor } from '../mail-floor/openMailFloor'
import { type Mails, smallFolder } from '../mails'
import type { Addressed } from '../signIn'
import { fillIndex } from './fillIndex'
import { firstLoadFigures, loadFloor, loadInTurns, loadProduct } from './firstLoad'
import { floorPerson, FloorTourist, openFloorSignIn, signInAtFloor } from './FloorTourist'
import { ProductTourist } from './ProductTourist'
import { besideFloor } from './tourFigures'
import { goOnTours } from './tours'

/** Tours that count. */
export const tourCount = 9

/** Rows of a page on a tour. */
const pageSize = 50

/** The page of row 10,000, where there are as many. */
export const middlePage = ({ count }: Mails): number => Math.min(200, Math.ceil(count / pageSize / 2))

/**
 * A person's way through the mailbox, over the embedded store and over Dovecot, beside the smallest mail client over the
 * same Dovecot.
 */
export async function mailboxFigures(
  browser: Browser,
  mails: Mails,
  embedded: Addressed,
): Promise<FigureTable[]> {
  const all = { mailCount: mails.count, folders: [smallFolder] }
  const dovecot = await startMailServer(mails.maildir, [
    { name: 'alice', ...all },
    { name: floorPerson, ...all },
  ])
  const floor = await openMailFloor(dovecot)
  try {
    return await onFreshGateway(dovecot, async (imap) => {
      await fillIndex(browser, imap)
      console.log('Going through the mailbox ...')
      const loads = await loadInTurns({
        floor: () => loadFloor(browser, floor),
        embedded: () => loadProduct(browser, embedded),
        imap: () => loadProduct(browser, imap),
      })
      const first = await openFloorSignIn(browser, floor)
      await signInAtFloor(first.page, first.rest)
      const tourists = {
        floor: new FloorTourist(first.page, first.rest),
        embedded: await ProductTourist.arrive(browser, embedded),
        imap: await ProductTourist.arrive(browser, imap),
      }
      const tours = await goOnTours(tourists, middlePage(mails), mails.planted, tourCount)
      return [
        {
          title: 'Through the mailbox in the page, embedded store',
          figures: [
            ...firstLoadFigures(loads.embedded, loads.floor),
            ...besideFloor(tours.embedded, tours.floor),
          ],
        },
        {
          title: 'Through the mailbox in the page, over Dovecot',
          figures: [...firstLoadFigures(loads.imap, loads.floor), ...besideFloor(tours.imap, tours.floor)],
        },
      ]
    })
  } finally {
    floor.close()
    await dovecot.stop()
  }
}
