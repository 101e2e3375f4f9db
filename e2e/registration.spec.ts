import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { button, openAs } from './product/mailbox'
import { expect, test } from './product/test'

/** Fills in the form for a new account. */
async function register(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('邮箱地址').fill(name)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByLabel('确认密码').fill(password)
  await page.getByLabel('姓名').fill('赵敏')
  await page.getByLabel('工号（选填）').fill(`J-${name}`)
  await page.getByLabel('部门').selectOption({ label: '设计部' })
  await page.getByLabel('我已阅读并同意服务条款').check()
  await button(page, '注册').click()
}

test('[SE-11] [SH-05] [IX-03] an administrator opens registration; somebody registers, waits, is permitted and signs in', async ({
  browser,
  gateway,
}) => {
  const boss = await gateway.newcomer('审批员陈')
  await gateway.command('account', 'admin', `${boss}@example.com`, 'on')
  const admin = await openAs(browser, gateway.url, boss)
  await admin.goto('/admin/departments')
  await button(admin, '新建部门').click()
  await admin.getByRole('dialog').getByLabel('名称').fill('设计部')
  await admin.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(admin.getByRole('row').filter({ hasText: '设计部' })).toBeVisible()
  await admin.goto('/admin/look')
  await admin.getByLabel('服务条款').fill('请文明使用邮箱。')
  await button(admin, '保存').click()
  await expect(admin.getByText('已保存').first()).toBeVisible()
  await admin.goto('/admin/functions')
  await admin.getByRole('switch', { name: '登录页开放注册' }).click()
  await expect(admin.getByRole('switch', { name: '登录页开放注册' })).toBeChecked()

  const context = await browser.newContext({ locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto(gateway.url)
  await button(page, '注册账号').click()
  await expect(page.getByText('请文明使用邮箱。')).toBeVisible()
  // Nothing that was typed is lost on the way, and going back leads to the sign-in form.
  await page.goBack()
  await expect(button(page, '登录')).toBeVisible()
  await page.goForward()
  await button(page, '注册').click()
  await expect(page.getByText('请填写此项').first()).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  await page.getByLabel('邮箱地址').fill('typed')
  await page.getByLabel('部门').selectOption({ label: '设计部' })
  await button(page, 'English').click()
  await expect(page.getByLabel('Address')).toHaveValue('typed')
  await expect(page.getByLabel('Department').locator('option:checked')).toHaveText('设计部')
  await button(page, '简体中文').click()
  await expect(page.getByLabel('邮箱地址')).toHaveValue('typed')
  await register(page, boss, 'Kestrel-42')
  await expect(page.getByText('该地址已被使用，请换一个')).toBeVisible()
  await expect(page.getByLabel('邮箱地址')).toBeFocused()
  const name = `zhao.${Date.now().toString(36)}`
  await page.getByLabel('邮箱地址').fill(name)
  await button(page, '注册').click()
  await expect(page.getByText(`${name}@example.com 正在等待管理员审核`)).toBeVisible()
  await button(page, '返回登录').click()
  const signIn = async () => {
    await page.getByLabel('邮箱账号或工号').fill(name)
    await page.getByLabel('密码', { exact: true }).fill('Kestrel-42')
    await button(page, '登录').click()
  }
  await signIn()
  await expect(page.getByText('您的注册正在等待审核，管理员通过后即可登录')).toBeVisible()

  await admin.getByRole('link', { name: '审批' }).click()
  await button(admin, `通过 ${name}@example.com 的申请`).click()
  await admin.getByRole('dialog').getByRole('button', { name: '通过' }).click()
  await expect(admin.getByRole('dialog')).toBeHidden()
  await expect(admin.getByText('没有待审批的申请')).toBeVisible()
  await signIn()
  await expect(page.getByRole('heading', { name: /赵敏/ })).toBeVisible()

  // The new person wants another name and then to leave; both wait.
  await page.goto(`${gateway.url}/setting/user`)
  await page.getByRole('textbox', { name: '姓名', exact: true }).fill('赵小敏')
  await button(page, '提交审核').click()
  await expect(page.getByText(/“赵小敏”已于/)).toBeVisible()
  await page.goto(`${gateway.url}/setting/accountcancel`)
  await page.getByLabel('原因').fill('离职')
  await button(page, '申请注销账号').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '申请注销账号' }).click()
  await expect(page.getByText('原因：离职')).toBeVisible()
  await admin.goto('/admin/approvals')
  for (const who of ['修改姓名', '注销账号']) {
    await expect(admin.getByRole('row').nth(1)).toContainText(who)
    await admin.getByRole('row').nth(1).getByRole('button', { name: '通过' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: '通过' }).click()
    await expect(admin.getByRole('dialog')).toBeHidden()
    await expect(admin.getByRole('row').filter({ hasText: who })).toBeHidden()
  }
  await expect(page.getByText('登录已过期，请重新登录').first()).toBeVisible()
  await admin.goto('/admin/look')
  await button(admin, '恢复为配置文件中的设置').click()
  await admin.getByRole('alertdialog').getByRole('button').last().click()
  await context.close()
  await admin.context().close()
})
