import type { Page } from '@playwright/test'
import { drawing } from './product/drawing'
import { button, openAs } from './product/mailbox'
import { expect, signIn, test } from './product/test'

/** The picture of a disc within a part of the page: its address, once it is drawn. */
const drawnIn = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const image = document.querySelector<HTMLImageElement>(`${selector} [aria-hidden] img`)
    return image?.complete && image.naturalWidth > 0 ? new URL(image.src).pathname : undefined
  }, part)

const inBar = 'header:has(h1)'
const inGreeting = 'main header:has(h2)'
const path = /^\/api\/contact\/picture\/[\w-]{22}\/$/

test('[HO-01] [ST-01] a picture that somebody chooses greets them at home and in the bar, and goes when they want', async ({
  page,
  gateway,
  browser,
}) => {
  const name = await gateway.newcomer('顾遥')
  await signIn(page, name)
  await page.goto('/setting/user')
  const chooser = page.waitForEvent('filechooser')
  await button(page, '选择图片').click()
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: drawing() })
  await expect(button(page, '设为头像')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('头像已更新')).toBeVisible()
  await expect.poll(() => drawnIn(page, inBar)).toMatch(path)

  await page.goto('/mailbox/welcome')
  await expect.poll(() => drawnIn(page, inGreeting)).toMatch(path)
  await expect.poll(() => drawnIn(page, inBar)).toMatch(path)
  await page.reload()
  await expect.poll(() => drawnIn(page, inGreeting)).toMatch(path)
  await expect.poll(() => drawnIn(page, inBar)).toMatch(path)
  const address = await drawnIn(page, inBar)
  const { headers, status } = await page.evaluate(async (asked) => {
    const answer = await fetch(asked)
    return { status: answer.status, headers: Object.fromEntries(answer.headers) }
  }, address!)
  expect([status, headers['content-type']]).toEqual([200, 'image/webp'])

  // A colleague sees it beside the mail.
  const other = await openAs(browser, new URL(page.url()).origin, 'bob')
  await gateway.deliver({
    from: `${name}@example.com`,
    to: 'bob@example.com',
    subject: '见到我了吗',
    text: '请看。',
  })
  await other
    .getByRole('row', { name: /见到我了吗/ })
    .getByText(name)
    .first()
    .hover()
  await expect.poll(() => drawnIn(other, 'section[aria-label*="' + name + '"]')).toBe(address)
  await other.close()

  await page.goto('/setting/user')
  await page.getByRole('radio', { name: '男', exact: true }).check()
  await button(page, '移除头像').click()
  await expect(page.getByText('头像已移除')).toBeVisible()
  await page.reload()
  await expect(page.locator(`${inBar} svg[data-gender="male"]`)).toBeVisible()
  expect((await page.request.get(address!)).status()).toBe(404)
})
