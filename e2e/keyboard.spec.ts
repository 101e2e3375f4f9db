import type { Page } from '@playwright/test'
import { password } from './product/Gateway'
import { expectFocus, focused, goTo, press, type Focused } from './product/keyboard'
import { editor, mailText, row, startMail } from './product/mailbox'
import { expect, signIn, test } from './product/test'

/** Words of the mail that is open, one of plain text. */
const text = (page: Page, words: string) => page.getByRole('article').getByText(words)

/** Signs in from the first field on. */
async function signInByKeys(page: Page, name: string): Promise<void> {
  await page.goto('/mailbox/innerbox/INBOX')
  await expectFocus(page, '邮箱账号或工号')
  await page.keyboard.type(name)
  await press(page, 'Tab')
  await expectFocus(page, '密码')
  await page.keyboard.type(password)
  await goTo(page, 'Tab', '登录')
  await press(page, 'Enter')
}

test('[IX-03] a mail is read, answered, deleted, brought back and marked by keys alone, and focus is always to be seen', async ({
  page,
  gateway,
  outside,
}) => {
  const name = await gateway.newcomer('杜若')
  const to = `${name}@example.com`
  const friend = `friend-of-${name}@elsewhere.test`
  await gateway.deliver({ to, from: `"李娜" <${friend}>`, subject: '周会改期', text: '改到周四，可以吗？' })
  await gateway.deliver({ to, subject: '食堂菜单', text: '见附页。' })

  await signInByKeys(page, name)
  await expect(row(page, /周会改期/)).toBeVisible()
  await expectFocus(page)

  // Read
  await goTo(page, 'Tab', /食堂菜单/)
  await goTo(page, 'ArrowDown', /周会改期/)
  await press(page, 'Enter')
  await expect(text(page, '改到周四，可以吗？')).toBeVisible()
  await expectFocus(page)

  // Answered
  await goTo(page, 'Tab', '回复')
  await press(page, 'Enter')
  await expect(editor(page)).toContainText('改到周四')
  await expectFocus(page, '正文')
  await page.keyboard.type('Thursday it is.')
  await press(page, 'Control+Enter')
  expect((await outside.mailTo(friend)).raw).toContain('Thursday it is.')
  await expect(editor(page)).toHaveCount(0)
  await expectFocus(page)
  await goTo(page, 'Shift+Tab', /^关闭“回复：周会改期/)
  await press(page, 'Enter')
  await expect(text(page, '改到周四，可以吗？')).toBeVisible()
  await expectFocus(page)

  // Back to the list
  await goTo(page, 'Shift+Tab', '关闭“周会改期”')
  await press(page, 'Enter')
  await expect(page.getByRole('tablist')).toHaveCount(0)
  await expectFocus(page, /已回复.*周会改期/)

  // Deleted, and brought back
  await press(page, 'Delete')
  await expect(row(page, /周会改期/)).toHaveCount(0)
  await expectFocus(page, /食堂菜单/)
  await goTo(page, 'Tab', '撤销')
  await press(page, 'Enter')
  await expect(row(page, /周会改期/)).toBeVisible()
  await expectFocus(page)

  // Marked
  await goTo(page, 'Shift+Tab', /食堂菜单|周会改期/)
  await goTo(page, 'ArrowDown', /周会改期/)
  await press(page, 'Space')
  await goTo(page, 'Shift+Tab', '选择本页全部邮件')
  await goTo(page, 'ArrowRight', '标记为')
  await press(page, 'Enter')
  await expectFocus(page, '已读')
  await goTo(page, 'ArrowDown', '红旗')
  await press(page, 'Enter')
  await expect(row(page, /周会改期.*红旗/)).toBeVisible()
  await expectFocus(page, '标记为')
  await goTo(page, 'ArrowLeft', '取消选择')
  await press(page, 'Enter')
  await expect(page.getByText('已选 1 封')).toHaveCount(0)
  await expectFocus(page)

  // And out
  await goTo(page, 'Shift+Tab', '退出登录')
  await press(page, 'Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectFocus(page, '退出登录')
  await press(page, 'Enter')
  await expect(page).toHaveURL('/login')
  await expectFocus(page, '邮箱账号或工号')
})

test('[IX-03] what takes the focused thing away hands focus on', async ({ page, gateway }) => {
  const name = await gateway.newcomer('林晓')
  const to = `${name}@example.com`
  for (const subject of ['一号通知', '二号通知']) await gateway.deliver({ to, subject, text: '请阅。' })
  await signInByKeys(page, name)
  await expect(row(page, /一号通知/)).toBeVisible()

  // The last mail: its neighbour's button rests.
  await goTo(page, 'Tab', /二号通知/)
  await press(page, 'Enter')
  await expect(text(page, '请阅。')).toBeVisible()
  await goTo(page, 'Tab', '回复')
  await goTo(page, 'ArrowRight', '下一封')
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { name: '一号通知' })).toBeVisible()
  await expectFocus(page)

  // An open mail is deleted by its toolbar.
  await goTo(page, 'Shift+Tab', '关闭“一号通知”')
  await goTo(page, 'Tab', /^(回复|上一封|下一封)$/)
  await goTo(page, 'ArrowLeft', '删除')
  await press(page, 'Enter')
  await expect(page.getByRole('tablist')).toHaveCount(0)
  await expect(row(page, /一号通知/)).toHaveCount(0)
  await expectFocus(page, /二号通知/)

  // Deleted for good after a question.
  await goTo(page, 'Shift+Tab', /^收件箱/)
  await goTo(page, 'ArrowDown', /^已删除/)
  await press(page, 'Enter')
  await expect(row(page, /一号通知/)).toBeVisible()
  await goTo(page, 'Tab', /一号通知/)
  await press(page, 'Delete')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectFocus(page, '取消')
  await goTo(page, 'Tab', '彻底删除')
  await press(page, 'Enter')
  await expect(row(page, /一号通知/)).toHaveCount(0)
  await expectFocus(page)

  // A filter that shows nothing, and the way out of it.
  await goTo(page, 'Shift+Tab', /^已删除/)
  await goTo(page, 'ArrowUp', /^收件箱/)
  await press(page, 'Enter')
  await expect(row(page, /二号通知/)).toBeVisible()
  await goTo(page, 'Tab', /选择本页全部邮件/)
  await goTo(page, 'ArrowRight', '筛选')
  await press(page, 'Enter')
  await goTo(page, 'ArrowDown', '有旗标')
  await press(page, 'Enter')
  await expect(page.getByText('没有符合条件的邮件。')).toBeVisible()
  await expectFocus(page, '筛选')
  await goTo(page, 'Tab', '显示全部邮件')
  await press(page, 'Enter')
  await expect(row(page, /二号通知/)).toBeVisible()
  await expectFocus(page)
})

