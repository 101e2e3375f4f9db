import { test as base, expect, type Page } from '@playwright/test'
import { Gateway, password } from './Gateway'
import { OutsideWorld } from './OutsideWorld'

interface WorkerParts {
  outside: OutsideWorld
  /** Of the product, by their names in the environment. */
  settings: Readonly<Record<string, string>>
  gateway: Gateway
}

interface TestParts {
  /** Fails the test when the page logs an error or throws. */
  quietPage: void
}

/**
 * Playwright's test with a running product. A file that gives `settings`, be they empty, has one of its own; the others
 * share one, so they leave nothing behind that another could find.
 */
export const test = base.extend<TestParts, WorkerParts>({
  outside: [
    async ({}, use) => {
      const outside = await OutsideWorld.open()
      await use(outside)
      await outside.close()
    },
    { scope: 'worker' },
  ],
  settings: [{}, { scope: 'worker', option: true }],
  gateway: [
    async ({ outside, settings }, use) => {
      const gateway = await Gateway.install(outside.port, settings)
      await gateway.start()
      await use(gateway)
      await gateway.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ gateway }, use) => use(gateway.url),
  quietPage: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(String(error)))
      page.on('console', (message) => {
        // The browser itself reports every failed request; whether one was expected is for the test to say.
        const isNetwork = /^(Failed to load resource|WebSocket connection to)/.test(message.text())
        if (message.type() === 'error' && !isNetwork) faults.push(message.text())
      })
      await use()
      expect(faults, 'the page reported errors').toEqual([])
    },
    { auto: true },
  ],
})

/** Signs somebody in through the page. */
export async function signIn(page: Page, name = 'alice', secret = password): Promise<void> {
  await page.goto('/mailbox/innerbox/INBOX')
  await enterPassword(page, name, secret)
}

/** Signs somebody in on the page that asks for it. */
export async function enterPassword(page: Page, name = 'alice', secret = password): Promise<void> {
  await page.getByLabel(/邮箱账号或工号|Account or job number|信箱帳號或員工編號/).fill(name)
  await page.getByLabel(/^(密码|密碼|Password)$/).fill(secret)
  await page.getByRole('button', { name: /^(登录|登入|Sign in)$/ }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

export { expect }
