import type { Browser, Page } from 'playwright'
import type { Gateway } from '../../e2e/product/Gateway'
import { figure, type Figure, median } from '../Figure'
import { longTasksAfter, noteLongTasks } from '../mailbox/watchPage'
import { painted, type Painted } from '../paint'
import { followNetwork } from '../../e2e/product/followNetwork'
import { openSignIn, signIn } from '../signIn'
import { deliverLongMails, lastWords, subjectOf } from './longMails'
import { longestTaskAfter } from './longestTask'
import { openWritingFloor, type WritingFloor } from './openWritingFloor'

/** Times that each thing is done, after one that warms up. */
const rounds = 6

const shortMail = 20_000
const longMail = 200_000

/** Characters that are typed into the long reply, and the pause after each: seven seconds, so that it is saved meanwhile. */
const typed = { count: 140, pauseMs: 50 }

/** What somebody who writes waits for. */
interface Written {
  readonly opened: number
  readonly replied: number
}

/** Opening the composer, answering and typing, beside the least that a page can do. */
export async function writingFigures(browser: Browser, gateway: Gateway): Promise<Figure[]> {
  await deliverLongMails(gateway, [shortMail, longMail])
  const floor = await openWritingFloor(shortMail)
  try {
    const least = await writeOnFloor(browser, floor)
    const { page, rest } = await arrive(browser, gateway)
    const firstOpened = await openComposer(page)
    await leaveComposer(page)
    const opened = await again(async () => {
      const seen = await openComposer(page)
      await leaveComposer(page)
      return seen
    })
    const replied = await answerShort(page, rest)
    const typing = await typeIntoLong(page, rest)
    await page.context().close()
    return [
      figure({
        name: 'composer opened for the first time, caret ready',
        value: firstOpened.ms,
        unit: 'ms',
        floor: least.opened,
      }),
      figure({
        name: 'composer opened, caret ready',
        value: opened,
        unit: 'ms',
        floor: least.opened,
        maxTimes: 2,
      }),
      figure({
        name: 'reply to a mail of 20 kB, its original in place',
        value: replied,
        unit: 'ms',
        floor: least.replied,
        maxTimes: 5,
      }),
      figure({
        name: 'longest task while one types into a reply of 200 kB',
        value: typing.longest,
        unit: 'ms',
        max: 50,
      }),
      figure({ name: 'tasks over 50 ms meanwhile, in sum', value: typing.sum, unit: 'ms', max: 0 }),
    ]
  } finally {
    floor.close()
  }
}

async function again(act: () => Promise<Painted>): Promise<number> {
  const all: number[] = []
  for (let round = 0; round <= rounds; round += 1) all.push((await act()).ms)
  return median(all.slice(1))
}

async function writeOnFloor(browser: Browser, floor: WritingFloor): Promise<Written> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(floor.url)
  const click = async (name: string, quoting: string) => {
    const seen = painted(page, { kind: 'writing', quoting }, 'click')
    await page.getByRole('button', { name }).click()
    const shown = await seen
    await page.getByRole('button', { name: 'Close' }).click()
    return shown
  }
  const opened = await again(() => click('New message', ''))
  const replied = await again(() => click('Reply', lastWords))
  await context.close()
  return { opened, replied }
}

type Rest = () => Promise<void>

async function arrive(browser: Browser, gateway: Gateway): Promise<{ page: Page; rest: Rest }> {
  const { page } = await openSignIn(browser, gateway)
  await noteLongTasks(page)
  const rest = followNetwork(page)
  await signIn(page)
  await page.reload()
  // The editor's code is fetched once nothing else is.
  await rest()
  return { page, rest }
}

async function openComposer(page: Page): Promise<Painted> {
  const seen = painted(page, { kind: 'writing', quoting: '' }, 'click')
  await page.getByRole('button', { name: 'New message' }).first().click()
  return seen
}

/** Nothing was written, so nobody is asked. */
async function leaveComposer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close all' }).click()
  await page.getByRole('row').first().waitFor()
}

async function answerShort(page: Page, rest: Rest): Promise<number> {
  return again(async () => {
    await openMail(page, rest, shortMail)
    const seen = await reply(page)
    await leaveComposer(page)
    return seen
  })
}

async function openMail(page: Page, rest: Rest, size: number): Promise<void> {
  await page
    .getByRole('row')
    .filter({ hasText: subjectOf(size) })
    .click({ position: { x: 400, y: 12 } })
  await page.getByRole('heading', { name: subjectOf(size) }).waitFor()
  await rest()
}

async function reply(page: Page): Promise<Painted> {
  const seen = painted(page, { kind: 'writing', quoting: lastWords }, 'click')
  await page.getByRole('button', { name: 'Reply', exact: true }).first().click()
  return seen
}

async function typeIntoLong(page: Page, rest: Rest): Promise<{ longest: number; sum: number }> {
  await openMail(page, rest, longMail)
  const { at } = await reply(page)
  await rest()
  const since = Math.max(at, await page.evaluate(() => performance.now()))
  await page
    .frameLocator('iframe[title="Message text"]:visible')
    .getByRole('textbox')
    .press('ControlOrMeta+Home')
  await page.keyboard.type('Thank you. '.repeat(Math.ceil(typed.count / 11)).slice(0, typed.count), {
    delay: typed.pauseMs,
  })
  await rest()
  return { longest: await longestTaskAfter(page, since), sum: await longTasksAfter(page, since) }
}
