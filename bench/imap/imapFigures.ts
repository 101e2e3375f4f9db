import type { Browser } from 'playwright'
import type { Gateway } from '../../e2e/product/Gateway'
import type { Dovecot } from '../../packages/gateway/src/testing/imap/startDovecot'
import { browse, type Browsed, browsingFigures } from '../browsing'
import type { Figure, FigureTable } from '../Figure'
import { HttpPerson } from '../http/HttpPerson'
import type { Mails } from '../mails'
import { BareClient } from './BareClient'
import { crowd, crowdFigures } from './crowd'
import { type FirstPage, firstPageFigures, openFirstPage } from './firstPage'
import { fill, type Filling, indexingFigures, readAllSeconds } from './indexing'
import { listingFigures } from './listing'
import { type Person, startMailServer } from './MailServer'
import { markingFigures } from './marking'
import { onFreshGateway } from './onFreshGateway'
import { readingFigures } from './reading'
import { searchingFigures } from './searching'

/** Times that an empty index is begun, with the first page, and filled to its end. */
const fillingCount = 5

const peopleWith = (mails: Mails): Person[] => [
  { name: 'alice', mailCount: mails.count },
  { name: 'warmer', mailCount: 100 },
  { name: 'marker', mailCount: 100, isOverheard: true },
  ...crowd.map((name) => ({ name, mailCount: 200 })),
]

/** The same mails in the embedded store of a gateway that runs. */
export interface Embedded {
  readonly url: string
  readonly browsed: Browsed
}

/**
 * The same mails on a real Dovecot with the gateway in front of it, beside a bare IMAP client and the embedded store.
 *
 * @source GW-03
 */
export async function imapFigures(
  browser: Browser,
  mails: Mails,
  embedded: Embedded,
): Promise<FigureTable[]> {
  const dovecot = await startMailServer(mails.maildir, peopleWith(mails))
  try {
    // A server in use has an index of its own of what its clients ask for.
    await readAllSeconds(dovecot)
    console.log('Filling the index ...')
    const pages: FirstPage[] = []
    const fillings: Filling[] = []
    const bareFetches: number[] = []
    const openAndFill = async (gateway: Gateway) => {
      pages.push(await openFirstPage(dovecot, gateway))
      fillings.push(await fill(gateway, pages.at(-1)!.since))
      bareFetches.push(await readAllSeconds(dovecot))
      const [seconds, bareSeconds] = [fillings.at(-1)!.seconds, bareFetches.at(-1)!]
      console.log(
        `Full after ${seconds.toFixed(1)} s, a bare fetch of the same takes ${bareSeconds.toFixed(1)} s.`,
      )
    }
    while (fillings.length < fillingCount - 1) await onFreshGateway(dovecot, openAndFill)
    return await onFreshGateway(dovecot, async (gateway) => {
      await openAndFill(gateway)
      const indexing = await indexingFigures(fillings, bareFetches, gateway.folder, mails.count)
      console.log('Asking the full index ...')
      const asking = await askingFigures(dovecot, gateway, mails, embedded)
      const marking = await markingFigures(dovecot, gateway.url)
      const browsed = await browse(browser, gateway)
      console.log('Letting a crowd in ...')
      const many = await crowdFigures(dovecot, gateway)
      return [
        {
          title: 'Mail on an IMAP server',
          figures: [...firstPageFigures(pages), ...indexing, ...asking, ...marking],
        },
        { title: 'Many at once on an IMAP server', figures: many },
        {
          title: 'In the page, mail on an IMAP server',
          figures: browsingFigures(browsed, embedded.browsed, 'embedded'),
        },
      ]
    })
  } finally {
    await dovecot.stop()
  }
}

async function askingFigures(
  dovecot: Dovecot,
  { url }: Gateway,
  mails: Mails,
  embedded: Embedded,
): Promise<Figure[]> {
  const alice = new HttpPerson(url)
  await alice.signIn('alice')
  const other = new HttpPerson(embedded.url)
  await other.signIn('alice')
  const listing = await listingFigures(alice, other)
  const bare = await BareClient.open(dovecot, 'alice')
  const reading = await readingFigures(alice, bare, mails.count)
  const searching = await searchingFigures(alice, bare, mails.planted)
  await bare.close()
  return [...listing, ...reading, ...searching]
}
