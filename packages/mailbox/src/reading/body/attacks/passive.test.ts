import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectedMails } from '../alike/collectedMails'
import { collectedAttacks } from './collectedAttacks'
import { leakVectors } from './leaks/leakVectors'
import { frameKinds, openAttackPage } from './openAttackPage'

/** Mails that are looked at together. */
const BATCH = 60
/** How long a mail is looked at, in the time of its page. @source X2 */
const lookedAtMs = 10_000

/** The long tests show all mails in every kind of frame, the others where only the cleaning protects. */
const isLong = Boolean(process.env.MAILROOM_LONG)
const shownIn = isLong ? frameKinds : frameKinds.slice(-1)

let attacked: Awaited<ReturnType<typeof openAttackPage>>

beforeAll(async () => {
  attacked = await openAttackPage()
})

afterAll(async () => attacked?.close())

/** Lets the page's clock go on by so much at once: delays, animations and refreshes come as if one had waited. */
async function letTimePass(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const isOver = new Promise<void>((resolve) => {
    session.once('Emulation.virtualTimeBudgetExpired', () => resolve())
  })
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: lookedAtMs })
  await isOver
  // It would stand still from now on.
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance' })
  await session.detach()
}

/** Looks at the page as it is, for long, in the dark and on paper, and touches nothing. */
async function lookOn(): Promise<void> {
  const { page } = attacked
  await letTimePass(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await letTimePass(page)
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await letTimePass(page)
  await page.pdf()
  await page.emulateMedia({ media: 'screen' })
}

const hostOf = (url: string) => URL.parse(url)?.host ?? url

/** Places of the table that must really leak, so that their silence says something. @source X2 */
const minLeaking = 218

it('[X2] the places leak where nothing cleans, and each is another', async () => {
  const { page, watch } = attacked
  const hosts = leakVectors.map(({ host }) => host)
  expect(new Set(hosts).size).toBe(hosts.length)
  watch.start()
  await page.evaluate(
    (mails) => {
      for (const html of mails) {
        const raw = document.createElement('iframe')
        raw.srcdoc = html
        document.body.append(raw)
      }
    },
    leakVectors.map(({ html }) => html),
  )
  await lookOn()
  await page.evaluate(() => document.querySelectorAll('body > iframe').forEach((raw) => raw.remove()))
  const asked = new Set(watch.seen().requests.map(hostOf))
  expect(hosts.filter((host) => asked.has(host)).length).toBeGreaterThanOrEqual(minLeaking)
})

const sources = [
  { of: 'places that leak', mails: leakVectors },
  { of: 'collected attacks', mails: isLong ? collectedAttacks() : [] },
  { of: 'collected mails', mails: collectedMails() },
].filter(({ mails }) => mails.length > 0)

describe.each(shownIn)('in $kind', ({ options }) => {
  it.each(sources)(
    '[X2] [RD-16] $of ask for nothing in ten seconds, nor in the dark, nor printed',
    async ({ mails }) => {
      const { clean, clear, ownFrame, show, watch } = attacked
      const asked = new Set<string>()
      for (let first = 0; first < mails.length; first += BATCH) {
        watch.start()
        await clean(mails.slice(first, first + BATCH).map(({ html }) => ({ html, ...options })))
        await show()
        await lookOn()
        for (const url of watch.seen().requests) if (url !== ownFrame) asked.add(url)
        await clear()
      }
      expect([...asked]).toEqual([])
    },
  )
})
