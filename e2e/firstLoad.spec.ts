import { gzipSync } from 'node:zlib'
import { row } from './product/mailbox'
import { enterPassword, expect, test } from './product/test'

/** What a browser may ask for until then, the document among it. See docs/decisions/0027. */
const mostRequests = 12

/** What scripts and sheets may weigh until the list is painted, in bytes of gzip. See docs/decisions/0004. */
const mostBytes = 150_000

declare global {
  interface Window {
    /** When the first row was there, in ms since the page began. */
    firstRowAt?: number
  }
}

test('[T40] the list is there before much is loaded', async ({ page, gateway }) => {
  await gateway.deliver({ subject: '第一行', text: '请看。' })
  await page.goto('/mailbox/innerbox/INBOX')
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (window.firstRowAt !== undefined || !document.querySelector('[data-row-id]')) return
      window.firstRowAt = performance.now()
    }).observe(document, { childList: true, subtree: true })
  })
  await enterPassword(page)
  await expect(row(page, /第一行/)).toBeVisible()
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= window.firstRowAt!)
      .map(({ name }) => name),
  )
  expect(asked.length + 1, asked.join('\n')).toBeLessThanOrEqual(mostRequests)
  const addresses = asked.filter((name) => /\.(js|css)$/.test(name))
  const bodies = await Promise.all(
    [...new Set(addresses)].map(async (address) => (await page.request.get(address)).body()),
  )
  const sizes = bodies.map((body) => gzipSync(body, { level: 9 }).length)
  expect(sizes.length).toBeGreaterThan(3)
  const sum = sizes.reduce((total, size) => total + size, 0)
  const names = addresses.map((address, index) => `${sizes[index]} ${new URL(address).pathname}`)
  expect(sum, `loaded until the list was there:\n${names.join('\n')}`).toBeLessThanOrEqual(mostBytes)
})

test('[T40] links that have fetched their file ahead do not stay in the document', async ({
  page,
  gateway,
}) => {
  await gateway.deliver({ subject: '第二行', text: '请看。' })
  await page.goto('/mailbox/innerbox/INBOX')
  await enterPassword(page)
  await row(page, /第二行/).click()
  await expect(page.getByRole('heading', { name: '第二行' })).toBeVisible()
  const hints = () => page.locator('link[rel="modulepreload"]').count()
  await expect.poll(hints).toBe(0)
})

test('[T40] a reload brings the mailbox along, and names the files of the list', async ({
  page,
  gateway,
}) => {
  await gateway.deliver({ subject: '第三行 </script><b>', text: '请看。' })
  await page.goto('/mailbox/innerbox/INBOX')
  await enterPassword(page)
  await expect(row(page, /第三行/)).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // When the live line comes up the list is asked for anew, which may be as soon as this looks: it stays away.
  await page.route(/\/api\/core\/wss\//, () => {})
  await page.reload()
  await expect(row(page, /第三行/)).toContainText('</script><b>')
  // Whatever the list needs is named by the document, or by the first file: nothing waits for anything else.
  const shown = await page.evaluate(() => document.getElementById('mailroom-opening') === null)
  expect(shown, 'mails lie in the page no longer than they are shown').toBe(true)
  expect(asked.filter((path) => /^\/api\/(core\/opening|mail\/message)\/$/.test(path))).toEqual([])
  const files = asked.filter((path) => /\.(js|css)$/.test(path))
  expect(files.filter((path) => /(shell|mountApp|adapter)-/.test(path))).toHaveLength(4)
})

test('[T40] [ER-03] a document that brings no answer is no loss: the page asks, once', async ({
  page,
  gateway,
}) => {
  await gateway.deliver({ subject: '第四行', text: '请看。' })
  await page.goto('/mailbox/innerbox/INBOX')
  await enterPassword(page)
  await expect(row(page, /第四行/)).toBeVisible()
  await page.route('**/mailbox/innerbox/INBOX', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/(id="mailroom-opening">)[^<]+/, '$1')
    await route.fulfill({ response: answer, body })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.reload()
  await expect(row(page, /第四行/)).toBeVisible()
  expect(asked.filter((path) => path === '/api/core/opening/')).toHaveLength(1)
})

test('[RD-16] what cleans mails is fetched behind the list, before somebody opens one', async ({
  page,
  gateway,
}) => {
  await gateway.deliver({ subject: '还没有打开', text: '请看。' })
  const cleaner = page.waitForResponse(/\/assets\/cleanMailHtml-[^/]+\.js$/)
  await page.goto('/mailbox/innerbox/INBOX')
  await enterPassword(page)
  await expect(row(page, /还没有打开/)).toBeVisible()
  expect((await cleaner).ok()).toBe(true)
  await expect(page).toHaveURL(/\/INBOX$/)
})
