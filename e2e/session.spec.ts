import type { Page, Response } from '@playwright/test'
import { password } from './product/Gateway'
import { button, editor, folder, openAs, row, startMail, write } from './product/mailbox'
import { seenText } from './product/seenText'
import { enterPassword, expect, signIn, test } from './product/test'

declare global {
  interface Window {
    /** Sum of the layout shifts so far. */
    moved?: number
    /** Whether a mail of whoever was here before was shown. */
    shownBefore?: boolean
  }
}

const userName = (page: Page) => page.getByLabel('邮箱账号或工号')

async function fillIn(page: Page, name = 'alice'): Promise<void> {
  await userName(page).fill(name)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await button(page, '登录').click()
}

async function signOut(page: Page): Promise<void> {
  await button(page, '退出登录').click()
  await page
    .getByRole('alertdialog', { name: '确定退出登录吗？' })
    .getByRole('button', { name: '退出登录' })
    .click()
  await expect(page).toHaveURL('/login')
}

const isSignedIn = async (page: Page) =>
  (await page.request.get('/api/mail/message/?folder=INBOX&limit=20&offset=0')).status() === 200

test('[SE-03] fills in the user name that was to be remembered, and forgets it when asked to', async ({
  page,
}) => {
  await page.goto('/mailbox/innerbox/INBOX')
  await page.getByRole('checkbox', { name: '记住用户名' }).check()
  await fillIn(page)
  await expect(folder(page, /收件箱/)).toBeVisible()
  await signOut(page)
  await expect(userName(page)).toHaveValue('alice')
  await page.reload()
  await expect(userName(page)).toHaveValue('alice')
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('')

  await page.getByRole('checkbox', { name: '记住用户名' }).uncheck()
  await fillIn(page)
  await expect(folder(page, /收件箱/)).toBeVisible()
  await signOut(page)
  await expect(userName(page)).toHaveValue('')
})

const closed = [
  '/',
  '/welcome',
  '/mailbox',
  '/mailbox/welcome',
  '/mailbox/innerbox',
  '/mailbox/innerbox/Trash',
  '/mailbox/innerbox/INBOX/1',
  '/mailbox?composeMail=1&to=bob@example.com',
  '/messageInfo/1?folder=INBOX&view=1',
  '/setting',
  '/setting/param',
  '/404',
  '/nothing/of/the/kind',
]

test('[SE-13] leads to the sign-in page from everywhere', async ({ page }) => {
  for (const address of closed) {
    await page.goto(address)
    await expect(button(page, '登录'), address).toBeVisible()
    await expect(page, address).toHaveURL('/login')
  }
})

test('[SE-13] opens the page that was wanted after signing in', async ({ page }) => {
  await page.goto('/mailbox/innerbox/Trash')
  await fillIn(page)
  await expect(folder(page, /已删除/)).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL('/mailbox/innerbox/Trash')
})

test('[LK-02] leads from the lock screen to the sign-in page when nobody is signed in', async ({ page }) => {
  await page.goto('/lockscreen')
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('密码', { exact: true })).toBeVisible()
})

test('[SE-15] sends somebody signed in on from the sign-in page to the mailbox', async ({ page }) => {
  await signIn(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: /(上午|下午|晚上)好$/ })).toBeVisible()
  await expect(page).toHaveURL('/mailbox/welcome')
})

test('[SE-14] a page that was locked leads to the sign-in page, and its session is over', async ({
  page,
}) => {
  await signIn(page)
  await page.evaluate(() => localStorage.setItem('mailroom.locked', '1'))
  await page.reload()
  await expect(button(page, '登录')).toBeVisible()
  await expect(page).toHaveURL('/login')
  expect(await isSignedIn(page)).toBe(false)
  const kept = await page.evaluate(() => [
    localStorage.getItem('mailroom.locked'),
    localStorage.getItem('mailroom.name'),
  ])
  expect(kept).toEqual([null, null])
})

