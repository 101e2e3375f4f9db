import { button, openAs, row } from './product/mailbox'
import { expect, test } from './product/test'

test('[SH-04] [CO-17] [A3] a colleague goes into a shared mailbox, sees whose it is, may read there and no more, and goes back', async ({
  browser,
  gateway,
}) => {
  const owner = await gateway.newcomer('财务公共邮箱')
  const colleague = await gateway.newcomer('周敏')
  await gateway.deliver({ to: `${owner}@example.com`, subject: '供应商对账单', text: '见附件。' })
  await gateway.deliver({ to: `${colleague}@example.com`, subject: '给周敏的信', text: '你好。' })
  await gateway.command('account', 'share', `${owner}@example.com`, `${colleague}@example.com`, 'readOnly')

  const page = await openAs(browser, gateway.url, colleague)
  await expect(row(page, /给周敏的信/)).toBeVisible()
  await button(page, '共享邮箱').click()
  await page.getByRole('menuitem', { name: '财务公共邮箱' }).click()
  await expect(row(page, /供应商对账单/)).toBeVisible()
  await expect(row(page, /给周敏的信/)).toHaveCount(0)
  await expect(page.getByText('您正在 财务公共邮箱 的邮箱中')).toBeVisible()

  // Reading is all that was given.
  await button(page, '写信').click()
  await expect(page.getByText('您在此共享邮箱中没有写信权限。')).toBeVisible()
  await row(page, /供应商对账单/).click({ button: 'right' })
  await expect(page.getByRole('menuitem', { name: '删除', exact: true })).toHaveCount(0)
  await page.getByRole('menuitem', { name: '标记为' }).hover()
  await page.getByRole('menuitem', { name: '未读', exact: true }).click()
  await expect(page.getByText('您在此共享邮箱中没有这项权限')).toBeVisible()
  await expect(row(page, /供应商对账单/)).toBeVisible()

  await button(page, '回到我的邮箱').click()
  await expect(row(page, /给周敏的信/)).toBeVisible()
  await expect(page.getByText('您正在')).toHaveCount(0)
  await page.context().close()
})
