import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { followNetwork } from './product/followNetwork'
import { button, folder, mailText, openAs, row } from './product/mailbox'
import { expect, signIn, test } from './product/test'

const toolbar = (page: Page) => page.getByRole('toolbar', { name: '邮件操作' }).first()
const inbox = (page: Page) => folder(page, /^收件箱/)

const select = (page: Page, subject: string) =>
  page.getByRole('checkbox', { name: `选择“${subject}”` }).check()

async function choose(page: Page, menu: string, entry: string): Promise<void> {
  await toolbar(page).getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

test('[ML-25] deletes, and brings back what was deleted by mistake', async ({ page, gateway }) => {
  await gateway.deliver({ subject: '采购合同草案', text: '请看。' })
  await signIn(page)
  await select(page, '采购合同草案')
  await toolbar(page).getByRole('button', { name: '删除' }).click()
  await expect(row(page, /采购合同草案/)).toHaveCount(0)
  await button(page, '撤销').click()
  await expect(row(page, /采购合同草案/)).toBeVisible()
  await page.reload()
  await expect(row(page, /采购合同草案/)).toBeVisible()

  await select(page, '采购合同草案')
  await page.keyboard.press('Delete')
  await expect(row(page, /采购合同草案/)).toHaveCount(0)
  await folder(page, /^已删除/).click()
  await expect(row(page, /采购合同草案/)).toBeVisible()
})

test('[ML-25] moves, marks and flags, and the server knows', async ({ page, gateway }) => {
  await gateway.deliver({ subject: '出差申请', text: '请批。' })
  await signIn(page)
  await select(page, '出差申请')
  await choose(page, '标记为', '红旗')
  await expect(row(page, /出差申请.*红旗/)).toBeVisible()
  await choose(page, '标记为', '已读')
  await expect(row(page, /^已读.*出差申请/)).toBeVisible()
  await choose(page, '移动到', '归档')
  await expect(row(page, /出差申请/)).toHaveCount(0)
  await page.reload()
  await folder(page, /^归档/).click()
  await expect(row(page, /^已读.*出差申请.*红旗/)).toBeVisible()
})

test('[RD-14] an opened mail is read, here and in every other window', async ({ page, browser, gateway }) => {
  // Somebody with no mail from other tests, so that the count is this mail's.
  const name = await gateway.newcomer('杜若')
  await signIn(page, name)
  await gateway.deliver({ to: `${name}@example.com`, subject: '本周值班', html: '<p>轮到你了。</p>' })
  await expect(inbox(page)).toHaveAccessibleName(/1 封未读邮件/)
  const other = await openAs(browser, gateway.url, name)
  await expect(row(other, /^未读.*本周值班/)).toBeVisible()
  await row(page, /本周值班/).click()
  await expect(mailText(page).getByText('轮到你了。')).toBeVisible()
  await expect(inbox(page)).not.toHaveAccessibleName(/封未读邮件/)
  await expect(row(other, /^已读.*本周值班/)).toBeVisible()
  await expect(inbox(other)).not.toHaveAccessibleName(/封未读邮件/)
  await other.context().close()
})

test('[SH-11] [T40] reading the next unread mail asks for nothing that the page shows already', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('桑榆')
  for (const subject of ['第四封', '第三封', '第二封', '第一封'])
    await gateway.deliver({ to: `${name}@example.com`, subject, text: '请看。' })
  const rest = followNetwork(page)
  await signIn(page, name)
  await row(page, /第一封/).click()
  await expect(page.getByRole('heading', { name: '第一封' })).toBeVisible()
  await expect(inbox(page)).toHaveAccessibleName(/3 封未读邮件/)
  await rest()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/mail/')) asked.push(`${request.method()} ${pathname}`)
  })
  await button(page, '下一封').click()
  await expect(page.getByRole('heading', { name: '第二封' })).toBeVisible()
  await expect(inbox(page)).toHaveAccessibleName(/2 封未读邮件/)
  await rest()
  // Its mark, what is known of its sender, and the mail after it.
  const message = String.raw`/api/mail/message/\d+/`
  const needed = new RegExp(`^(POST /api/mail/message/flag/|GET ${message}((receipt|trust)/)?)$`)
  expect(asked.filter((each) => !needed.test(each))).toEqual([])
  expect(new Set(asked).size).toBe(4)
})

test('[RD-14] tells of a mail that another window has deleted meanwhile', async ({
  page,
  browser,
  gateway,
}) => {
  await gateway.deliver({ subject: '过时的通知', text: '已取消。' })
  // A proxy that lets no live line through: this window learns of nothing by itself.
  await page.routeWebSocket(/.*/, (line) => line.close())
  await signIn(page)
  await expect(row(page, /过时的通知/)).toBeVisible()
  const other = await openAs(browser, gateway.url, 'alice')
  await select(other, '过时的通知')
  // The row goes at once, and the mail when the server has heard of it.
  const deleted = other.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.url().includes('/api/mail/message/'),
  )
  await other.keyboard.press('Delete')
  await deleted
  await expect(row(other, /过时的通知/)).toHaveCount(0)
  await other.context().close()
  await row(page, /过时的通知/).click()
  await expect(page.getByText('找不到这封邮件！是否已被移动到其他文件夹？')).toBeVisible()
})

test('[RD-14] says that a folder is not there', async ({ page }) => {
  await signIn(page)
  await page.goto('/mailbox/innerbox/NoSuchFolder')
  await expect(page.getByText('文件夹不存在或已被删除！')).toBeVisible()
})

