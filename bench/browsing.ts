import type { Browser, Page } from 'playwright'
import type { Gateway } from '../e2e/product/Gateway'
import { figure, median, type Figure } from './Figure'
import type { Floor } from './floor'
import { painted, type Painted } from './paint'
import { followNetwork } from './quiet'
import { openSignIn, signIn } from './signIn'

const rounds = 8

/** What a person waits for in the browser, from the click to the frame that shows it. */
export async function browsingFigures(browser: Browser, gateway: Gateway, floor: Floor): Promise<Figure[]> {
  const least = await floorTimes(browser, floor)
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
  const requests = await mark50(page, quiet)
  await context.close()

  const ms = (all: readonly Painted[]) => median(all.map((each) => each.ms))
  return [
    figure({
      name: 'sign-in to the list painted',
      value: median(signedIn),
      unit: 'ms',
      floor: least.signedIn,
    }),
    figure({ name: 'next page painted', value: ms(pages), unit: 'ms', floor: least.nextPage }),
    figure({ name: 'mail opened from the list, painted', value: opened.ms, unit: 'ms', floor: least.opened }),
    figure({
      name: 'neighbour of the open mail, painted',
      value: ms(neighbours),
      unit: 'ms',
      floor: least.opened,
    }),
    figure({
      name: 'frames until the neighbour is painted, most',
      value: Math.max(...neighbours.map(({ frames }) => frames)),
      unit: 'frames',
      max: 2,
    }),
    figure({ name: 'requests for 50 marks', value: requests, unit: 'requests', max: 1 }),
  ]
}

async function floorTimes(browser: Browser, floor: Floor) {
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
  return { signedIn: list.ms, nextPage: median(pages.map(({ ms }) => ms)), opened: opened.ms }
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
