import { button, openAs, row, startMail, write } from './product/mailbox'
import { expect, test } from './product/test'

/** The product of a company that has levels of secrecy. */
test.use({ settings: { MAILROOM_SECRECY: 'mail' } })

test('[CO-12] a secret mail goes to whoever may read it, and is marked there', async ({
  browser,
  baseURL,
  gateway,
}) => {
  const [writer, reader] = [await gateway.newcomer('写信的人'), await gateway.newcomer('收信的人')]
  await gateway.command('account', 'secrecy', `${writer}@example.com`, 'secret')
  const mine = await openAs(browser, baseURL!, writer)
  await startMail(mine)
  await mine.getByRole('combobox', { name: '收件人' }).fill(`${reader}@example.com`)
  await mine.keyboard.press('Enter')
  await mine.getByRole('textbox', { name: '主题' }).fill('二期方案')
  await write(mine, '请查收')
  await button(mine, '发送').click()
  await expect(mine.getByRole('alert')).toHaveText('请选择邮件密级')
  await mine.getByRole('combobox', { name: '邮件密级' }).selectOption('秘密')
  await button(mine, '发送').click()
  await expect(mine.getByRole('alert')).toContainText(`无权阅读该密级的邮件：${reader}@example.com`)

  await gateway.command('account', 'secrecy', `${reader}@example.com`, 'secret')
  await button(mine, '发送').click()
  const theirs = await openAs(browser, baseURL!, reader)
  const arrived = row(theirs, /二期方案/)
  await expect(arrived.getByText('秘密')).toBeVisible()
  await arrived.click()
  await expect(theirs.getByRole('article').getByText('秘密')).toBeVisible()
})
