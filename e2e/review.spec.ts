import type { Page } from '@playwright/test'
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

test('[SH-12] [SH-01] a reviewer sees on every page how many mails wait and goes there; others see nothing of it', async ({
  browser,
  baseURL,
  gateway,
}) => {
  const [writer, reviewer] = [await gateway.newcomer('报价的人'), await gateway.newcomer('看守的人')]
  await gateway.command(
    ...['review', 'add', '--reviewer', `${reviewer}@example.com`],
    ...['--from', `${writer}@example.com`, '--words', '合同'],
  )
  const theirs = await openAs(browser, baseURL!, reviewer)
  const rail = (page: Page) => page.getByRole('navigation', { name: '主要功能' })
  const review = rail(theirs).getByRole('link', { name: /^邮件审核/ })
  await rail(theirs).getByRole('link', { name: '首页' }).click()
  await expect(review).toHaveAccessibleName('邮件审核')
  await expect(review).toHaveText('')

  const mine = await openAs(browser, baseURL!, writer)
  await startMail(mine)
  await mine.getByRole('combobox', { name: '收件人' }).fill('lina@partner.test')
  await mine.keyboard.press('Enter')
  await mine.getByRole('textbox', { name: '主题' }).fill('三期合同')
  await write(mine, '请查收')
  await button(mine, '发送').click()
  await expect(rail(mine).getByRole('link', { name: '应用中心' })).toBeVisible()
  await expect(rail(mine).getByRole('link', { name: /^邮件审核/ })).toHaveCount(0)

  await expect(review).toHaveAccessibleName('邮件审核：1 封邮件待您审核')
  await expect(review).toHaveText('1')
  await review.click()
  await expect(theirs).toHaveURL('/mailbox/review')
  await expect(rail(theirs).getByRole('link', { name: '邮箱', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await theirs.getByRole('button', { name: /三期合同/ }).click()
  await button(theirs, '通过').click()
  await expect(review).toHaveAccessibleName('邮件审核')
})

test('[RV-02] [RV-03] a file of a mail in review is previewed in a window of its own, for its reviewers alone', async ({
  browser,
  baseURL,
  gateway,
}) => {
  const [writer, reviewer] = [await gateway.newcomer('附件的人'), await gateway.newcomer('看附件的人')]
  await gateway.command(
    ...['review', 'add', '--reviewer', `${reviewer}@example.com`],
    ...['--from', `${writer}@example.com`, '--words', '标书'],
  )
  const mine = await openAs(browser, baseURL!, writer)
  await startMail(mine)
  await mine.getByRole('combobox', { name: '收件人' }).fill('lina@partner.test')
  await mine.keyboard.press('Enter')
  await mine.getByRole('textbox', { name: '主题' }).fill('四期标书')
  await write(mine, '请查收')
  const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('标书第一行') }
  await mine.locator('input[type=file]').first().setInputFiles(file)
  await expect(mine.getByRole('list', { name: /附件/ }).getByText('notes.txt')).toBeVisible()
  await button(mine, '发送').click()
  await expect(mine.getByText('已发送', { exact: false }).first()).toBeVisible()

  const theirs = await openAs(browser, baseURL!, reviewer)
  await folder(theirs, /^邮件审核/).click()
  await theirs.getByRole('button', { name: /四期标书/ }).click()
  const opened = theirs.context().waitForEvent('page')
  await theirs
    .getByRole('button', { name: /预览 notes\.txt/ })
    .first()
    .click()
  const preview = await opened
  await expect(preview.getByText('标书第一行')).toBeVisible()
  const address = new URL(preview.url())
  expect(address.pathname).toBe('/preview/')
  expect(address.searchParams.get('type')).toBe('review')
  expect(address.searchParams.has('fid')).toBe(false)
  // Its address gives nobody else the file.
  await mine.goto(preview.url())
  await expect(mine.getByText('标书第一行')).toHaveCount(0)
  await expect(
    mine.getByText('您没有需要审核的邮件。').or(mine.getByRole('button', { name: '返回列表' })),
  ).toBeVisible()
})
