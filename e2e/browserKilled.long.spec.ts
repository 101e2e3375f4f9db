import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { contract } from '../packages/api/src/index'
import { seededRandom } from '../packages/gateway/src/testing/seededRandom'
import { browserNotes } from './product/browserNotes'
import { KilledBrowser } from './product/KilledBrowser'
import { button, editor, folder, row, startMail } from './product/mailbox'
import { decoded } from './product/rawMail'
import { enterPassword, expect, test } from './product/test'

/** What somebody is about when the browser is killed. */
const acts = ['typing', 'uploading', 'sending', 'scheduling'] as const
type Act = (typeof acts)[number]

const moments = 100
/** Text that was typed that long before is never lost, in ms. */
const safeAfterMs = 5_000
/** The longest time from the beginning of an act to the blow, in ms. */
const longestMs: Readonly<Record<Act, number>> = {
  typing: 12_000,
  uploading: 1_500,
  sending: 1_200,
  scheduling: 1_200,
}

/** A mail that is written when the browser is killed. */
interface Letter {
  readonly subject: string
  readonly to: string
  readonly act: Act
  /** Words, and when the last letter of each was there, in ms since 1970. */
  readonly typed: { readonly word: string; readonly at: number }[]
}

const subjectField = (page: Page) => page.getByRole('textbox', { name: '主题' })

test.setTimeout(7_200_000)

test('[CO-10] [CO-07] [AT-02] [SS-01] a browser killed at random moments of typing, uploading, sending and scheduling loses no text older than 5 s and no mail, and sends none twice', async ({
  gateway,
  outside,
}) => {
  const random = seededRandom(19991231)
  const files = await mkdtemp(join(tmpdir(), 'mailroom-killed-'))
  const bytes = randomBytes(6_000_000)
  const file = join(files, '航线图.zip')
  await writeFile(file, bytes)
  const name = await gateway.newcomer('断电的人')
  const browser = await KilledBrowser.install()
  const blows = new Map<string, number>()

  for (let moment = 0; moment < moments; moment += 1) {
    const act = acts[moment % acts.length]!
    const letter: Letter = {
      subject: `第 ${moment} 封`,
      to: `moment${moment}@outside.example.org`,
      act,
      typed: [],
    }
    const page = await openMailbox(browser, gateway.url, name)
    await begin(page, letter)
    const killedAt = await killWithin(browser, random() * longestMs[act], () => go(page, letter, file))
    const safe = letter.typed.filter(({ at }) => at < killedAt - safeAfterMs).map(({ word }) => word)

    const again = await openMailbox(browser, gateway.url, name)
    const found = await settle(again, letter, safe, file)
    blows.set(`${act}: ${found}`, (blows.get(`${act}: ${found}`) ?? 0) + 1)
    const { raw } = await outside.mailTo(letter.to)
    // The text comes before the file.
    const text = decoded(raw.slice(0, 100_000))
    for (const word of safe) expect(text, `${letter.subject}, ${act}, ${found}`).toContain(word)
    if (act === 'uploading') expect(raw.replaceAll('\r\n', '')).toContain(bytes.toString('base64'))
    await browser.kill()
  }

  const counts = new Map<string, number>()
  for (const { to } of outside.all()) for (const each of to) counts.set(each, (counts.get(each) ?? 0) + 1)
  const expected = Array.from({ length: moments }, (_, moment) => [`moment${moment}@outside.example.org`, 1])
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(expected))
  console.log('Where mails were found after the blow:', Object.fromEntries(blows))
  await browser.remove()
  await rm(files, { recursive: true })
})

/** The inbox, with a new session when the old one went with the browser. */
async function openMailbox(browser: KilledBrowser, url: string, name: string): Promise<Page> {
  const page = await browser.open()
  await page.goto(`${url}/mailbox/innerbox/INBOX`)
  const isIn = folder(page, /^收件箱/)
  await expect(button(page, '登录').or(isIn).first()).toBeVisible()
  if (!(await isIn.isVisible())) await enterPassword(page, name)
  await expect(isIn).toBeVisible()
  return page
}

/** All that comes before the act. */
async function begin(page: Page, { subject, to, act, typed }: Letter): Promise<void> {
  await startMail(page)
  await page.getByRole('combobox', { name: '收件人' }).fill(to)
  await page.keyboard.press('Enter')
  await subjectField(page).fill(subject)
  await editor(page).click()
  await typeWords(page, typed, 5)
  await expect.poll(() => offered(page)).toContain(subject)
  if (act !== 'scheduling') return
  await button(page, '定时发送').first().click()
  await page.getByLabel('日期和时间').fill('2031-01-06T08:30')
}

