import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { clockIn } from './product/clockIn'
import { button, openAs, row } from './product/mailbox'
import { expect, signIn, test } from './product/test'

const shot = (page: Page, name: string) => page.screenshot({ path: `/tmp/shots/${name}.png` })

/** A Monday to Sunday that lies ahead. */
const week = '/calendar/index?view=week&day=2030-05-15'

/** What stands in the days, by words of what a screen reader says of it. */
const event = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name })

/** Half an hour of a day, by both. */
const slot = (page: Page, name: string): Locator => page.getByRole('gridcell', { name })

interface Point {
  readonly x: number
  readonly y: number
}

/** In the middle of something. @param down which part of its height is above it */
async function pointIn(element: Locator, down = 0.5): Promise<Point> {
  const { x, y, width, height } = (await element.boundingBox())!
  return { x: x + width / 2, y: y + height * down }
}

interface Plan {
  readonly title: string
  /** By Shanghai's clock; it takes an hour. */
  readonly start: string
  /** In the words of the list. */
  readonly repeat?: string
  readonly calendar?: string
  readonly guest?: string
}

/** Plans something by the form. */
async function plan(page: Page, { title, start, repeat, calendar, guest }: Plan): Promise<void> {
  await button(page, '新建日程').click()
  const form = page.getByRole('dialog', { name: '新建日程' })
  await form.getByRole('textbox', { name: '标题' }).fill(title)
  await form.getByLabel('开始', { exact: true }).fill(start)
  const choose = (name: string, value: string | undefined) =>
    value === undefined ? undefined : form.getByRole('combobox', { name, exact: true }).selectOption(value)
  await choose('重复', repeat)
  await choose('日历', calendar)
  if (guest !== undefined) await form.getByRole('combobox', { name: '参与人', exact: true }).fill(guest)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toHaveCount(0)
  await expect(event(page, new RegExp(`^${title}，`)).first()).toBeVisible()
}

/** Types a password into the window that asks for it. */
async function unlock(page: Page, password: string): Promise<void> {
  await page.getByRole('dialog', { name: '解锁日程' }).getByLabel('锁定密码').fill(password)
  await page.keyboard.press('Enter')
}

test('[CA-01] [CA-02] [SH-01] [HO-07] from the home page’s tile to the week, something is planned by keys alone and stands in every view', async ({
  page,
  gateway,
}) => {
  await signIn(page, await gateway.newcomer('顾文'))
  await page.getByRole('link', { name: '首页' }).click()
  await page.getByRole('navigation', { name: '快捷入口' }).getByRole('link', { name: /^日程/ }).press('Enter')
  await expect(page).toHaveURL('/calendar/index')
  const rail = page.getByRole('navigation', { name: '主要功能' })
  await expect(rail.getByRole('link', { name: '日程', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('radio', { name: '周', exact: true })).toBeChecked()
  await expect(page.getByRole('main').getByRole('grid').last()).toBeVisible()
  await shot(page, '1-week')
  await rail.getByRole('link', { name: '邮箱' }).click()
  await rail.getByRole('link', { name: '日程', exact: true }).click()
  await expect(page.getByRole('radio', { name: '周', exact: true })).toBeChecked()
  console.log(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)))

  await page.goto(week)
  await page.getByRole('gridcell', { name: '2030年5月15日星期三 09:00' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: '新建日程' })
  await expect(form.getByRole('textbox', { name: '标题' })).toBeFocused()
  await shot(page, '1-form')
  await page.keyboard.type('项目例会')
  await page.keyboard.press('Enter')
  await expect(page.getByText('日程已添加：项目例会')).toBeVisible()
  console.log(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)))
  await page.reload()
  const planned = event(page, /^项目例会，2030年5月16日周四 09:30 – 10:30/)
  await expect(planned).toBeVisible()
  await shot(page, '1-after')

  const { violations } = await new AxeBuilder({ page }).analyze()
  console.log(JSON.stringify(violations.map(({ id, nodes }) => [id, nodes.map((n) => n.html.slice(0, 200))])))
  await page.getByRole('gridcell', { name: '2030年5月15日星期三 09:00' }).focus()
  for (const [key, view, name] of [
    ['m', 'month', '月'],
    ['a', 'agenda', '列表'],
    ['d', 'day', '日'],
    ['2', 'week', '周'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page).toHaveURL(new RegExp(`view=${view}`))
    console.log(page.url())
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
    await shot(page, `1-${view}`)
    console.log(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)))
    const { violations } = await new AxeBuilder({ page }).analyze()
    console.log(JSON.stringify(violations.map(({ id, nodes }) => [id, nodes.map((n) => n.html.slice(0, 200))])))
  }
})

