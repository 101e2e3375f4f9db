import type { Page } from '@playwright/test'
import { authenticatorCode, authenticatorStep } from '../packages/core/src/two-factor/authenticatorCode'
import { password } from './product/Gateway'
import { button } from './product/mailbox'
import { expect, signIn, test } from './product/test'

/** What the app shows so many half minutes from now. */
const codeOf = (secret: string, away = 0) => authenticatorCode(secret, authenticatorStep(Date.now()) + away)

async function firstStep(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('邮箱账号或工号').fill('carol')
  await page.getByLabel('密码', { exact: true }).fill(password)
  await button(page, '登录').click()
  await expect(page.getByRole('heading', { name: '两步登录' })).toBeVisible()
  await expect(page).toHaveURL('/twofactor_login')
}

async function secondStep(page: Page, code: string): Promise<void> {
  await page.getByLabel('动态码', { exact: true }).fill(code)
  await button(page, '登录').click()
}

test('[SE-08] asks for a code after the password once an authenticator is set up, and takes a backup code once', async ({
  page,
}) => {
  await signIn(page, 'carol')
  await page.goto('/setting/twofactor')
  await button(page, '开始设置…').click()
  await expect(page.getByRole('img', { name: '供身份验证器扫描的二维码' })).toBeVisible()
  const secret = await page.getByText(/^([A-Z2-7]{4} ){3}[A-Z2-7]{4}$/).innerText()
  await page.getByRole('textbox', { name: '动态码' }).fill(await codeOf(secret))
  await button(page, '开启').click()
  const codes = page.getByRole('list', { name: '备用码' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const backup = await codes.first().innerText()

  await firstStep(page)
  // The step has an address of its own, and outlives a reload.
  await page.reload()
  await secondStep(page, await codeOf(secret, 1))
  await expect(page.getByRole('navigation').first()).toBeVisible()

  await firstStep(page)
  await secondStep(page, backup)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await firstStep(page)
  await secondStep(page, backup)
  await expect(page.getByText('动态码错误或已被使用')).toBeVisible()

  // The code of passkeys comes when one is to be used; here there is no host with a name.
  await page.goto('/login')
  await button(page, '通行密钥登录').click()
  await expect(page.getByText('通行密钥需要通过域名访问，请使用常用网址打开邮箱')).toBeVisible()
})
