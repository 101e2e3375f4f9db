import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { chromium, type Browser, type Page } from 'playwright'
import {
  createServer,
  defaultClientConditions,
  defaultServerConditions,
  type Plugin,
  type ViteDevServer,
} from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'

const html =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Write</title></head><body><div id="root"></div>' +
  '<script type="module" src="/src/journal/stage/crashPage.tsx"></script></body></html>'

const servePage: Plugin = {
  name: 'crash-page',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (request.url !== '/') return next()
      response.setHeader('content-type', 'text/html; charset=utf-8')
      void server.transformIndexHtml('/', html).then((page) => response.end(page), next)
    })
  },
}

let server: ViteDevServer
let browser: Browser
let address: string

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root: new URL('../../', import.meta.url).pathname,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin(), servePage],
    // Style sheets are run by the server, from the source of other packages too.
    environments: { ssr: { resolve: { conditions: ['@mailroom/source', ...defaultServerConditions] } } },
    resolve: { conditions: ['@mailroom/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
    // All found before the first page asks: one that is found later would make it load again.
    optimizeDeps: {
      entries: ['src/journal/stage/crashPage.tsx'],
      include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'roosterjs'],
    },
    cacheDir: 'node_modules/.vite-crash',
    server: { port: 0, host: '127.0.0.1', hmr: false },
  })
  await server.listen()
  address = server.resolvedUrls!.local[0]!
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
  await warm()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** What the lazy parts need is found when they are first asked for; from then on pages load once. */
async function warm(): Promise<void> {
  const page = await browser.newPage()
  const isThere = () =>
    text(page)
      .waitFor({ timeout: 5000 })
      .then(
        () => true,
        () => false,
      )
  do await page.goto(address)
  while (!(await isThere()))
  await page.close()
}

const text = (page: Page) => page.frameLocator('iframe').getByRole('textbox', { name: 'Message text' })
const words = (page: Page) => text(page).evaluate((box) => [...box.children].map((line) => line.textContent))

it('[CO-10] gives back what was typed when the page has crashed, down to the last word', async () => {
  const context = await browser.newContext()
  const first = await context.newPage()
  await first.goto(address)
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
  await second.goto(address)
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
  await writing.goto(address)
  await writing.getByRole('textbox', { name: 'Subject' }).fill('mine')
  await text(writing).click()
  await writing.keyboard.type('still here')
  await expect.poll(() => notedWords(writing), { timeout: 20_000 }).toContain('still here')
  const other = await context.newPage()
  await other.goto(address)
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