test('[CA-08] of a series one is moved by keys, and the rest from one on deleted and brought back', async ({
  page,
  gateway,
}) => {
  await signIn(page, await gateway.newcomer('何川'))
  await page.goto('/calendar/index?view=month&day=2030-05-15')
  await plan(page, { title: '周例会', start: '2030-05-08T09:30', repeat: '每周三' })
  const on = (day: number) => event(page, new RegExp(`^周例会，2030年5月${day}日.*重复$`))
  for (const day of [8, 15, 22, 29]) await expect(on(day)).toBeVisible()

  await on(15).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByRole('dialog', { name: '更改重复日程' })).toBeVisible()
  await expect(button(page, '仅此日程')).toBeFocused()
  await shot(page, '2-reach')
  await page.keyboard.press('Enter')
  await expect(on(16)).toBeVisible()
  await shot(page, '2-moved')
  await expect(on(15)).toHaveCount(0)
  for (const day of [8, 22, 29]) await expect(on(day)).toBeVisible()
  await expect(on(16)).toBeFocused()

  await on(22).focus()
  await page.keyboard.press('Delete')
  await page.getByRole('dialog', { name: '删除重复日程' }).getByRole('button', { name: '此日程及之后的日程' }).click()
  for (const day of [22, 29]) await expect(on(day)).toHaveCount(0)
  for (const day of [8, 16]) await expect(on(day)).toBeVisible()
  await page.getByRole('region', { name: '通知' }).getByText('已删除“周例会”').waitFor()
  await shot(page, '2-removed')
  await button(page, '撤销').last().click()
  for (const day of [8, 16, 22, 29]) await expect(on(day)).toBeVisible()
  await page.reload()
  for (const day of [8, 16, 22, 29]) await expect(on(day)).toBeVisible()
})

test('[CA-02] [CA-09] with the mouse an event is drawn, goes to another time and back, and becomes longer', async ({
  page,
  gateway,
}) => {
  await signIn(page, await gateway.newcomer('孟琪'))
  await page.goto(week)
  await expect(slot(page, '2030年5月15日星期三 10:00')).toBeVisible()
  const drag = async (from: Point, to: Point) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 6 })
    await shot(page, '3-drag')
    await page.mouse.up()
  }
  const inSlot = (name: string, down = 0.5) => pointIn(slot(page, name), down)
  await drag(
    await inSlot('2030年5月15日星期三 10:00', 0.25),
    await inSlot('2030年5月15日星期三 10:30', 0.75),
  )
  const form = page.getByRole('dialog', { name: '新建日程' })
  await expect(form.getByLabel('结束', { exact: true })).toHaveValue('2030-05-15T11:00')
  await form.getByRole('textbox', { name: '标题' }).fill('试装')
  await page.keyboard.press('Enter')
  await expect(event(page, /^试装，2030年5月15日周三 10:00 – 11:00/)).toBeVisible()
  await expect(form).toHaveCount(0)

  await drag(await inSlot('2030年5月15日星期三 10:00'), await inSlot('2030年5月16日星期四 14:00'))
  await expect(event(page, /^试装，2030年5月16日周四 14:00 – 15:00/)).toBeVisible()
  await shot(page, '3-moved')
  await button(page, '撤销').click()
  const back = event(page, /^试装，2030年5月15日周三 10:00 – 11:00/)
  await expect(back).toBeVisible()

  const { x, y, height } = (await back.boundingBox())!
  await drag({ x: x + 20, y: y + height - 2 }, await inSlot('2030年5月15日星期三 12:30', 0.05))
  await expect(event(page, /^试装，2030年5月15日周三 10:00 – 12:30/)).toBeVisible()
  await page.reload()
  await expect(event(page, /^试装，2030年5月15日周三 10:00 – 12:30/)).toBeVisible()
})

