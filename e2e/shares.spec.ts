import { button, openAs, row, startMail, write } from './product/mailbox'
import { keepSealedPage } from './product/sealedPage'
import type { Gateway } from './product/Gateway'
import { expect, test } from './product/test'

/** Lets a newcomer into the mailbox of another one; in each lies a mail. Returns the names that they sign in with. */
async function shareMailbox(
  gateway: Gateway,
  [ownerName, subject]: readonly [name: string, subject: string],
  colleagueName: string,
  level: 'readOnly' | 'readWrite',
) {
  const owner = await gateway.newcomer(ownerName)
  const colleague = await gateway.newcomer(colleagueName)
  await gateway.deliver({ to: `${owner}@example.com`, subject, text: '见附件。' })
  await gateway.deliver({ to: `${colleague}@example.com`, subject: `给${colleagueName}的信`, text: '你好。' })
  await gateway.command('account', 'share', `${owner}@example.com`, `${colleague}@example.com`, level)
  return { owner, colleague }
}

test('[SH-04] [CO-17] [A3] a colleague goes into a shared mailbox, sees whose it is, may read there and no more, and goes back', async ({
  browser,
  gateway,
}) => {
  const { colleague } = await shareMailbox(gateway, ['财务公共邮箱', '供应商对账单'], '周敏', 'readOnly')

  const page = await openAs(browser, gateway.url, colleague)
  await expect(row(page, /给周敏的信/)).toBeVisible()
  await button(page, '共享邮箱').click()
  await page.getByRole('menuitem', { name: '财务公共邮箱' }).click()
  await expect(row(page, /供应商对账单/)).toBeVisible()
  await expect(row(page, /给周敏的信/)).toHaveCount(0)
  await expect(page.getByText('您正在 财务公共邮箱 的邮箱中，只能阅读')).toBeVisible()

  // Reading is all that was given.
  await expect(button(page, '写信')).toBeDisabled()
  await expect(button(page, '写信')).toHaveAccessibleDescription('您在此共享邮箱中没有写信权限。')
  await row(page, /供应商对账单/).click({ button: 'right' })
  await expect(page.getByRole('menuitem', { name: '打开', exact: true })).toBeVisible()
  await expect(page.getByRole('menuitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  const only = '您在此共享邮箱中只能阅读。'
  await page.getByRole('checkbox', { name: '选择本页全部邮件' }).check()
  await expect(button(page, only)).toBeVisible()
  await expect(button(page, '标记为')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(button(page, '新建文件夹')).toHaveCount(0)

  // Reading leaves no trace: the mail stays as unread as its owner has left it.
  await row(page, /供应商对账单/).click()
  const acts = page.getByRole('toolbar', { name: '邮件操作' })
  await expect(acts.getByRole('button', { name: only })).toBeVisible()
  await expect(acts.getByRole('button', { name: /回复|标记为|移动到|删除/ })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: /快速回复|回复/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /旗标|备注/ })).toHaveCount(0)
  await page.goto('/setting/param')
  await expect(page.getByText('您在此共享邮箱中可以查看这些设置，但不能更改。')).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeDisabled()
  await page.goto('/setting/password')
  await expect(page.getByText('只有此共享邮箱的所有者能打开此页。')).toBeVisible()
  await expect(page.getByLabel(/密码/)).toHaveCount(0)
  await page.goto('/mailbox/innerbox/INBOX')
  await expect(row(page, /未读.*供应商对账单/)).toBeVisible()

  await button(page, '回到我的邮箱').click()
  await expect(row(page, /给周敏的信/)).toBeVisible()
  await expect(page.getByText('您正在')).toHaveCount(0)
  await page.context().close()
})

test('[ST-16] the owner lets a colleague in by the settings, who writes in their name, and puts them out', async ({
  browser,
  gateway,
  outside,
}) => {
  const owner = await gateway.newcomer('刘总')
  const assistant = await gateway.newcomer('秘书小陈')
  const page = await openAs(browser, gateway.url, owner)
  await page.goto('/setting/relatelist')
  await page.getByRole('combobox', { name: '同事' }).fill(`${assistant}@example.com`)
  await page.getByLabel('权限', { exact: true }).selectOption('代发')
  await button(page, '共享').click()
  await expect(page.getByText('邮箱已共享给 1 位同事')).toBeVisible()

  const other = await openAs(browser, gateway.url, assistant)
  await button(other, '共享邮箱').click()
  await other.getByRole('menuitem', { name: '刘总' }).click()
  await expect(other.getByText('您正在 刘总 的邮箱中，发出的邮件会注明由您代发')).toBeVisible()
  await startMail(other)
  await expect(
    other.getByRole('button', { name: '文件中心：此共享邮箱的文件只有其所有者能使用' }),
  ).toBeDisabled()
  await other.getByRole('combobox', { name: '收件人' }).fill('client@partner.test')
  await other.keyboard.press('Enter')
  await other.getByRole('textbox', { name: '主题' }).fill('代为回复')
  await write(other, '已收到。')
  await button(other, '发送').click()
  await expect(other.getByText('邮件已发送')).toBeVisible()
  const sent = await outside.mailTo('client@partner.test')
  expect(sent.from).toBe(`${owner}@example.com`)
  expect(sent.raw).toMatch(new RegExp(`^From: .*<${owner}@example\\.com>\\r$`, 'm'))
  expect(sent.raw).toMatch(new RegExp(`^Sender: .*<${assistant}@example\\.com>\\r$`, 'm'))
  await page.goto('/mailbox/innerbox/Sent')
  await row(page, /代为回复/).click()
  await expect(page.getByText(`由 秘书小陈 <${assistant}@example.com> 代 刘总 发送`)).toBeVisible()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('toolbar', { name: '邮件操作' }).getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '打印' }).click()
  const printing = await opened
  const paper = printing.frameLocator('iframe[title="打印"]')
  await expect(paper.getByText(`由 秘书小陈 <${assistant}@example.com> 代 刘总 发送`)).toBeVisible()
  await printing.close()
  await page.goto('/setting/relatelist')

  await button(page, '移除 秘书小陈').click()
  await expect(page.getByText('秘书小陈 已不能进入您的邮箱')).toBeVisible()
  // At once, without a step of theirs.
  await expect(other.getByText('此邮箱的共享已取消或已更改')).toBeVisible()
  await other.getByRole('alertdialog').getByRole('button', { name: '回到我的邮箱' }).first().click()
  await expect(other.getByText('收件箱空空如也')).toBeVisible()
  await expect(other.getByText('您正在')).toHaveCount(0)
})

