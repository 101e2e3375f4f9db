import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { Gateway } from './product/Gateway'
import { enterPassword, expect, test } from './product/test'

const secure = 'https://mail.example.test'
const plain = 'http://mail.example.test'

/** The gateway closes a connection that has had nothing to do, maybe in the moment of the next request; browsers ask again. */
const maxRetries = 3

const sslSwitch = (page: Page) => page.getByLabel('SSL 安全登录')

/** A gateway whose people come by HTTPS, as a proxy in front of it offers. */
async function behindProxy(
  page: Page,
  settings: Record<string, string>,
  work: (gateway: Gateway) => Promise<void>,
): Promise<void> {
  const gateway = await Gateway.install(9, { MAILROOM_PUBLIC_URL: secure, ...settings })
  try {
    await gateway.start()
    await openProxy(page, gateway)
    await work(gateway)
  } finally {
    // Code that is fetched ahead may still be under way.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await gateway.remove()
  }
}

/** Both addresses of the proxy lead to the gateway. */
const openProxy = (page: Page, { url }: Gateway) =>
  page.route(/^https?:\/\/mail\.example\.test\//, async (route) => {
    const { host, pathname, search } = new URL(route.request().url())
    const headers = { ...(await route.request().allHeaders()), host }
    await route.fulfill({
      response: await route.fetch({ url: url + pathname + search, headers, maxRetries }),
    })
  })

test('[SE-10] whoever comes by plain HTTP is taken to HTTPS before anything is typed', async ({ page }) => {
  await behindProxy(page, {}, async (gateway) => {
    await page.goto(`${gateway.url}/mailbox/innerbox/INBOX`)
    await page.waitForURL(`${secure}/login`)
    await expect(page.getByLabel('密码', { exact: true })).toBeVisible()
    await expect(sslSwitch(page)).toHaveCount(0)
  })
})

test('[SE-10] where people may choose, the switch is on, and off it leads to plain HTTP and stays so', async ({
  browser,
}) => {
  const page = await browser.newContext({ locale: 'zh-CN' }).then((context) => context.newPage())
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  await behindProxy(page, { MAILROOM_SSL_SIGN_IN: 'false' }, async () => {
    await page.goto(`${plain}/login`)
    await page.waitForURL(`${secure}/login`)
    await expect(sslSwitch(page)).toBeChecked()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])
    await sslSwitch(page).uncheck()
    await page.waitForURL(`${plain}/login`)
    await expect(sslSwitch(page)).not.toBeChecked()

    await enterPassword(page)
    await page.goto(`${plain}/mailbox/innerbox/INBOX`)
    await expect(page.getByText('收件箱空空如也')).toBeVisible()
    await page.getByRole('button', { name: '写信' }).click()
    await expect(page.getByRole('button', { name: '发送', exact: true })).toBeVisible()
    const cookies = await page.context().cookies(plain)
    expect(cookies.find(({ name }) => name === 'mailroom')).toMatchObject({ secure: false, httpOnly: true })
    expect(faults).toEqual([])
    await page.context().clearCookies()
    await page.goto(`${plain}/login`)
    await expect(sslSwitch(page)).not.toBeChecked()
    await sslSwitch(page).check()
    await page.waitForURL(`${secure}/login`)
    await expect(sslSwitch(page)).toBeChecked()
  })
})
