import type { Browser } from 'playwright'
import type { Gateway } from '../../e2e/product/Gateway'
import type { FigureTable } from '../Figure'
import type { Mails } from '../mails'
import { ProductTourist } from '../mailbox/ProductTourist'
import { besideSmall } from '../mailbox/tourFigures'
import { goOnTours } from '../mailbox/tours'
import { choosingFigures } from './folderChoosing'
import { longReadingFigures } from './longReading'
import { startLargeGateway, times } from './largeGateway'
import { largeServingFigures } from './largeServing'
import { restingPageFigures } from './restingPage'

/** Tours that count: each goes through two mailboxes. */
const rounds = 6

/** A mailbox of 100,000 mails and 5,000 folders beside one of 20,000 mails and a handful of folders. */
export async function largeFigures(browser: Browser, mails: Mails, small: Gateway): Promise<FigureTable[]> {
  console.log('Making a large mailbox ...')
  const large = await startLargeGateway(small)
  try {
    const served = await largeServingFigures(large, small, mails.planted)
    console.log('Going through the large mailbox ...')
    const tourists = {
      small: await ProductTourist.arrive(browser, small),
      large: await ProductTourist.arrive(browser, large),
    }
    const tours = await goOnTours(
      tourists,
      Math.min(200, Math.ceil(mails.count / 100)),
      mails.planted,
      rounds,
    )
    const chosen = await choosingFigures(tourists)
    const asked = await restingPageFigures(tourists.large, tourists.small)
    console.log('Reading for a long time ...')
    return [
      {
        title: `An inbox of ${mails.count * times} mails and 5,000 folders beside one of ${mails.count}`,
        figures: [...served, ...besideSmall(tours.large, tours.small), ...chosen, ...asked],
      },
      { title: 'A long time in one page', figures: await longReadingFigures(tourists.small) },
    ]
  } finally {
    await large.remove()
  }
}