/** All stops of Tab from the top of the page to its end. */
async function allStops(page: Page): Promise<readonly Focused[]> {
  const stops: Focused[] = []
  // Leaves focus nowhere, and lets Tab begin at the top.
  await page.evaluate(() => {
    const top = document.body.insertBefore(document.createElement('span'), document.body.firstChild)
    top.tabIndex = -1
    top.focus()
    top.remove()
  })
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    // After the last one it is the browser's own turn, and then the first one's again.
    if (stop.markup === 'the page' || stop.markup === stops[0]?.markup) return stops
    stops.push(stop)
    expect(stops.length, 'Tab has an end').toBeLessThan(100)
  }
}

async function expectAllMarked(page: Page, ...expected: readonly (string | RegExp)[]): Promise<void> {
  const stops = await allStops(page)
  expect(stops.filter(({ isLost, isMarked }) => isLost || !isMarked)).toEqual([])
  const names = stops.map((stop) => stop.name)
  for (const name of expected) {
    const isIt = (each: string) => (typeof name === 'string' ? each === name : name.test(each))
    expect(names.some(isIt), `${name} among ${names.join(', ')}`).toBe(true)
  }
}

test('[IX-03] who is quicker than the code that hands focus on has it all the same', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('林晚')
  await gateway.deliver({ to: `${name}@example.com`, subject: '一号通知', text: '请阅。' })
  const isOpened = Promise.withResolvers<void>()
  await page.route('**/PaneWatch-*.js', async (route) => {
    await isOpened.promise
    await route.continue()
  })
  await signInByKeys(page, name)
  await expect(row(page, /一号通知/)).toBeVisible()
  await goTo(page, 'Tab', /一号通知/)
  await page.keyboard.press('Enter')
  await expect(text(page, '请阅。')).toBeVisible()
  isOpened.resolve()
  await expectFocus(page, '一号通知')
})

test('[IX-03] everything is reached by Tab, shows that it has focus, and lets go of it', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('程远')
  const subject = '参观安排'
  await gateway.deliver({
    to: `${name}@example.com`,
    subject,
    html: '<p>见<a href="https://example.org/plan">安排</a>。</p>',
    attachments: [{ filename: '路线.txt', content: '东门' }],
  })
  await page.goto('/')
  await expectFocus(page)
  // Languages are offered once the form is on the screen.
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible()
  await expectAllMarked(page, '邮箱账号或工号', '密码', '显示密码', '记住用户名', '登录', 'English')

  await signIn(page, name)
  await expect(row(page, subject)).toBeVisible()
  await expectAllMarked(
    page,
    '首页',
    '邮箱',
    '语言',
    '退出登录',
    '写信',
    /^收件箱/,
    '文件夹栏宽度',
    /参观安排/,
    '每页',
  )

  await row(page, subject).click()
  await expect(mailText(page).getByText('安排')).toBeVisible()
  await expectAllMarked(page, /^参观安排/, '全部关闭', '回复', '安排', /下载 路线\.txt/)

  await startMail(page)
  await expectAllMarked(page, '发送', '存草稿', '添加附件', '收件人', '主题', '正文', '字体')

  await page.goto('/setting/skin')
  await expect(page.getByRole('radio').first()).toBeVisible()
  // The end of the rail comes after the page.
  await expect(page.getByRole('link', { name: '设置', exact: true })).toBeVisible()
  await expectAllMarked(page, '设置')
})