async function typeWords(page: Page, typed: Letter['typed'], count: number): Promise<void> {
  for (let each = 0; each < count; each += 1) {
    const word = `word${typed.length}.`
    await page.keyboard.type(word)
    typed.push({ word, at: Date.now() })
  }
}

/** The act itself, which nobody lets end. */
async function go(page: Page, { act, typed }: Letter, file: string): Promise<void> {
  if (act === 'typing') return typeWords(page, typed, Infinity)
  if (act === 'uploading') return page.locator('input[type=file]').first().setInputFiles(file)
  if (act === 'sending') return button(page, '发送').click()
  return page.getByRole('button', { name: '定时发送' }).and(page.locator(':not([aria-pressed])')).click()
}

/** @returns when the blow fell, in ms since 1970 */
async function killWithin(browser: KilledBrowser, ms: number, act: () => Promise<void>): Promise<number> {
  // Whatever it was about ends with the browser.
  const acting = act().catch(() => undefined)
  await new Promise((wake) => setTimeout(wake, ms))
  const at = Date.now()
  await browser.kill()
  await acting
  return at
}

/**
 * Does what its writer would: goes on with what is offered, or with the draft, and sends it.
 *
 * @returns where the mail was
 */
async function settle(page: Page, letter: Letter, safe: readonly string[], file: string): Promise<string> {
  const { subject, act } = letter
  const isOffered = (await offered(page)).includes(subject)
  const isSent = (await subjects(page, 'Sent')).includes(subject)
  const drafts = (await subjects(page, 'Drafts')).filter((each) => each === subject).length
  expect(drafts, `${subject} is once among the drafts`).toBeLessThanOrEqual(1)
  expect(isOffered || isSent || drafts === 1, `${subject} is somewhere`).toBe(true)
  if (isOffered) await button(page, '继续写').click()
  else if (drafts === 1) await openDraft(page, subject)
  else return 'sent'
  const place = [isOffered && 'offered', drafts === 1 && 'draft', isSent && 'sent'].filter(Boolean).join(', ')
  if (act === 'scheduling' && (await button(page, '立即发送').isVisible())) {
    await button(page, '立即发送').click()
    return `${place}, with its time`
  }
  await expect(subjectField(page)).toHaveValue(subject)
  for (const word of safe) await expect(editor(page)).toContainText(word)
  if (act === 'uploading') await bringFile(page, file)
  // Its time is back as well; it is to leave now.
  const later = page.getByRole('button', { name: '定时发送', pressed: true })
  if (act === 'scheduling' && (await later.count()) > 0) await later.click()
  await button(page, '发送').first().click()
  await expect(page.getByText(/邮件已发送|您的邮件已经发出/).first()).toBeVisible({ timeout: 60_000 })
  return place
}

async function openDraft(page: Page, subject: string): Promise<void> {
  await folder(page, /^草稿箱/).click()
  await row(page, new RegExp(`${subject}(?!\\d)`)).click()
  await expect(editor(page).or(button(page, '立即发送')).first()).toBeVisible()
}

/** The file is whole, asked for again, or not there because its choice was not noted yet. */
async function bringFile(page: Page, file: string): Promise<void> {
  const wanted = page.getByLabel('选择文件：航线图.zip').last()
  const there = button(page, '移除 航线图.zip')
  if ((await wanted.count()) > 0) return wanted.setInputFiles(file)
  if ((await there.count()) > 0) return
  await page.locator('input[type=file]').first().setInputFiles(file)
}

/** Subjects of what a composer of this browser would offer. */
const offered = async (page: Page): Promise<string[]> =>
  (await browserNotes(page)).opened.map(
    (note) => (JSON.parse(note) as { fields: { subject: string } }).fields.subject,
  )

/** Subjects of the newest mails of a folder. */
const subjects = (page: Page, path: string): Promise<string[]> =>
  page.evaluate(
    async ([address]) => {
      const answer = await fetch(address!)
      const { results } = (await answer.json()) as { results: { subject: string }[] }
      return results.map(({ subject }) => subject)
    },
    [
      `${contract.messages.path}?${new URLSearchParams({ folder: path, limit: '100', offset: '0' }).toString()}`,
    ],
  )