test('[SE-16] says that the session has ended, leads to the sign-in page, and keeps what was written', async ({
  page,
}) => {
  await signIn(page)
  await startMail(page)
  await page.getByRole('textbox', { name: '主题' }).fill('写到一半的周报')
  await write(page, '第一段已经写好。')
  await expect(editor(page)).toContainText('第一段已经写好。')

  await page.context().clearCookies()
  // By keys: what the page asks for by itself may have found out before.
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('登录已过期，请重新登录')
  await dialog.getByRole('button', { name: '重新登录' }).first().click()
  await expect(button(page, '登录')).toBeVisible()
  await expect(page).toHaveURL('/login')

  await fillIn(page)
  await button(page, '继续写').click()
  await expect(page.getByRole('textbox', { name: '主题' })).toHaveValue('写到一半的周报')
  await expect(editor(page)).toContainText('第一段已经写好。')
})

test('[SE-16] says it in the words of the reader’s language', async ({ browser, gateway }) => {
  const name = await gateway.newcomer('Ann Reed')
  const context = await browser.newContext({ baseURL: gateway.url, locale: 'en-GB' })
  const page = await context.newPage()
  await signIn(page, name)
  await context.clearCookies()
  // Something else may have found out before, and asks above the folders.
  await page.getByRole('treeitem', { name: /Trash/ }).click({ force: true })
  await expect(page.getByRole('alertdialog')).toContainText('Session expired, please log in again')
  await context.close()
})

