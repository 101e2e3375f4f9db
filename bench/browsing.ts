import type { Browser, Page } from 'playwright'
import { figure, median, type Figure } from './Figure'
import type { Floor } from './floor'
import { painted, type Painted } from './paint'
import { followNetwork } from '../e2e/product/followNetwork'
import { type Addressed, openSignIn, signIn } from './signIn'

const rounds = 8

/** What a person waits for in the browser, from the click to the frame that shows it: medians in milliseconds. */
export interface Browsed {
  readonly signedIn: number
  readonly nextPage: number
  readonly opened: number
  readonly neighbour: number
  /** The most frames until a neighbour was painted. */
  readonly neighbourFrames: number
  /** Requests for 50 marks. */
  readonly marking: number
}

const ms = (all: readonly Painted[]) => median(all.map((each) => each.ms))

/** Signs in, turns pages, opens mails and marks 50, as a person does. */
export async function browse(browser: Browser, gateway: Addressed): Promise<Browsed> {
  const signedIn: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const { context, page } = await openSignIn(browser, gateway)
    signedIn.push((await signIn(page)).ms)
    await context.close()
  }

  const { context, page } = await openSignIn(browser, gateway)
  const quiet = followNetwork(page)
  const list = await signIn(page)
  const pages = await nextPages(page, quiet, list)
  const opened = await openFromList(page, quiet, pages.at(-1)!)
  const neighbours = await openNeighbours(page, quiet, opened)
  const marking = await mark50(page, quiet)
  await context.close()
  return {
    signedIn: median(signedIn),
    nextPage: ms(pages),
    opened: opened.ms,
    neighbour: ms(neighbours),
    neighbourFrames: Math.max(...neighbours.map(({ frames }) => frames)),
    marking,
  }
}

/** What of it the page without a framework does. */
type LeastBrowsed = Pick<Browsed, 'signedIn' | 'nextPage' | 'opened' | 'neighbour'>

/** The same with the least that a page and a server can be. */
export async function browseFloor(browser: Browser, floor: Floor): Promise<LeastBrowsed> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const quiet = followNetwork(page)
  await page.goto(floor.url)
  const signing = painted(page, { kind: 'list' }, 'click')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const list = await signing
  const pages = await nextPages(page, quiet, list)
  const opened = await openFromList(page, quiet, pages.at(-1)!)
  await context.close()
  return { signedIn: list.ms, nextPage: ms(pages), opened: opened.ms, neighbour: opened.ms }
}

/**
 * What was browsed beside the same elsewhere.
 *
 * @param whose whose the other values are, where they are not the floor's
 */
export function browsingFigures(browsed: Browsed, beside: LeastBrowsed, whose?: string): Figure[] {
  const paintedIn = (name: string, what: keyof LeastBrowsed) =>
    figure({ name, value: browsed[what], unit: 'ms', floor: beside[what], floorOf: whose })
  return [
    paintedIn('sign-in to the list painted', 'signedIn'),
    paintedIn('next page painted', 'nextPage'),
    paintedIn('mail opened from the list, painted', 'opened'),
    paintedIn('neighbour of the open mail, painted', 'neighbour'),
    figure({
      name: 'frames until the neighbour is painted, most',
      value: browsed.neighbourFrames,
      unit: 'frames',
      max: 2,
    }),
    figure({ name: 'requests for 50 marks', value: browsed.marking, unit: 'requests', max: 1 }),
  ]
}

type Quiet = () => Promise<void>

async function nextPages(page: Page, quiet: Quiet, from: Painted): Promise<Painted[]> {
  const all = [from]
  for (let round = 0; round < rounds; round += 1) {
    const next = painted(page, { kind: 'list', notRow: all.at(-1)!.row }, 'click')
    await page.getByRole('button', { name: 'Next page' }).click()
    all.push(await next)
    await quiet()
  }
  return all.slice(1)
}

async function openFromList(page: Page, quiet: Quiet, from: Painted): Promise<Painted> {
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
    .nth(2)
  const opened = painted(page, { kind: 'mail', notHeading: from.heading }, 'click')
  await row.click()
  const mail = await opened
  // What a person takes to begin reading: the neighbours are fetched meanwhile.
  await quiet()
  return mail
}

async function openNeighbours(page: Page, quiet: Quiet, from: Painted): Promise<Painted[]> {
  const all = [from]
  for (let round = 0; round < rounds; round += 1) {
    const { heading, body } = all.at(-1)!
    const next = painted(page, { kind: 'mail', notHeading: heading, notBody: body }, 'click')
    await page.getByRole('button', { name: 'Next message' }).click()
    all.push(await next)
    await quiet()
  }
  return all.slice(1)
}

/** Marks a page of 50 mails and counts what goes to the gateway. */
async function mark50(page: Page, quiet: Quiet): Promise<number> {
  await page.getByRole('tab').first().click()
  const list = painted(page, { kind: 'list' }, 'now')
  await page.getByLabel('Per page').selectOption('50')
  await list
  await quiet()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await page.getByText('50 selected').waitFor()
  await page.getByRole('button', { name: 'Mark as' }).click()
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  const answered = page.waitForResponse((answer) => answer.request().method() !== 'GET')
  await page.getByRole('menuitem', { name: 'Unread', exact: true }).click()
  await answered
  await quiet()
  return sent.length
}
