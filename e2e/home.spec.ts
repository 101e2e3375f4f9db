import { button, row } from './product/mailbox'
import { enterPassword, expect, test } from './product/test'

test('[HO-01] [HO-03] [SE-25] greets whoever signs in, and leads from the figure to the unread mails', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('顾遥')
  await gateway.deliver({ to: `${name}@example.com`, subject: '第一封', text: '请看。' })
  await page.goto('/')
  await enterPassword(page, name)
  await expect(page).toHaveURL('/mailbox/welcome')
  await expect(page.getByRole('heading', { name: /^顾遥，(上午|下午|晚上)好$/ })).toBeVisible()
  await expect(page.getByText('这是您首次登录。')).toBeVisible()
  await page.getByRole('link', { name: '1 封未读邮件' }).click()
  await expect(page).toHaveURL('/mailbox/innerbox/INBOX?view=unseen')
  await expect(row(page, /第一封/)).toBeVisible()
  await expect(page.getByText('当前只显示：未读')).toBeVisible()

  await page.getByRole('link', { name: '首页' }).click()
  await button(page, '退出登录').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  await enterPassword(page, name)
  await expect(page.getByText('上次登录')).toBeVisible()
  await expect(page.getByRole('link', { name: '立即修改密码' })).toHaveAttribute('href', '/setting/password')
})

test('[LG-01] [HO-03] [SE-26] shows the owner of an account who signed in to it and who could not', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('沈默')
  await page.goto('/')
  await page.getByLabel('邮箱账号或工号').fill(name)
  await page.getByLabel('密码', { exact: true }).fill('not-this-one')
  await button(page, '登录').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await enterPassword(page, name)
  await page.getByRole('link', { name: '查看登录记录' }).click()
  await expect(page).toHaveURL('/search/login')
  const rows = page.getByRole('table', { name: '登录记录' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('本次登录')
  await expect(rows.nth(2)).toContainText('密码错误')
  await expect(rows.nth(2)).toContainText('127.0.0.1')
  await expect(page.getByRole('link', { name: '自助服务' })).toHaveAttribute('aria-current', 'page')
  await page.goto('/search')
  await expect(page).toHaveURL('/search/login')
  await expect(rows.nth(1)).toContainText('本次登录')
})