test('[ST-16] [RD-11] the page that a mail with a password travels in says who has sent it for its author', async ({
  browser,
  gateway,
  outside,
}) => {
  const [owner, assistant] = [await gateway.newcomer('孙总'), await gateway.newcomer('助理小何')]
  await gateway.command('account', 'share', `${owner}@example.com`, `${assistant}@example.com`, 'proxySend')
  const other = await openAs(browser, gateway.url, assistant)
  await button(other, '共享邮箱').click()
  await other.getByRole('menuitem', { name: '孙总' }).click()
  await expect(other.getByText('您正在 孙总 的邮箱中')).toBeVisible()
  await startMail(other)
  await other.getByRole('combobox', { name: '收件人' }).fill('client@sealed.partner.test')
  await other.keyboard.press('Enter')
  await other.getByRole('textbox', { name: '主题' }).fill('报价')
  await write(other, '底价是四十七万')
  await button(other, '邮件保护').click()
  await other.getByRole('menuitemcheckbox', { name: '加密' }).click()
  await other.getByRole('textbox', { name: '密码（6 至 64 位）' }).fill('Correct horse 7')
  await button(other, '发送').click()
  const kept = await keepSealedPage((await outside.mailTo('client@sealed.partner.test')).raw)
  const reader = await browser.newContext({ locale: 'zh-CN' })
  const page = await reader.newPage()
  await page.goto(kept.address)
  await page.getByLabel('密码').fill('Correct horse 7')
  await page.getByLabel('密码').press('Enter')
  await expect(page.getByText(`孙总 <${owner}@example.com>`)).toBeVisible()
  await expect(page.getByText('代发人')).toBeVisible()
  await expect(page.getByText(`助理小何 <${assistant}@example.com>`)).toBeVisible()
  await reader.close()
  await other.context().close()
  await kept.remove()
})

