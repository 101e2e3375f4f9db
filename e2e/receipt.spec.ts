import { button, folder, openAs, row, startMail, write } from './product/mailbox'
import { expect, test } from './product/test'

test('[RD-13] [CO-06] a reader sends the receipt that was asked for, and the sender sees who has read', async ({
  browser,
  baseURL,
  gateway,
}) => {
  const [sender, reader] = [await gateway.newcomer('等回音的人'), await gateway.newcomer('读信的人')]
  const theirs = await openAs(browser, baseURL!, reader)
  const mine = await openAs(browser, baseURL!, sender)
  await startMail(mine)
  await mine.getByRole('combobox', { name: '收件人' }).fill(`${reader}@example.com`)
  await mine.keyboard.press('Enter')
  await mine.getByRole('textbox', { name: '主题' }).fill('放假安排')
  await write(mine, '请确认')
  await expect(button(mine, '要求已读回执')).toHaveAttribute('aria-pressed', 'true')
  await button(mine, '发送').click()
  await button(mine, '返回邮件列表').click()
  await row(theirs, /放假安排/).click()
  await theirs.getByRole('region', { name: '已读回执' }).getByRole('button', { name: '发送回执' }).click()
  await expect(theirs.getByText('已发送已读回执。')).toBeVisible()

  await expect(row(mine, /已读：放假安排/)).toBeVisible()
  await folder(mine, /^已发送/).click()
  await row(mine, /放假安排/).click()
  await expect(mine.getByRole('region', { name: '投递状态' }).getByText('1 人已读')).toBeVisible()
})