test('[ML-14] turns pages, and keeps how many mails a page has', async ({ page, browser, gateway }) => {
  const name = await gateway.newcomer('宋词')
  for (let number = 1; number <= 23; number++)
    await gateway.deliver({ to: `${name}@example.com`, subject: `通报第 ${number} 号`, text: 'x' })
  await signIn(page, name)
  const pages = page.getByRole('navigation', { name: '分页' })
  await expect(pages).toContainText('共 23 封')
  await expect(pages).toContainText('第 1 / 2 页')
  const saved = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && /setting/.test(answer.url()),
  )
  await pages.getByRole('combobox', { name: '每页' }).selectOption('10')
  await saved
  await expect(pages).toContainText('第 1 / 3 页')
  await button(page, '下一页').click()
  await expect(row(page, /通报第 13 号/)).toBeVisible()
  await expect(row(page, /通报第 14 号/)).toHaveCount(0)
  await pages.getByLabel('跳到第几页').fill('3')
  await page.keyboard.press('Enter')
  await expect(row(page, /通报第 1 号/)).toBeVisible()
  await expect(button(page, '下一页')).toBeDisabled()
  await page.reload()
  await expect(pages).toContainText('第 3 / 3 页')

  // Without the mails of the last page, the page before is shown.
  await page.getByRole('checkbox', { name: '选择本页全部邮件' }).check()
  await page.keyboard.press('Delete')
  await expect(pages).toContainText('第 2 / 2 页')

  const other = await openAs(browser, gateway.url, name)
  await expect(other.getByRole('navigation', { name: '分页' })).toContainText('第 1 / 2 页')
  await other.context().close()
})

test('[ML-15] begins anew in another folder: first page, no filter, nothing selected', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('顾宁')
  for (let number = 1; number <= 12; number += 1)
    await gateway.deliver({ to: `${name}@example.com`, subject: `培训第 ${number} 讲`, text: 'x' })
  await signIn(page, name)
  const pages = page.getByRole('navigation', { name: '分页' })
  const checkbox = (subject: string) => page.getByRole('checkbox', { name: `选择“${subject}”` })
  const awayAndBack = async () => {
    await folder(page, /^归档/).click()
    await expect(page.getByText('这里还没有邮件。')).toBeVisible()
    await inbox(page).click()
    await expect(row(page, /培训第 12 讲/)).toBeVisible()
  }

  // The page, and what is selected on it.
  await pages.getByRole('combobox', { name: '每页' }).selectOption('10')
  await button(page, '下一页').click()
  await select(page, '培训第 2 讲')
  await expect(page.getByText('已选 1 封')).toBeVisible()
  await awayAndBack()
  await expect(pages).toContainText('第 1 / 2 页')
  await expect(page).toHaveURL('/mailbox/innerbox/INBOX')
  await button(page, '下一页').click()
  await expect(checkbox('培训第 2 讲')).not.toBeChecked()
  await button(page, '上一页').click()

  // What is selected on the first page, where the list looks the same again.
  await select(page, '培训第 12 讲')
  await awayAndBack()
  await expect(checkbox('培训第 12 讲')).not.toBeChecked()
  await expect(page.getByText(/^已选/)).toHaveCount(0)

  // The filter, in the other folder already.
  await toolbar(page).getByRole('button', { name: '筛选' }).click()
  await page.getByRole('menuitemradio', { name: '未读', exact: true }).click()
  await expect(page.getByText('当前只显示：未读')).toBeVisible()
  await folder(page, /^归档/).click()
  await expect(page.getByText('这里还没有邮件。')).toBeVisible()
  await expect(page.getByText(/当前只显示/)).toHaveCount(0)
  await inbox(page).click()
  await expect(row(page, /培训第 12 讲/)).toBeVisible()
  await expect(page.getByText(/当前只显示/)).toHaveCount(0)
})

test('[SH-10] the live line comes back after the server was away, with the mail that came meanwhile', async ({
  page,
  gateway,
}) => {
  const rest = followNetwork(page)
  await signIn(page)
  await gateway.deliver({ subject: '停机之前', text: 'x' })
  await expect(row(page, /停机之前/)).toBeVisible()
  // Parts of the page that are still on their way would say that they do not come.
  await expect(page.getByRole('link', { name: '帮助' })).toBeVisible()
  await rest()
  await gateway.stop()
  await expect(page.getByText('网络已断开，恢复后将显示新邮件。')).toBeVisible()
  await gateway.start()
  await gateway.deliver({ subject: '停机之后', text: 'x' })
  await expect(row(page, /停机之后/)).toBeVisible()
  await expect(page.getByText('网络已断开，恢复后将显示新邮件。')).toHaveCount(0)
  await gateway.deliver({ subject: '一切照旧', text: 'x' })
  await expect(row(page, /一切照旧/)).toBeVisible()
})

test('[RD-15] shows the source of a mail in a window of its own', async ({ page, gateway }) => {
  await gateway.deliver({ subject: 'Source', text: 'plain', headers: { 'X-Mark': '<b>bold</b>' } })
  await signIn(page)
  await row(page, /Source/).click()
  await expect(button(page, '回复')).toBeVisible()
  const uid = /\/(\d+)$/.exec(new URL(page.url()).pathname)![1]
  await page.goto(`/messageInfo/${uid}?folder=INBOX&view=1`)
  await expect(page.getByRole('heading', { name: '邮件源代码' })).toBeVisible()
  await expect(page.getByText('X-Mark: <b>bold</b>')).toBeVisible()
})

test('[RD-16] downloads a file under its Chinese name, byte for byte', async ({ page, gateway }) => {
  const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256))
  await gateway.deliver({
    subject: '图纸',
    text: '见附件',
    attachments: [{ filename: '一号楼施工图（终稿）.dwg', content }],
  })
  await signIn(page)
  await row(page, /图纸/).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /下载 一号楼施工图（终稿）\.dwg/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('一号楼施工图（终稿）.dwg')
  expect(await readFile(await file.path())).toEqual(content)
})
