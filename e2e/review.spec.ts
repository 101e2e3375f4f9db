import { button, folder, openAs, row, startMail, write } from './product/mailbox'
import { expect, test } from './product/test'

test('[RV-02] [RV-03] [RV-04] [FL-04] a mail waits for a reviewer, is rejected with a reason, and its sender is told', async ({
  browser,
  baseURL,
  gateway,
}) => {
  const [writer, reviewer] = [await gateway.newcomer('写信的人'), await gateway.newcomer('审核的人')]
  await gateway.command(
    ...['review', 'add', '--reviewer', `${reviewer}@example.com`],
    ...['--from', `${writer}@example.com`, '--words', '报价'],
  )
  const theirs = await openAs(browser, baseURL!, reviewer)
  await folder(theirs, /^邮件审核/).click()
  await expect(theirs.getByText('没有待您审核的邮件。')).toBeVisible()

  const mine = await openAs(browser, baseURL!, writer)
  await startMail(mine)
  await mine.getByRole('combobox', { name: '收件人' }).fill('lina@partner.test')
  await mine.keyboard.press('Enter')
  await mine.getByRole('textbox', { name: '主题' }).fill('二期报价')
  await write(mine, '请查收')
  await button(mine, '发送').click()

  await theirs.getByRole('button', { name: /二期报价/ }).click()
  await button(theirs, '退回').click()
  const dialog = theirs.getByRole('alertdialog')
  await dialog.getByRole('button', { name: '退回' }).click()
  await expect(dialog.getByText('请填写退回原因')).toBeVisible()
  await dialog.getByRole('textbox', { name: /退回原因/ }).fill('缺少签核')
  await dialog.getByRole('button', { name: '退回' }).click()
  await expect(theirs.getByText('没有待您审核的邮件。')).toBeVisible()

  await folder(mine, /^收件箱/).click()
  await row(mine, /邮件未能送达/).click()
  await expect(mine.getByRole('article').getByText('缺少签核')).toBeVisible()
})
