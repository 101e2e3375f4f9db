import { randomBytes } from 'node:crypto'
import type { Download, Page } from '@playwright/test'
import { button } from './product/mailbox'
import { enterPassword, expect, signIn, test } from './product/test'

const plan = { name: '施工图.zip', mimeType: 'application/zip', buffer: randomBytes(300_000) }
const notes = { name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('第三版') }

const file = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('row', { name })
const mark = (page: Page, name: string) => page.getByRole('checkbox', { name: `选择 ${name}`, exact: true })

/** Puts files into the folder that is shown. */
async function upload(page: Page, ...files: (typeof plan)[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('toolbar', { name: '文件操作' }).getByRole('button', { name: '上传' }).click()
  await (await choosing).setFiles(files)
  for (const { name } of files) await expect(file(page, name)).toBeVisible()
}

async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

test('[HO-07] [FC-01] [FC-02] files go up from the home page’s tile, into a folder, down again and away', async ({
  page,
  gateway,
}) => {
  await signIn(page, await gateway.newcomer('顾文'))
  await page.getByRole('link', { name: '首页' }).click()
  await page
    .getByRole('navigation', { name: '快捷入口' })
    .getByRole('link', { name: /^文件中心/ })
    .click()
  await expect(page).toHaveURL('/file/pfile')
  await expect(page.getByRole('link', { name: '文件', exact: true })).toHaveAttribute('aria-current', 'page')
  await upload(page, plan, notes)

  await button(page, '新建文件夹').click()
  await page.getByRole('textbox', { name: '文件夹名称' }).fill('第三版')
  await page.getByRole('dialog').getByRole('button', { name: '新建' }).click()
  await expect(file(page, '第三版')).toBeVisible()

  await mark(page, plan.name).check()
  await button(page, '移动到…').click()
  const window = page.getByRole('dialog', { name: `移动“${plan.name}”` })
  await window.getByRole('button', { name: /第三版/ }).click()
  await window.getByRole('button', { name: '移动到此处' }).click()
  await expect(file(page, plan.name)).toHaveCount(0)

  await file(page, '第三版')
    .getByRole('button', { name: /第三版/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/file\/pfile\?folder_id=/)
  await expect(file(page, plan.name)).toBeVisible()
  // The address leads to the folder, also when the page is opened anew.
  await page.reload()
  await mark(page, plan.name).check()
  const downloading = page.waitForEvent('download')
  await button(page, '下载').click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(plan.name)
  expect((await bytesOf(download)).equals(plan.buffer)).toBe(true)

  await page.goBack()
  await mark(page, '第三版').check()
  await page.keyboard.press('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(file(page, '第三版')).toHaveCount(0)
  await expect(file(page, notes.name)).toBeVisible()
})

test('[FC-03] a stranger fetches a shared file with its code, and nothing once the share has ended', async ({
  page,
  gateway,
  browser,
}) => {
  await signIn(page, await gateway.newcomer('何川'))
  await page.goto('/file/pfile')
  await upload(page, plan)
  await mark(page, plan.name).check()
  await button(page, '分享…').click()
  const window = page.getByRole('dialog', { name: `分享“${plan.name}”` })
  await window.getByRole('combobox', { name: '有效期' }).selectOption('30')
  await window.getByRole('button', { name: '创建链接' }).click()
  const address = await window.getByRole('textbox', { name: '链接' }).inputValue()
  const code = await window.getByRole('textbox', { name: '提取码' }).inputValue()
  await window.getByRole('button', { name: '完成' }).click()

  const context = await browser.newContext({ locale: 'zh-CN' })
  const visitor = await context.newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { name: '有人与您分享了一个文件' })).toBeVisible()
  await expect(visitor.getByText(plan.name)).toHaveCount(0)
  const enter = async (typed: string) => {
    await visitor.getByLabel('提取码').fill(typed)
    await visitor.getByRole('button', { name: '下载' }).click()
  }
  await enter('wrong2')
  await expect(visitor.getByRole('alert')).toContainText('提取码不正确')
  const downloading = visitor.waitForEvent('download')
  await enter(code.toUpperCase())
  expect((await bytesOf(await downloading)).equals(plan.buffer)).toBe(true)

  await button(page, '我的分享').click()
  const list = page.getByRole('dialog', { name: '我的分享' })
  await expect(list.getByText('下载 1 次')).toBeVisible()
  await list.getByRole('button', { name: `取消分享“${plan.name}”` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消分享' }).click()
  await expect(list.getByText('已取消')).toBeVisible()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { name: '分享已取消' })).toBeVisible()
  await context.close()
})

test('[LK-05] behind its lock the file center asks for the password first, and opens the folder that was wanted', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('孟琪')
  await signIn(page, name)
  await page.goto('/file/pfile')
  await button(page, '新建文件夹').click()
  await page.getByRole('textbox', { name: '文件夹名称' }).fill('合同')
  await page.getByRole('dialog').getByRole('button', { name: '新建' }).click()
  await file(page, '合同').getByRole('button', { name: /合同/ }).first().click()
  await upload(page, notes)
  const wanted = page.url()

  await page.goto('/setting/password')
  const lock = page.getByRole('region', { name: '文件中心锁' })
  await lock.getByLabel('新锁定密码').fill('Schloss-2026')
  await lock.getByLabel('再次输入密码').fill('Schloss-2026')
  await lock.getByRole('button', { name: '锁定文件中心' }).click()
  await expect(lock.getByText('文件中心已锁定。')).toBeVisible()

  await page.goto(wanted)
  const window = page.getByRole('dialog', { name: '解锁文件中心' })
  await expect(file(page, notes.name)).toHaveCount(0)
  await window.getByLabel('锁定密码').fill('Wrong-2026')
  await page.keyboard.press('Enter')
  await expect(window.getByLabel('锁定密码')).toHaveAttribute('aria-invalid', 'true')
  await window.getByLabel('锁定密码').fill('Schloss-2026')
  await page.keyboard.press('Enter')
  await expect(file(page, notes.name)).toBeVisible()
  expect(page.url()).toBe(wanted)
})

test('[SE-13] the file center is for who is signed in', async ({ page, gateway }) => {
  await page.goto('/file/cfile')
  await expect(page).toHaveURL(/\/login/)
  await enterPassword(page, await gateway.newcomer('郑一'))
  await expect(page.getByRole('navigation', { name: '主要功能' })).toBeVisible()
})
