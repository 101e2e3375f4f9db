import type { Page } from '@playwright/test'
import { password, type Gateway } from './product/Gateway'
import { button, editor, folder, row, startMail, write } from './product/mailbox'
import { expect, signIn, test } from './product/test'

const subject = (page: Page) => page.getByRole('textbox', { name: '主题' })
const told = (page: Page) => page.getByRole('alertdialog').filter({ hasText: '登录已过期，请重新登录' })

async function startLetter(page: Page, title: string): Promise<void> {
  await startMail(page)
  await subject(page).fill(title)
  await write(page, '第一段已经写好。')
  await expect(editor(page)).toContainText('第一段已经写好。')
}

/** Counts the dialogs that appear from now on. */
async function countDialogs(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = new Set<Element>()
    new MutationObserver(() => {
      for (const dialog of document.querySelectorAll('[role="alertdialog"]')) seen.add(dialog)
      document.documentElement.dataset.dialogs = String(seen.size)
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['role'] })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.dialogs ?? '0'))
}

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('邮箱账号或工号').fill(name)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await button(page, '登录').click()
  await expect(folder(page, /收件箱/)).toBeVisible()
}

async function leaveAndReturn(page: Page, name: string): Promise<void> {
  await told(page).getByRole('button', { name: '重新登录' }).click()
  await expect(button(page, '登录')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await fillIn(page, name)
}

async function expectLetter(page: Page, title: string): Promise<void> {
  await button(page, '继续写').click()
  await expect(subject(page)).toHaveValue(title)
  await expect(editor(page)).toContainText('第一段已经写好。')
}

/** A server that gives no live line: nobody tells this page that its session has ended. */
const withoutLiveLine = (page: Page) =>
  page.route('**/api/core/wss/**', (route) => route.fulfill({ status: 403 }))

interface Where {
  readonly page: Page
  readonly gateway: Gateway
  readonly name: string
}

/** Ways in which a session ends behind the back of whoever is writing. */
const ends: readonly { how: string; end(where: Where): Promise<void> }[] = [
  {
    how: 'the password is changed on the server',
    async end({ gateway, name }) {
      await gateway.command('account', 'passwd', `${name}@example.com`)
    },
  },
  {
    how: 'they sign out in another tab',
    async end({ page }) {
      const other = await page.context().newPage()
      await other.goto('/')
      await button(other, '退出登录').click()
      await other.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
      await expect(other).toHaveURL('/login')
      await other.close()
    },
  },
  {
    how: 'nothing was done for too long',
    end: ({ gateway }) => Promise.resolve(gateway.letSessionsRest(24 * 60)),
  },
]

for (const { how, end } of ends) {
  test(`[SE-16] when ${how}, says so once without being asked, and gives back what was written`, async ({
    page,
    gateway,
  }) => {
    const name = await gateway.newcomer('韩梅')
    await signIn(page, name)
    await startLetter(page, '写到一半的周报')
    const dialogs = await countDialogs(page)
    await end({ page, gateway, name })
    await expect(told(page)).toBeVisible()
    // What is on the screen stays there until it is read.
    await expect(subject(page)).toHaveValue('写到一半的周报')
    await leaveAndReturn(page, name)
    await expectLetter(page, '写到一半的周报')
    expect(await dialogs()).toBe(1)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
}

test('[SE-16] says it once however many calls find out, where no live line brings the news', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('江涛')
  await gateway.deliver({ to: `${name}@example.com`, subject: '值班表', text: 'x' })
  await withoutLiveLine(page)
  await signIn(page, name)
  await startLetter(page, '没有实时连接')
  await gateway.command('account', 'passwd', `${name}@example.com`)
  const dialogs = await countDialogs(page)
  // Both calls are on their way before any has its answer, whatever else the page asks for meanwhile.
  let letGo: () => void = () => undefined
  const bothAsked = new Promise<void>((resolve) => (letGo = resolve))
  const isAsked = { saving: false, folders: false }
  await page.route(/\/api\//, async (route) => {
    const request = route.request()
    if (request.method() === 'POST') isAsked.saving = true
    if (new URL(request.url()).pathname === '/api/mail/folder/') isAsked.folders = true
    if (isAsked.saving && isAsked.folders) letGo()
    await bothAsked
    await route.continue()
  })
  await page.keyboard.press('Control+s')
  await button(page, '刷新文件夹').click()
  await expect(told(page)).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await leaveAndReturn(page, name)
  await expect(row(page, /值班表/)).toBeVisible()
  await expectLetter(page, '没有实时连接')
  expect(await dialogs()).toBe(1)
})

test('[SE-16] a mail that was being sent is sent once, after signing in again', async ({
  page,
  gateway,
  outside,
}) => {
  const name = await gateway.newcomer('高原')
  const to = `friend-of-${name}@elsewhere.test`
  await withoutLiveLine(page)
  await signIn(page, name)
  await startLetter(page, '就差发送')
  await page.getByRole('combobox', { name: '收件人' }).fill(to)
  await page.keyboard.press('Enter')
  await gateway.command('account', 'passwd', `${name}@example.com`)
  await button(page, '发送').click()
  await expect(told(page)).toBeVisible()
  await leaveAndReturn(page, name)
  await expectLetter(page, '就差发送')
  await button(page, '发送').click()
  await outside.mailTo(to)
  await expect(subject(page)).toHaveCount(0)
  expect(outside.all().filter((mail) => mail.to.includes(to))).toHaveLength(1)
})

test('[SE-16] what was written is shown to nobody else who signs in there', async ({ page, gateway }) => {
  const [writer, other] = [await gateway.newcomer('白露'), await gateway.newcomer('谷雨')]
  await signIn(page, writer)
  await startLetter(page, '只给自己看')
  await gateway.command('account', 'passwd', `${writer}@example.com`)
  await leaveAndReturn(page, other)
  // The other's own notes have been looked through.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map((each) => each.name)))
    .toContainEqual(expect.stringContaining(other))
  await button(page, '写信').click()
  await expect(editor(page)).toBeVisible()
  await expect(page.getByText('只给自己看')).toHaveCount(0)
  await page.goto('/mailbox/innerbox/INBOX')
  await button(page, '退出登录').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  await fillIn(page, writer)
  await expectLetter(page, '只给自己看')
})
