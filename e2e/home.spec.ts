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

test('[LG-01] [LG-02] shows what was sent and what became of it for each recipient', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('白露')
  await page.goto('/')
  await enterPassword(page, name)
  await page.goto(
    '/mailbox/innerbox/INBOX?composeMail=1&to=alice@example.com,nobody-of-this-name@example.com',
  )
  await page.getByRole('textbox', { name: '主题' }).fill('季度计划')
  await page.locator('iframe').contentFrame().getByRole('textbox').fill('请看。')
  await button(page, '发送').click()
  await expect(page.getByText('投递失败').first()).toBeVisible()
  await page.getByRole('link', { name: '自助服务' }).click()
  await page.getByRole('link', { name: '发送记录' }).click()
  await expect(page).toHaveURL('/search/send')
  await expect(page.getByRole('row').nth(1)).toContainText('alice@example.com 等共 2 人')
  await button(page, '季度计划').click()
  const lines = page.getByRole('dialog').getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.nth(1)).toContainText('550 5.1.1')
})
