import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { servePage } from '../../../../scripts/vitest/servePage'

let served: Awaited<ReturnType<typeof servePage>>
let browser: Browser

beforeAll(async () => {
  const root = new URL('../../', import.meta.url).pathname
  served = await servePage(root, 'src/journal/stage/crashPage.tsx', '/')
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
})

afterAll(async () => {
  await browser?.close()
  await served?.close()
})

const text = (page: Page) => page.frameLocator('iframe').getByRole('textbox', { name: 'Message text' })
const words = (page: Page) => text(page).evaluate((box) => [...box.children].map((line) => line.textContent))

it('[CO-10] gives back what was typed when the page has crashed, down to the last word', async () => {
  const context = await browser.newContext()
  const first = await context.newPage()
  await first.goto(served.url)
  await first.getByRole('combobox', { name: 'To' }).fill('王磊 <wang.lei@example.com>')
  await first.getByRole('textbox', { name: 'Subject' }).fill('预算 2027')
  await text(first).click()
  await first.keyboard.type('one')
  await first.keyboard.press('Enter')
  await first.keyboard.press('Control+b')
  await first.keyboard.type('two')
  await expect.poll(() => notedWords(first), { timeout: 20_000 }).toContain('two')

  // Kills the process that draws the page: no event tells it before.
  await Promise.all([
    first.waitForEvent('crash'),
    expect(first.goto('chrome://crash')).rejects.toThrow(/crash/i),
  ])
  await first.close()

  const second = await context.newPage()
  await second.goto(served.url)
  await second.getByRole('button', { name: 'Go on writing' }).click({ timeout: 20_000 })
  await expect.poll(() => words(second), { timeout: 20_000 }).toEqual(['one', 'two'])
  expect(await text(second).locator('b').textContent()).toBe('two')
  expect(await second.getByRole('textbox', { name: 'Subject' }).inputValue()).toBe('预算 2027')
  await second.getByTitle('wang.lei@example.com').waitFor()
  await context.close()
})

it('[CO-10] does not offer in one window what is being written in another', async () => {
  const context = await browser.newContext()
  const writing = await context.newPage()
  await writing.goto(served.url)
  await writing.getByRole('textbox', { name: 'Subject' }).fill('mine')
  await text(writing).click()
  await writing.keyboard.type('still here')
  await expect.poll(() => notedWords(writing), { timeout: 20_000 }).toContain('still here')
  const other = await context.newPage()
  await other.goto(served.url)
  await text(other).waitFor()
  expect(await other.getByRole('button', { name: 'Go on writing' }).count()).toBe(0)
  await context.close()
})

/** What the browser's database holds, opened with the key beside it. */
const notedWords = (page: Page) =>
  page.evaluate(async () => {
    const stored = await new Promise<unknown[][]>((resolve) => {
      const opened = indexedDB.open('mailroom-journal chen.yu@example.com')
      opened.onsuccess = () => {
        const transaction = opened.result.transaction(['entries', 'keys'])
        const asked = ['entries', 'keys'].map((name) => transaction.objectStore(name).getAll())
        transaction.oncomplete = () => {
          opened.result.close()
          resolve(asked.map(({ result }) => result as unknown[]))
        }
      }
    })
    const [notes, [key]] = stored as [
      { draftId: string; iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }[],
      { key: CryptoKey }[],
    ]
    const words = notes.map(async ({ draftId, iv, sealed }) => {
      const additionalData = new TextEncoder().encode(draftId)
      return crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key!.key, sealed)
    })
    return (await Promise.all(words)).map((bytes) => new TextDecoder().decode(bytes)).join()
  })
