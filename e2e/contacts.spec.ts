import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { button } from './product/mailbox'
import { expect, signIn, test } from './product/test'

const person = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('row', { name })
const mark = (page: Page, name: string) => page.getByRole('checkbox', { name: `选择 ${name}`, exact: true })
const place = (page: Page, name: RegExp) => page.getByRole('treeitem', { name })

/** Adds somebody by the form. */
async function add(page: Page, name: string, address: string): Promise<void> {
  await page.getByRole('toolbar', { name: '人员' }).getByRole('button', { name: '新建联系人' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: '姓名', exact: true }).fill(name)
  await form.getByRole('textbox', { name: '邮箱地址', exact: true }).fill(address)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(person(page, name)).toBeVisible()
}

test('[HO-07] [SH-01] [CT-01] [CT-02] somebody is added from the home page’s tile on, put into a group, written to and deleted', async ({
  page,
  gateway,
}) => {
  await signIn(page, await gateway.newcomer('顾文'))
  await page.getByRole('link', { name: '首页' }).click()
  await page
    .getByRole('navigation', { name: '快捷入口' })
    .getByRole('link', { name: /^通讯录/ })
    .click()
  await expect(page).toHaveURL('/contact/pab')
  await expect(page.getByRole('link', { name: '通讯录', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await add(page, '赵敏', 'zhao.min@hengtong.example')
  await add(page, '陈洁', 'chenjie@hotel.example')

  await mark(page, '赵敏').check()
  await page.getByRole('toolbar', { name: '人员' }).getByRole('button', { name: '分组' }).click()
  await page.getByRole('menuitem', { name: '新建分组…' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('供应商')
  await page.keyboard.press('Enter')
  await place(page, /供应商/).click()
  await expect(page).toHaveURL(/\/contact\/pab\?group_id=\d+$/)
  await expect(person(page, '赵敏')).toBeVisible()
  await expect(person(page, '陈洁')).toHaveCount(0)
  // The address leads to the group, also when the page is opened anew.
  await page.reload()
  await person(page, '赵敏').click()
  await page.getByRole('complementary', { name: '赵敏 的资料' }).getByRole('button', { name: '写信' }).click()
  await expect(page.getByRole('button', { name: /zhao\.min@hengtong\.example|赵敏/ }).first()).toBeVisible()

  await page.goto('/contact/pab')
  await mark(page, '陈洁').check()
  await page.keyboard.press('Delete')
  await expect(person(page, '陈洁')).toHaveCount(0)
  await button(page, '撤销').click()
  await expect(person(page, '陈洁')).toBeVisible()
})

test('[CT-03] a table goes in, an Excel file and a vCard come out, and go in again elsewhere', async ({
  page,
  gateway,
}) => {
  await signIn(page, await gateway.newcomer('顾文'))
  await page.goto('/contact/pab')
  const table = '姓名,电子邮件,手机,公司\r\n周琳,zhoulin@example.cn,13700137000,云帆科技\r\n无名,,,\r\n'
  await button(page, '导入').click()
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: '通讯录.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  await expect(page.getByText('新增 1 位联系人')).toBeVisible()
  await expect(page.getByText('1 位联系人未能导入')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click()
  await expect(person(page, '周琳')).toBeVisible()

  for (const [kind, ending] of [
    ['Excel', '.xlsx'],
    ['vCard', '.vcf'],
  ] as const) {
    await page.goto('/contact/pab')
    await button(page, '更多').click()
    await page.getByRole('menuitem', { name: '导出…' }).click()
    await page.getByRole('dialog').getByRole('radio', { name: kind }).check()
    const downloading = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: '导出' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(new RegExp(`\\${ending}$`))
    const buffer = await readFile(await download.path())

    await mark(page, '周琳').check()
    await page.keyboard.press('Delete')
    await expect(person(page, '周琳')).toHaveCount(0)
    await page.reload()
    await button(page, '导入').click()
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: `again${ending}`, mimeType: 'application/octet-stream', buffer })
    await expect(page.getByText('新增 1 位联系人')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click()
    await person(page, '周琳').click()
    await expect(page.getByRole('complementary').getByText('云帆科技')).toBeVisible()
  }
})

test('[CT-01] [CT-04] colleagues are found by department, and one is picked for a mail', async ({
  page,
  gateway,
}) => {
  await signIn(page, await gateway.newcomer('顾文'))
  await gateway.newcomer('沈知行')
  await page.goto('/contact/oab')
  await page.getByRole('searchbox', { name: '搜索人员' }).fill('szx')
  await expect(person(page, /沈知行/)).toBeVisible()
  await page.goto('/mailbox/innerbox/INBOX?composeMail=1')
  await button(page, '通讯录').click()
  const window = page.getByRole('dialog')
  await window.getByRole('searchbox', { name: '搜索人员' }).fill('沈知行')
  await window.getByRole('button', { name: /^沈知行/ }).click()
  await expect(window.getByRole('region', { name: '已选人员' }).getByText('沈知行')).toBeVisible()
})