test('[CA-04] [RD-10] who is invited accepts in the mail, and follows the event until it is called off', async ({
  browser,
  baseURL,
  gateway,
}) => {
  const [host, guest] = [await gateway.newcomer('王爱丽'), await gateway.newcomer('Bob Keller')]
  const alice = await openAs(browser, baseURL!, host)
  const bob = await openAs(browser, baseURL!, guest)
  await alice.goto(week)
  await plan(alice, { title: '发布评审', start: '2030-05-15T10:00', guest: `${guest}@example.com` })
  await event(alice, /^发布评审/).click()
  const details = alice.getByRole('dialog', { name: '发布评审' })
  await expect(details.getByText('未答复')).toBeVisible()
  await shot(alice, '4-details')

  await row(bob, /邀请：发布评审/).click()
  await shot(bob, '4-mail')
  await button(bob, '接受').click()
  await expect(bob.getByText('您已接受。')).toBeVisible()
  await expect(details.getByText('已接受')).toBeVisible()
  await shot(alice, '4-accepted')
  await bob.goto(week)
  await expect(event(bob, /^发布评审，2030年5月15日周三 10:00 – 11:00/)).toBeVisible()
  await shot(bob, '4-bob')

  await alice.keyboard.press('Escape')
  await event(alice, /^发布评审/).focus()
  await alice.keyboard.press('Alt+ArrowDown')
  await shot(alice, '4-tell')
  await button(alice, '移动并通知').click()
  await expect(event(bob, /^发布评审，2030年5月15日周三 10:15 – 11:15/)).toBeVisible()
  await shot(bob, '4-bob-moved')

  await event(alice, /^发布评审，.*10:15/).focus()
  await alice.keyboard.press('Delete')
  await alice.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(event(bob, /^发布评审/)).toHaveCount(0)
  await expect(event(alice, /^发布评审/)).toHaveCount(0)
  await bob.goto('/mailbox/innerbox/INBOX')
  await row(bob, /日程取消：发布评审/).waitFor()
  await shot(bob, '4-bob-mails')
})

