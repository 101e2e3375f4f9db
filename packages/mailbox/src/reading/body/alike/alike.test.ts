import type { Browser, Page } from 'playwright'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveMails } from '../serveMails'
import { collectedMails } from './collectedMails'
import type { ComparePage, DrawnMail } from './comparePage'
import { ownMails, type HonestMail } from './ownMails'

/** A mail looks the same when fewer points than this differ, of all. @source X9 */
const maxDifference = 0.02
/** So many of the collected mails have to look the same, of all. @source X9 */
const minAlike = 0.95

/** One of so many is drawn; all of them with the long suites. */
const share = process.env.MAILROOM_LONG ? 1 : 3

let served: Awaited<ReturnType<typeof serveMails>>
let browser: Browser
let page: Page

beforeAll(async () => {
  served = await serveMails('alike/comparePage.ts')
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
  page = await browser.newPage({ viewport: { width: 1800, height: 800 } })
  await page.goto(served.url)
  await page.waitForFunction('window.comparePage !== undefined')
})

afterAll(async () => {
  await browser?.close()
  await served?.close()
})

/** Share of the points in which two mails differ. */
async function difference(...mails: readonly [DrawnMail, DrawnMail]): Promise<number> {
  await page.evaluate(
    (two) => (globalThis as unknown as { comparePage: ComparePage }).comparePage.show(...two),
    mails,
  )
  const png = await page.locator('body').screenshot({ animations: 'disabled', caret: 'hide' })
  return page.evaluate(
    (base64) => (globalThis as unknown as { comparePage: ComparePage }).comparePage.difference(base64),
    png.toString('base64'),
  )
}

const changeIn = ({ html }: HonestMail): Promise<number> =>
  difference({ html, as: 'came' }, { html, as: 'cleaned' })

it('[X9] sees that a mail has lost its colour, or lies elsewhere', async () => {
  const mail = { html: '<div style="background:#cde">One</div><p>Two</p>', as: 'came' } as const
  expect(await difference(mail, mail)).toBe(0)
  for (const html of ['<div>One</div><p>Two</p>', '<p>Zero</p><div style="background:#cde">One</div>'])
    expect(await difference(mail, { html, as: 'came' })).toBeGreaterThan(maxDifference)
})

it.each(ownMails)('[X9] $name looks the same after cleaning', async (mail) => {
  expect(await changeIn(mail)).toBeLessThan(maxDifference)
})

it.each([collectedMails().filter((_mail, index) => index % share === 0)].filter((mails) => mails.length > 0))(
  '[X9] of the collected mails at least 95 of 100 look the same after cleaning',
  async (...mails) => {
    const changed: string[] = []
    for (const mail of mails) {
      const change = await changeIn(mail)
      if (change >= maxDifference) changed.push(`${mail.name}: ${(change * 100).toFixed(1)} %`)
    }
    expect(1 - changed.length / mails.length, changed.join('\n')).toBeGreaterThanOrEqual(minAlike)
  },
  300_000,
)
