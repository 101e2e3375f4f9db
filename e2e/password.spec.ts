import type { Page } from '@playwright/test'
import { password } from './product/Gateway'
import { button, folder } from './product/mailbox'
import { enterPassword, expect, signIn, test } from './product/test'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

async function choose(page: Page, current: string, next: string): Promise<void> {
  await page.locator('[name="current"]').fill(current)
  await page.locator('[name="next"]').fill(next)
  await page.locator('[name="confirmation"]').fill(next)
  await button(page, '修改密码').click()
  await expect(page.getByText('密码已修改，请使用新密码重新登录')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(page).toHaveURL('/login')
}

test('[SE-22, SE-24] a changed password leads to the sign-in page, which takes the new one alone', async ({
  page,
  gateway,
}) => {
  await gateway.addAccount({ name: 'zhou.ping', realName: '周平', jobNumber: '20031' })
  await signIn(page, 'zhou.ping')
  await expect(folder(page, /收件箱/)).toBeVisible()
  await page.goto('/setting/password')
  await choose(page, password, 'Meadow_Otter-5')

  await field(page, '邮箱账号或工号').fill('zhou.ping')
  await field(page, '密码').fill(password)
  await button(page, '登录').click()
  await expect(page.getByRole('alert')).toHaveText('用户名或密码错误')
  await enterPassword(page, 'zhou.ping', 'Meadow_Otter-5')

  // The administrator gives another one, and wants it changed.
  await gateway.command('account', 'passwd', 'zhou.ping', '--must-change')
  await page.goto('/login')
  await field(page, '邮箱账号或工号').fill('zhou.ping')
  await field(page, '密码').fill(password)
  await button(page, '登录').click()
  await expect(page.getByRole('alertdialog', { name: '请修改密码' })).toBeVisible()
  await page.keyboard.press('Escape')
  await choose(page, password, 'Meadow_Otter-6')
  await enterPassword(page, 'zhou.ping', 'Meadow_Otter-6')
  await expect(page).toHaveURL('/mailbox/welcome')
})
