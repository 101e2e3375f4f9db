import { button, openAs } from './product/mailbox'
import { expect, test } from './product/test'

test('[SH-05] [A6] an administrator blocks a colleague, who is out at once; the record says so; nobody else comes in', async ({
  browser,
  gateway,
}) => {
  const boss = await gateway.newcomer('管理员陈')
  const colleague = await gateway.newcomer('周敏')
  await gateway.command('account', 'admin', `${boss}@example.com`, 'on')

  const page = await openAs(browser, gateway.url, boss)
  const other = await openAs(browser, gateway.url, colleague)
  await other.goto('/admin/audit')
  await expect(other.getByText('只有管理员可以进入此页面')).toBeVisible()

  await page.getByRole('link', { name: '管理后台' }).click()
  await page.getByRole('searchbox').fill(colleague)
  await button(page, '周敏').click()
  await button(page, '停用').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click()
  await expect(page.getByText('账号已停用，所有会话已结束')).toBeVisible()
  await expect(other.getByText('登录已过期，请重新登录').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: '审计日志' }).click()
  const newest = page.getByRole('row').nth(1)
  await expect(newest).toContainText('停用账号')
  await expect(newest).toContainText('周敏')
  await expect(newest).toContainText('管理员陈')
  await page.context().close()
  await other.context().close()
})