test('[SH-04] [A3] whoever loads the page after the owner has taken the right back is in their own mailbox and reads why', async ({
  browser,
  gateway,
}) => {
  const { owner, colleague } = await shareMailbox(gateway, ['工会邮箱', '工会通知'], '吴倩', 'readWrite')
  const page = await openAs(browser, gateway.url, colleague)
  await button(page, '共享邮箱').click()
  await page.getByRole('menuitem', { name: '工会邮箱' }).click()
  await row(page, /工会通知/).click()
  await expect(page).toHaveURL(/\/mailbox\/.*\d/)
  const place = page.url()

  await page.goto('about:blank')
  await gateway.command('account', 'share', `${owner}@example.com`, `${colleague}@example.com`, 'none')
  await page.goto(place)
  await expect(row(page, /给吴倩的信/)).toBeVisible()
  await expect(page).toHaveURL(/\/mailbox\/innerbox\/INBOX$/)
  const word = page.getByRole('alertdialog')
  await expect(word).toContainText('此邮箱的共享已取消或已更改')
  await expect(word).toContainText('您已回到自己的邮箱')
  await word.getByRole('button', { name: '知道了' }).first().click()
  await expect(word).toHaveCount(0)
  await expect(row(page, /工会通知/)).toHaveCount(0)
  await page.reload()
  await expect(row(page, /给吴倩的信/)).toBeVisible()
  await expect(button(page, '帮助').or(page.getByRole('link', { name: '帮助' }))).toBeVisible()
  await expect(word).toHaveCount(0)
  await page.context().close()
})

test('[SH-04] [A3] two windows of one browser go along into a mailbox and out of it, and nobody has to sign in again', async ({
  browser,
  gateway,
}) => {
  const { owner, colleague } = await shareMailbox(gateway, ['前台邮箱', '访客预约'], '郑洁', 'readWrite')
  const first = await openAs(browser, gateway.url, colleague)
  const second = await first.context().newPage()
  const known = second.waitForResponse(/\/api\/core\/share-status\//)
  await second.goto('/mailbox/innerbox/INBOX')
  await expect(row(second, /给郑洁的信/)).toBeVisible()
  await known

  // It hears of the change before the browser has been handed the new session, as it may happen.
  let early = 0
  await second.route(
    /\/api\/core\/share-status\//,
    async (route) => {
      early += 1
      await route.fulfill({ status: 401, json: {} })
    },
    { times: 1 },
  )
  await button(first, '共享邮箱').click()
  await first.getByRole('menuitem', { name: '前台邮箱' }).click()
  await expect(row(first, /访客预约/)).toBeVisible()
  const moved = second.getByRole('alertdialog', { name: '已在另一个窗口中打开其他邮箱' })
  await moved.getByRole('button', { name: '在此打开该邮箱' }).first().click()
  await expect(row(second, /访客预约/)).toBeVisible()
  await expect(second.getByText('您正在 前台邮箱 的邮箱中')).toBeVisible()
  expect(early).toBe(1)

  await gateway.command('account', 'share', `${owner}@example.com`, `${colleague}@example.com`, 'none')
  for (const page of [first, second]) {
    const word = page.getByRole('alertdialog', { name: '此邮箱的共享已取消或已更改' })
    await word.getByRole('button', { name: '回到我的邮箱' }).first().click()
    await expect(row(page, /给郑洁的信/)).toBeVisible()
    await expect(page.getByText(/重新登录/)).toHaveCount(0)
  }
  await first.context().close()
})

test('[SH-04] [A2] a window that has not heard yet of the change shows nothing of the mailbox that another one has gone to', async ({
  browser,
  gateway,
}) => {
  const { colleague } = await shareMailbox(gateway, ['值班邮箱', '值班安排'], '韩雪', 'readWrite')
  const first = await openAs(browser, gateway.url, colleague)
  const second = await first.context().newPage()
  // Its live line does not come about, so it is not told.
  await second.route(/\/api\/core\/wss\//, (route) => route.abort())
  await second.goto('/mailbox/innerbox/INBOX')
  await expect(row(second, /给韩雪的信/)).toBeVisible()
  const refused = second.waitForResponse((answer) => answer.status() === 403)
  await button(first, '共享邮箱').click()
  await first.getByRole('menuitem', { name: '值班邮箱' }).click()
  await expect(row(first, /值班安排/)).toBeVisible()
  // Whatever it asks for is refused. It may have asked already, and then nothing behind the word can be pressed.
  await button(second, '刷新').dispatchEvent('click')
  await refused
  const moved = second.getByRole('alertdialog', { name: '已在另一个窗口中打开其他邮箱' })
  await expect(moved).toBeVisible()
  await expect(second.getByText('值班安排')).toHaveCount(0)
  await moved.getByRole('button', { name: '在此打开该邮箱' }).first().click()
  await expect(row(second, /值班安排/)).toBeVisible()
  await first.context().close()
})
