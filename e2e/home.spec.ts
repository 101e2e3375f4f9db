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
