import type { Browser } from 'playwright'
import { figure, median, type Figure, type FigureTable } from '../Figure'
import { indexed } from '../imap/indexed'
import { startMailServer } from '../imap/MailServer'
import { onFreshGateway } from '../imap/onFreshGateway'
import { type MailFloor, openMailFloor } from '../mail-floor/openMailFloor'
import { type Mails, smallFolder } from '../mails'
import { type Addressed, openSignIn, signIn } from '../signIn'
import { floorPerson, FloorTourist, signInAtFloor } from './FloorTourist'
import { ProductTourist } from './ProductTourist'
import { besideFloor } from './tourFigures'
import { goOnTours } from './tours'

/** Sign-ins that count, after one that warms up. */
const signIns = 5

/** Tours that count. */
const tourCount = 5

/** Rows of a page on a tour. */
const pageSize = 50

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
      console.log('Filling the index for the tours ...')
      const arriving = await openSignIn(browser, imap)
      await signIn(arriving.page)
      await indexed(imap.folder)
      await arriving.context.close()
      console.log('Going through the mailbox ...')
      const signed = await signInTimes(browser, floor, [embedded, imap])
      const first = await signInAtFloor(browser, floor)
      const tourists = {
        floor: new FloorTourist(first.page, first.rest),
        embedded: await ProductTourist.arrive(browser, embedded),
        imap: await ProductTourist.arrive(browser, imap),
      }
      // Row 10,000 where there are as many.
      const page = Math.min(200, Math.ceil(mails.count / pageSize / 2))
      const tours = await goOnTours(tourists, page, mails.planted, tourCount)
      return [
        {
          title: 'Through the mailbox in the page, embedded store',
          figures: [
            signInFigure(signed.products[0]!, signed.floor),
            ...besideFloor(tours.embedded, tours.floor),
          ],
        },
        {
          title: 'Through the mailbox in the page, over Dovecot',
          figures: [signInFigure(signed.products[1]!, signed.floor), ...besideFloor(tours.imap, tours.floor)],
        },
      ]
    })
  } finally {
    floor.close()
    await dovecot.stop()
  }
}

const signInFigure = (value: number, floor: number): Figure =>
  figure({ name: 'sign-in to the list painted', value, unit: 'ms', floor, maxTimes: 1.8 })

/** Medians, each time with a browser that has seen nothing yet. */
async function signInTimes(browser: Browser, floor: MailFloor, products: readonly Addressed[]) {
  const floorTimes: number[] = []
  const times = products.map((): number[] => [])
  for (let round = 0; round <= signIns; round += 1) {
    const there = await signInAtFloor(browser, floor)
    floorTimes.push(there.list.ms)
    await there.page.context().close()
    for (const [index, product] of products.entries()) {
      const { context, page } = await openSignIn(browser, product)
      times[index]!.push((await signIn(page)).ms)
      await context.close()
    }
  }
  const middle = (all: readonly number[]) => median(all.slice(1))
  return { floor: middle(floorTimes), products: times.map(middle) }
}
