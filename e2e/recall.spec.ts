import { button, folder, openAs, row, startMail, write } from './product/mailbox'
import { expect, test } from './product/test'

test('[SS-03] [RD-08] a mail is recalled: the colleague sees so at once, and the sender too', async ({
  browser,
  baseURL,
  gateway,
}) => {
  const [sender, reader] = [await gateway.newcomer('性急的人'), await gateway.newcomer('收信的人')]
  const theirs = await openAs(browser, baseURL!, reader)
  const mine = await openAs(browser, baseURL!, sender)
  await startMail(mine)
  await mine.getByRole('combobox', { name: '收件人' }).fill(`${reader}@example.com`)
  await mine.keyboard.press('Enter')
  await mine.getByRole('textbox', { name: '主题' }).fill('报价初稿')
  await write(mine, '请勿外传')
  await button(mine, '发送').click()
  await expect(row(theirs, /报价初稿/)).toBeVisible()

  await folder(mine, /^已发送/).click()
  await row(mine, /报价初稿/).click()
  await button(mine, '召回…').click()
  await expect(mine.getByText('共 1 位收件人，可召回 1 位。')).toBeVisible()
  await mine.getByRole('alertdialog').getByRole('button', { name: '召回' }).click()
  await expect(button(mine, '已召回')).toBeDisabled()
  await expect(row(theirs, /发件人已召回此邮件/)).toBeVisible()
  await expect(row(theirs, /报价初稿/)).toHaveCount(0)
})
