import type { Browser } from 'playwright'
import { password } from '../../e2e/product/Gateway'
import { figure, type Figure, type FigureTable } from '../Figure'
import { BareClient } from '../imap/BareClient'
import { addressOf, startMailServer } from '../imap/MailServer'
import { onFreshGateway } from '../imap/onFreshGateway'
import { fillIndex } from '../mailbox/fillIndex'
import { type Loaded, loadInTurns, loadProduct } from '../mailbox/firstLoad'
import { middlePage, tourCount } from '../mailbox/mailboxFigures'
import { ProductTourist } from '../mailbox/ProductTourist'
import type { Step } from '../mailbox/tour'
import { goOnTours, type Tours } from '../mailbox/tours'
import { type Mails, smallFolder } from '../mails'
import type { Addressed } from '../signIn'
import { openRoundcube } from './openRoundcube'
import { loadRoundcube, openRoundcubeSignIn, RoundcubeTourist, signInAtRoundcube } from './RoundcubeTourist'

/** Who goes through the mailbox with it. */
const name = 'carol'
const person = { user: addressOf(name), password }

/** What is said of a step, and the share of Roundcube's time that is promised. */
interface Said {
  readonly step: Step
  readonly name: string
  /** The step that it has for it. @default the same */
  readonly peerStep?: Step
  readonly maxTimes: number
}

/** It fetches nothing ahead, so what ours has fetched stands beside what it asks for. */
const said: readonly Said[] = [
  { step: 'reload', name: 'reload to the list painted', maxTimes: 0.5 },
  { step: 'open', name: 'mail opened, not fetched ahead', maxTimes: 0.33 },
  { step: 'neighbour', name: 'neighbour of the open mail', peerStep: 'open', maxTimes: 0.18 },
  { step: 'next', name: 'next page, not fetched ahead', maxTimes: 0.5 },
  { step: 'nextAhead', name: 'next page, fetched ahead', peerStep: 'next', maxTimes: 0.3 },
  { step: 'jump', name: 'jump to the middle', maxTimes: 0.7 },
  { step: 'folder', name: 'folder of 500, for the first time', maxTimes: 0.75 },
  { step: 'folderAgain', name: 'folder of 500, seen before', peerStep: 'folder', maxTimes: 0.42 },
  { step: 'back', name: 'back to the inbox', maxTimes: 1 },
  { step: 'searchSubject', name: 'search in subjects', maxTimes: 0.4 },
  { step: 'searchBody', name: 'search in texts', maxTimes: 0.05 },
  { step: 'markAnswer', name: '50 marked as unread, answered', maxTimes: 0.6 },
]

/**
 * The same way through the mailbox with Mailroom and with what people would use instead, on one machine in one run:
 * Roundcube as Debian ships it, over the same Dovecot.
 */
export async function peerFigures(
  browser: Browser,
  mails: Mails,
  embedded: Addressed,
): Promise<FigureTable[]> {
  const all = { mailCount: mails.count, folders: [smallFolder] }
  const dovecot = await startMailServer(mails.maildir, [
    { name: 'alice', ...all },
    { name, ...all },
  ])
  const client = await BareClient.open(dovecot, name)
  await client.subscribe(smallFolder)
  await client.close()
  const roundcube = await openRoundcube(dovecot)
  try {
    return await onFreshGateway(dovecot, async (imap) => {
      await fillIndex(browser, imap)
      console.log('Going through the mailbox beside Roundcube ...')
      const loads = await loadInTurns({
        roundcube: () => loadRoundcube(browser, roundcube, person),
        embedded: () => loadProduct(browser, embedded),
        imap: () => loadProduct(browser, imap),
      })
      const { page, rest } = await openRoundcubeSignIn(browser, roundcube)
      await signInAtRoundcube(page, rest, person)
      const tourists = {
        roundcube: new RoundcubeTourist(page, rest),
        embedded: await ProductTourist.arrive(browser, embedded),
        imap: await ProductTourist.arrive(browser, imap),
      }
      const tours = await goOnTours(tourists, middlePage(mails), mails.planted, tourCount)
      return [
        {
          title: 'Beside Roundcube, embedded store',
          figures: [
            ...loadsBeside(loads.embedded, loads.roundcube),
            ...beside(tours.embedded, tours.roundcube),
          ],
        },
        {
          title: 'Beside Roundcube, over Dovecot',
          figures: [...loadsBeside(loads.imap, loads.roundcube), ...beside(tours.imap, tours.roundcube)],
        },
      ]
    })
  } finally {
    await roundcube.stop()
    await dovecot.stop()
  }
}

/** A time of ours beside Roundcube's. */
const time = (name: string, ms: number | undefined, peerMs: number | undefined, maxTimes: number): Figure =>
  figure({ name, value: ms ?? Number.NaN, unit: 'ms', floor: peerMs, floorOf: 'Roundcube', maxTimes })

const loadsBeside = (loaded: Loaded, peer: Loaded): Figure[] => [
  time('login page usable, empty cache', loaded.usable, peer.usable, 0.8),
  time('sign-in to the list painted', loaded.list, peer.list, 0.6),
]

const beside = (tours: Tours, peer: Tours): Figure[] =>
  said.map(({ step, name: words, peerStep = step, maxTimes }) =>
    time(words, tours.ms[step], peer.ms[peerStep], maxTimes),
  )
