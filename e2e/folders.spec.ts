import type { Page } from '@playwright/test'
import { asker } from './product/asker'
import { button, startMail, folder, openAs, row } from './product/mailbox'
import { expect, signIn, test } from './product/test'

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const lockPassword = 'Schloss-2026'

test('[FL-02] [FL-03] folders are made, renamed, filled and deleted, and other windows follow', async ({
  page,
  browser,
  gateway,
}) => {
  const name = await gateway.newcomer('林夏')
  await signIn(page, name)
  const other = await openAs(browser, gateway.url, name)
  await button(page, '新建文件夹').click()
  await expect(dialog(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.type('客户 & 合同')
  await page.keyboard.press('Enter')
  await expect(folder(other, /客户 & 合同/)).toBeVisible()

  await folder(page, /客户 & 合同/).focus()
  await page.keyboard.press('F2')
  await dialog(page).getByRole('textbox').fill('合同 2026')
  await page.keyboard.press('Enter')
  await expect(folder(other, /合同 2026/)).toBeVisible()

  await gateway.deliver({ to: `${name}@example.com`, subject: '框架协议', text: '见附件。' })
  await page.getByRole('checkbox', { name: '选择“框架协议”' }).check()
  await page.getByRole('toolbar').getByRole('button', { name: '移动到' }).first().click()
  await page.getByRole('menuitem', { name: '合同 2026' }).click()
  await expect(folder(other, /合同 2026.*1 封未读邮件/)).toBeVisible()

  await folder(page, /合同 2026/).focus()
  await page.keyboard.press('Delete')
  await expect(dialog(page).getByText('该文件夹中有 1 封邮件。')).toBeVisible()
  await dialog(page).getByRole('button', { name: '删除', exact: true }).click()
  await expect(row(page, /框架协议/)).toBeVisible()
  await expect(folder(other, /合同 2026/)).toHaveCount(0)
})

test('[LK-06] [LK-07] [LK-08] own folders are locked in the settings and opened with their password', async ({
  page,
  browser,
  gateway,
}) => {
  const name = await gateway.newcomer('沈默')
  await signIn(page, name)
  await button(page, '新建文件夹').click()
  await expect(dialog(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.type('私人')
  await page.keyboard.press('Enter')
  await expect(folder(page, /私人/)).toBeVisible()

  await page.goto(`${gateway.url}/setting/password`)
  const form = page.getByRole('region', { name: '文件夹锁' })
  await form.getByLabel('新锁定密码').fill(lockPassword)
  await form.getByLabel('再次输入密码').fill(lockPassword)
  await button(page, '锁定文件夹').click()
  await expect(page.getByText('“我的文件夹”已锁定。')).toBeVisible()

  await page.goto(`${gateway.url}/mailbox/innerbox/INBOX`)
  await expect(folder(page, /私人/).getByRole('img', { name: '已锁定' })).toBeVisible()
  await folder(page, /私人/).click()
  await expect(dialog(page).getByText('锁定密码遗忘后无法找回，可联系管理员取消锁定。')).toBeVisible()
  await dialog(page).getByLabel('锁定密码').fill('nicht-dieses')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('密码错误，请重新输入')).toBeVisible()
  await dialog(page).getByLabel('锁定密码').fill(lockPassword)
  await page.keyboard.press('Enter')
  await expect(folder(page, /私人/)).toHaveAttribute('aria-selected', 'true')

  const other = await openAs(browser, gateway.url, name)
  await expect(folder(other, /私人/).getByRole('img', { name: '已锁定' })).toBeVisible()
})

test('[LK-05] [LK-06] [LK-08] the file center is locked in the settings, and its files are shown after the password', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('锁盘的人')
  await signIn(page, name)
  const disk = '/api/netdisk/personal/?page=1&page_size=10'
  expect((await page.request.get(disk)).status()).toBe(200)

  await page.goto(`${gateway.url}/setting/password`)
  const form = page.getByRole('region', { name: '文件中心锁' })
  await form.getByLabel('新锁定密码').fill(lockPassword)
  await form.getByLabel('再次输入密码').fill(lockPassword)
  await button(page, '锁定文件中心').click()
  await expect(page.getByText('文件中心已锁定。')).toBeVisible()
  expect((await page.request.get(disk)).status()).toBe(423)

  await page.goto(`${gateway.url}/mailbox/innerbox/INBOX`)
  await startMail(page)
  await button(page, '在线附件').click()
  await expect(dialog(page).getByText('锁定密码遗忘后无法找回，可联系管理员取消锁定。')).toBeVisible()
  await dialog(page).getByLabel('锁定密码').fill('nicht-dieses')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('密码错误，请重新输入')).toBeVisible()
  await dialog(page).getByLabel('锁定密码').fill(lockPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: '个人网盘' }).click()
  await expect(page.getByText('这里还没有文件。')).toBeVisible()
  expect((await page.request.get(disk)).status()).toBe(200)
})

test('[FL-01] [T40] the document brings the top of many folders, and the way to the one that is open', async ({
  page,
  gateway,
}) => {
  await signIn(page, await gateway.newcomer('何多'))
  const { post } = await asker(page)
  await post('/api/mail/folder/', { name: '订单' })
  for (let order = 100; order < 220; order += 1)
    await post('/api/mail/folder/', { name: `第 ${order} 号`, parent: '订单' })
  const brought = async () => {
    const document = (await page.reload())!
    const opening = /id="mailroom-opening">(.*)<\/script>/s.exec(await document.text())![1]!
    return (JSON.parse(opening) as Opening).folders.results
  }
  const first = await brought()
  expect(first.filter(({ has_more: hasMore }) => hasMore).map(({ name }) => name)).toEqual(['订单'])
  expect(first.at(-1)?.name).toBe('订单')
  await folder(page, /收件箱/).focus()
  await page.keyboard.press('End')
  await expect(folder(page, '订单')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  const last = folder(page, /第 219 号/)
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(last).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/219/)
  const late = await brought()
  expect(late.map(({ name }) => name)).toEqual([...first.map(({ name }) => name), '第 219 号'])
  await expect(last).toHaveAttribute('aria-selected', 'true')
  const more = folder(page, '更多文件夹')
  await last.focus()
  await page.keyboard.press('ArrowDown')
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(more).toHaveCount(0)
  await expect(folder(page, /第 218 号/)).toBeVisible()
})

/** What a document brings along. */
interface Opening {
  readonly folders: { readonly results: readonly { readonly name: string; readonly has_more?: boolean }[] }
}