test('[SE-16] [SE-13] whoever signs in after a page of which a part did not come sees their own mails alone', async ({
  page,
  gateway,
}) => {
  const [before, after] = [await gateway.newcomer('寒露'), await gateway.newcomer('霜降')]
  await gateway.deliver({ to: `${before}@example.com`, subject: '只给寒露', text: '请看。' })
  await gateway.deliver({ to: `${after}@example.com`, subject: '只给霜降', text: '请看。' })
  await signIn(page, before)
  await expect(row(page, /只给寒露/)).toBeVisible()
  // What speaks to the gateway does not come; the answer of the mailbox has come with the document.
  await page.route('**/assets/adapter-*', (route) => route.abort())
  await page.reload()
  await expect(page.getByLabel('密码', { exact: true })).toBeVisible()
  await page.unroute('**/assets/adapter-*')
  // Not for a moment: what is shown wrongly is soon put right.
  await page.evaluate(() => {
    new MutationObserver(() => {
      window.shownBefore ||= document.body.textContent.includes('只给寒露')
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await enterPassword(page, after)
  await expect(row(page, /只给霜降/)).toBeVisible()
  expect(await page.evaluate(() => window.shownBefore)).toBe(false)
})

test('[SE-20] the sign-in page carries the name of the organisation', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('示例公司邮箱')).toBeVisible()
  await expect(page).toHaveTitle(/示例公司邮箱/)
})

for (const width of [1280, 390])
  test(`[SE-20] the name and other ways to sign in come after the form, and move nothing, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      window.moved = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.moved! += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/login')
    await expect(page.getByText('示例公司邮箱')).toBeVisible()
    await expect(button(page, '通行密钥登录')).toBeVisible()
    // Shifts are told with the frame in which they are painted.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    expect(await page.evaluate(() => window.moved)).toBe(0)
  })

test('[SE-21] signs out after asking, and the session is worth nothing afterwards', async ({ page }) => {
  await signIn(page)
  const cookies = await page.context().cookies()
  await button(page, '退出登录').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click()
  expect(await isSignedIn(page)).toBe(true)
  await signOut(page)
  await page.context().addCookies(cookies)
  expect(await isSignedIn(page)).toBe(false)
  await page.goto('/mailbox/welcome')
  await expect(button(page, '登录')).toBeVisible()
})

const leads: readonly (readonly [string, string])[] = [
  ['/', '/mailbox/welcome'],
  ['/welcome', '/mailbox/welcome'],
  ['/mailbox', '/mailbox/welcome'],
  ['/mailbox/innerbox', '/mailbox/innerbox/INBOX'],
  ['/setting', '/setting/user'],
  ['/nothing/of/the/kind', '/mailbox/welcome'],
  ['/setting/nothing', '/mailbox/welcome'],
]

test('[SH-14] [SH-15] leads on from the addresses of the route table', async ({ page }) => {
  await signIn(page)
  for (const [from, to] of leads) {
    await page.goto(from)
    await expect(page.getByRole('navigation').first(), from).toBeVisible()
    await expect(page, from).toHaveURL(to)
  }
})

test('[SH-14] has a page for what is not found', async ({ page }) => {
  await signIn(page)
  await page.goto('/404')
  await expect(page.getByText('404 页面不存在')).toBeVisible()
  await button(page, '返回邮箱').click()
  await expect(folder(page, /收件箱/)).toBeVisible()
})

const firstLanguages = [
  { locale: 'zh-TW', lang: 'zh-Hant', submit: '登入' },
  { locale: 'en-GB', lang: 'en', submit: 'Sign in' },
  { locale: 'fr-FR', lang: 'zh-Hans', submit: '登录' },
]

for (const { locale, lang, submit } of firstLanguages) {
  test(`[SH-03] begins in ${lang} in a browser for ${locale}`, async ({ browser, gateway }) => {
    const context = await browser.newContext({ baseURL: gateway.url, locale })
    const page = await context.newPage()
    await page.goto('/')
    await expect(button(page, submit)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await context.close()
  })
}

test('[SH-03] the language menu changes all words at once, and the next browser knows', async ({
  page,
  browser,
  gateway,
}) => {
  // Somebody without mail: Chinese subjects are not words of the product.
  const name = await gateway.newcomer('Fay Moss')
  await signIn(page, name)
  await button(page, '语言').click()
  const saved = page.waitForResponse(isSaved('en'))
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await saved
  await expect(page.getByRole('treeitem', { name: /Inbox/ })).toBeVisible()
  await expect(button(page, 'Sign out')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await seenText(page)).not.toMatch(/[\u4e00-\u9fff]/)

  const other = await openAs(browser, gateway.url, name)
  await expect(other.getByRole('treeitem', { name: /Inbox/ })).toBeVisible()
  await other.context().close()
})

test('[SH-03] the first language of somebody is kept, and one chosen on the way in takes its place', async ({
  page,
  browser,
  gateway,
}) => {
  const name = await gateway.newcomer('Ada Lane')
  const context = await browser.newContext({ baseURL: gateway.url, locale: 'en-GB' })
  const english = await context.newPage()
  const kept = english.waitForResponse(isSaved('en'))
  await signIn(english, name)
  await kept
  await context.close()

  await page.goto('/mailbox/innerbox/INBOX')
  await enterPassword(page, name)
  await expect(page.getByRole('treeitem', { name: /Inbox/ })).toBeVisible()
  await button(page, 'Sign out').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await button(page, '简体中文').click()
  const changed = page.waitForResponse(isSaved('zh-hans'))
  await enterPassword(page, name)
  await changed
  await expect(folder(page, /收件箱/)).toBeVisible()
})

/** The answer that says that a language was kept. */
const isSaved =
  (locale: string) =>
  (answer: Response): boolean =>
    answer.ok() && answer.request().postData()?.includes(`"${locale}"`) === true

test('[IX-01] shows Chinese words and no keys in Chinese', async ({ page, gateway }) => {
  const name = await gateway.newcomer('唐宁')
  await gateway.deliver({
    to: `${name}@example.com`,
    from: '"陈工" <1@163.com>',
    subject: '午餐',
    text: '十二点。',
  })
  await page.goto('/')
  await expect(button(page, '登录')).toBeVisible()
  const screens = [await seenText(page)]
  await page.evaluate(() => localStorage.clear())
  await signIn(page, name)
  const note = async () => screens.push(await seenText(page))
  await button(page, '语言').click()
  await page.getByRole('menuitemradio', { name: '简体中文' }).click()
  await expect(page.getByRole('row', { name: /午餐/ })).toBeVisible()
  await note()
  await page.getByRole('row', { name: /午餐/ }).click()
  await expect(button(page, '全部回复')).toBeVisible()
  await note()
  await button(page, '写信').click()
  await expect(editor(page)).toBeVisible()
  await note()
  await button(page, '外观').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await note()
  await page.goto('/setting/param')
  await expect(page.getByRole('heading', { name: '语言' })).toBeVisible()
  await note()
  for (const screen of screens) {
    expect(screen).not.toMatch(/\b[a-z]+[A-Z]\w*|\{\{|\b\w+_other\b/)
    // Only names are not Chinese: languages, addresses, fonts, formats.
    const words = screen.replace(
      /\S+@\S+|English|HTML|eml|Arial|Calibri|Cambria|Georgia|Verdana|Tahoma|Times New Roman|Courier New|Markdown/g,
      '',
    )
    expect(words.match(/[A-Za-z]{3,}/g) ?? []).toEqual([])
  }
})