const invitation = (method: 'REQUEST' | 'CANCEL', to: string) => ({
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content: [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//partner//test//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    'UID:harbour@calendar.test',
    `SEQUENCE:${method === 'REQUEST' ? 0 : 1}`,
    `DTSTAMP:2029010${method === 'REQUEST' ? 1 : 2}T000000Z`,
    'DTSTART:20300515T020000Z',
    'DTEND:20300515T030000Z',
    'SUMMARY:参观港口',
    'ORGANIZER;CN=向导:mailto:guide@calendar.test',
    `ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${to}`,
    ...(method === 'CANCEL' ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n'),
})

test('[CA-04] somebody outside invites by mail, is answered tentatively, and calls the event off', async ({
  page,
  gateway,
  outside,
}) => {
  const name = await gateway.newcomer('受邀的人')
  const to = `${name}@example.com`
  const send = (method: 'REQUEST' | 'CANCEL', subject: string) =>
    gateway.deliver({
      ...{ from: 'guide@calendar.test', to, subject, text: '请看。' },
      alternatives: [invitation(method, to)],
    })
  await send('REQUEST', '请来参观港口')
  await signIn(page, name)
  await row(page, /请来参观港口/).click()
  await button(page, '暂定').click()
  await expect(page.getByText('您已暂定参加。')).toBeVisible()
  const { raw } = await outside.mailTo('guide@calendar.test')
  expect(raw).toMatch(/^Content-Type: text\/calendar;[^:]*method=REPLY/m)
  expect(raw).toContain('PARTSTAT=TENTATIVE')
  await page.goto(week)
  const visit = event(page, /^参观港口，2030年5月15日周三 10:00 – 11:00.*暂定参加$/)
  await expect(visit).toBeVisible()
  await shot(page, '5-tentative')
  await visit.click()
  await shot(page, '5-details')
  await send('CANCEL', '参观取消')
  await expect(visit).toHaveCount(0)
  await shot(page, '5-gone')
})

test('[CA-03] [A3] a calendar is shared to read, then to edit, then no longer, and the other sees each at once', async ({
  browser,
  baseURL,
  gateway,
}) => {
  const [owner, reader] = [await gateway.newcomer('沈知行'), await gateway.newcomer('林晓')]
  const mine = await openAs(browser, baseURL!, owner)
  const theirs = await openAs(browser, baseURL!, reader)
  await theirs.goto(week)
  await mine.goto(week)
  await button(mine, '新建日历').click()
  await mine.getByRole('dialog').getByRole('textbox', { name: '名称' }).fill('产品组')
  await mine.keyboard.press('Enter')
  await plan(mine, { title: '版本冻结', start: '2030-05-15T10:00', calendar: '产品组' })
  const share = async (act: (form: Locator) => Promise<void>) => {
    await button(mine, '对“产品组”的操作').click()
    await mine.getByRole('menuitem', { name: '共享…' }).click()
    const form = mine.getByRole('dialog', { name: '日历“产品组”' })
    await act(form)
    await shot(mine, '6-share')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toHaveCount(0)
  }
  await share(async (form) => {
    await form.getByRole('combobox', { name: '共享给' }).fill(`${reader}@example.com`)
    await mine.keyboard.press('Enter')
  })
  const shared = theirs.getByRole('region', { name: '共享给我的日历' })
  await expect(shared.getByText('产品组')).toBeVisible()
  const seen = event(theirs, /^版本冻结/)
  const details = theirs.getByRole('dialog', { name: '版本冻结' })
  await seen.click()
  await expect(details.getByText('产品组')).toBeVisible()
  await shot(theirs, '6-read')
  await expect(details.getByRole('button', { name: '编辑' })).toHaveCount(0)

  await share(async (form) => {
    await form.getByRole('combobox', { name: /的权限$/ }).selectOption('可编辑')
  })
  await details.getByRole('button', { name: '编辑' }).waitFor()
  await theirs.keyboard.press('Escape')
  await seen.focus()
  await theirs.keyboard.press('Alt+ArrowRight')
  await expect(event(mine, /^版本冻结，2030年5月16日周四 10:00/)).toBeVisible()

  await share(async (form) => {
    await form.getByRole('button', { name: /^不再共享给/ }).click()
  })
  await expect(shared).toHaveCount(0)
  await expect(seen).toHaveCount(0)
  await shot(theirs, '6-withdrawn')
})

test('[CA-05] a calendar goes to a file and comes from it into another one, and what is no calendar is refused', async ({
  page,
  gateway,
}) => {
  await signIn(page, await gateway.newcomer('周琳'))
  await page.goto(week)
  await plan(page, { title: '盘点', start: '2030-05-15T10:00', repeat: '每天' })
  await button(page, '对“我的日程”的操作').click()
  await page.getByRole('menuitem', { name: '导出…' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: '导出' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  const buffer = await readFile(await download.path())
  console.log(download.suggestedFilename(), buffer.toString())

  await button(page, '新建日历').click()
  await page.getByRole('dialog').getByRole('textbox', { name: '名称' }).fill('仓库')
  await page.keyboard.press('Enter')
  await button(page, '对“仓库”的操作').click()
  await page.getByRole('menuitem', { name: '导入…' }).click()
  const form = page.getByRole('dialog', { name: '导入日程' })
  const give = (name: string, content: Buffer) =>
    form.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/calendar', buffer: content })
  await give('notes.ics', Buffer.from('不是日历'))
  await expect(form.getByText('这不是 iCalendar 文件。')).toBeVisible()
  await shot(page, '7-wrong')
  await give('盘点.ics', buffer)
  await expect(form.getByText('已添加 1 个日程')).toBeVisible()
  await shot(page, '7-report')
  await form.getByRole('button', { name: '关闭' }).last().click()
  for (const calendar of ['我的日程', '仓库'])
    await expect(event(page, new RegExp(`^盘点，2030年5月16日周四 10:00 – 11:00.*${calendar}，重复`))).toBeVisible()
  await shot(page, '7-both')
})

test('[CA-06] the settings choose the first view, the first day, the hours and whether lunar days are shown', async ({
  page,
  gateway,
}) => {
  await signIn(page, await gateway.newcomer('郑洁'))
  await page.goto('/calendar/index?day=2030-06-05')
  await expect(page.getByText('端午节')).toBeVisible()
  await button(page, '日历设置').click()
  await expect(page).toHaveURL('/calendar/set')
  await shot(page, '8-settings')
  const settings = page.getByRole('region', { name: '日历设置' })
  await settings.getByRole('radio', { name: '月' }).click()
  await settings.getByRole('combobox', { name: '每周起始日' }).selectOption('周日')
  await settings.getByRole('combobox', { name: '从' }).selectOption('07:00')
  await settings.getByRole('switch', { name: '显示农历' }).click()
  await page.goto('/calendar/index?day=2030-06-05')
  await expect(page.getByRole('radio', { name: '月', exact: true })).toBeChecked()
  const grid = page.getByRole('grid', { name: '2030年6月', exact: true })
  await expect(grid.getByRole('columnheader').first()).toHaveAccessibleName('星期日')
  await shot(page, '8-month')
  await expect(page.getByText('端午节')).toHaveCount(0)
  await page.getByRole('radio', { name: '周', exact: true }).click()
  await expect(slot(page, '2030年6月2日星期日 07:00')).toBeInViewport()
  await shot(page, '8-week')
  await page.goto('/calendar/set')
  await settings.getByRole('switch', { name: '显示农历' }).click()
  await page.goto('/calendar/index?day=2030-06-05')
  await expect(page.getByText('端午节')).toBeVisible()
})

test('[CA-07] a reminder comes into the inbox when its time is there', async ({ page, gateway }) => {
  await signIn(page, await gateway.newcomer('顾遥'))
  await page.goto('/calendar/index')
  await button(page, '新建日程').click()
  const form = page.getByRole('dialog', { name: '新建日程' })
  await form.getByRole('textbox', { name: '标题' }).fill('接机')
  await form.getByRole('combobox', { name: '邮件提醒' }).selectOption('开始时')
  await form.getByLabel('开始', { exact: true }).fill(clockIn(8))
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toHaveCount(0)
  await page.getByRole('link', { name: '邮箱', exact: true }).click()
  await row(page, /日程提醒：接机/).click()
  await expect(page.getByRole('heading', { name: /日程提醒：接机/ })).toBeVisible()
  await shot(page, '9-reminder')
})

test('[LK-05] [LK-06] behind its lock the calendar asks for the password first, and nothing else tells of events', async ({
  page,
  browser,
  gateway,
}) => {
  const name = await gateway.newcomer('秦朗')
  await signIn(page, name)
  const wanted = '/calendar/index?view=day&day=2030-05-15'
  await page.goto(wanted)
  await plan(page, { title: '密谈', start: '2030-05-15T10:00' })
  await page.goto('/calendar/set')
  const lock = page.getByRole('region', { name: '日程锁' })
  await lock.getByLabel('新锁定密码').fill('Schloss-2026')
  await lock.getByLabel('再次输入密码').fill('Schloss-2026')
  await lock.getByRole('button', { name: '锁定日程' }).click()
  await expect(lock.getByText('日程已锁定。')).toBeVisible()
  await shot(page, '10-set')

  const told: string[] = []
  page.on('websocket', (line) => line.on('framereceived', ({ payload }) => told.push(String(payload))))
  page.on('response', (answer) => void answer.text().then((text) => told.push(text), () => undefined))
  await page.goto('/mailbox/innerbox/INBOX?searchmail=密谈')
  await expect(page.getByRole('combobox', { name: '搜索邮件' })).toHaveValue('密谈')
  await shot(page, '10-search')
  const other = await openAs(browser, gateway.url, name)
  await other.goto(wanted)
  await unlock(other, 'Schloss-2026')
  await plan(other, { title: '密谈之后', start: '2030-05-15T13:00' })
  await gateway.deliver({ to: `${name}@example.com`, subject: '午餐', text: '十二点。' })
  await page.goto('/mailbox/innerbox/INBOX')
  await expect(row(page, /午餐/)).toBeVisible()
  await page.goto(wanted)
  const window = page.getByRole('dialog', { name: '解锁日程' })
  await expect(window).toBeVisible()
  await shot(page, '10-locked')
  await expect(event(page, /^密谈/)).toHaveCount(0)
  console.log(told.length, told.filter((each) => /calendar/i.test(each)).map((t) => t.slice(0, 300)))
  expect(told.filter((each) => each.includes('密谈'))).toEqual([])
  await unlock(page, 'Wrong-2026')
  await expect(window.getByLabel('锁定密码')).toHaveAttribute('aria-invalid', 'true')
  await unlock(page, 'Schloss-2026')
  await expect(event(page, /^密谈，/)).toBeVisible()
  await expect(event(page, /^密谈之后/)).toBeVisible()
  await expect(page).toHaveURL(wanted)
})
