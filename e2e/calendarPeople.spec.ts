import type { Locator, Page } from '@playwright/test'
import { addCalendar, addEvent, chooseOf, event, month } from './product/calendar'
import { clockIn } from './product/clockIn'
import { button, openAs, row } from './product/mailbox'
import { decoded } from './product/rawMail'
import { expect, signIn, test } from './product/test'

test('[CA-04] [RD-10] who is invited accepts in the mail, and follows the event until it is called off', async ({
  browser,
  baseURL,
  gateway,
}) => {
  const [host, guest] = [await gateway.newcomer('江岚'), await gateway.newcomer('罗文')]
  const hers = await openAs(browser, baseURL!, host)
  const his = await openAs(browser, baseURL!, guest)
  await hers.goto(month)
  await addEvent(hers, { title: '发布评审', start: '2030-05-15T10:00', guest: `${guest}@example.com` })
  const shown = event(hers, /^发布评审/)
  await shown.click()
  const details = hers.getByRole('dialog', { name: '发布评审' })
  await expect(details.getByText('未答复')).toBeVisible()

  await row(his, /邀请：发布评审/).click()
  await button(his, '接受').click()
  await expect(his.getByText('您已接受。')).toBeVisible()
  await expect(details.getByText('已接受')).toBeVisible()
  await his.goto(month)
  await expect(event(his, /^发布评审，2030年5月15日周三 10:00 – 11:00/)).toBeVisible()

  await hers.keyboard.press('Escape')
  await shown.press('Alt+ArrowRight')
  await button(hers, '移动并通知').click()
  await expect(event(his, /^发布评审，2030年5月16日周四 10:00 – 11:00/)).toBeVisible()

  await event(hers, /^发布评审，2030年5月16日/).press('Delete')
  await hers.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  for (const page of [hers, his]) await expect(event(page, /^发布评审/)).toHaveCount(0)
  await his.getByRole('link', { name: '邮箱', exact: true }).click()
  await expect(row(his, /日程取消：发布评审/)).toBeVisible()
})

/** What another mail system says of an event. */
const notice = (method: 'REQUEST' | 'CANCEL', guest: string) => ({
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content: [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    'UID:harbour@guides.test',
    `SEQUENCE:${method === 'REQUEST' ? 0 : 1}`,
    'DTSTAMP:20260101T000000Z',
    'DTSTART:20300515T020000Z',
    'DTEND:20300515T030000Z',
    'SUMMARY:参观港口',
    'ORGANIZER;CN=向导:mailto:guide@guides.test',
    `ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${guest}`,
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
      ...{ from: 'guide@guides.test', to, subject, text: '请看。' },
      alternatives: [notice(method, to)],
    })
  await send('REQUEST', '请来参观港口')
  await signIn(page, name)
  await row(page, /请来参观港口/).click()
  await button(page, '暂定').click()
  await expect(page.getByText('您已暂定参加。')).toBeVisible()
  const { raw } = await outside.mailTo('guide@guides.test')
  expect(raw).toMatch(/^Content-Type: text\/calendar;[^:]*method=REPLY/m)
  const answer = decoded(raw).replaceAll(/\r?\n /g, '')
  expect(answer).toMatch(new RegExp(`^ATTENDEE;.*PARTSTAT=TENTATIVE.*:mailto:${to}`, 'm'))

  await page.goto(month)
  const visit = event(page, /^参观港口，2030年5月15日周三 10:00 – 11:00.*，暂定参加$/)
  await expect(visit).toBeVisible()
  await send('CANCEL', '参观取消')
  await expect(visit).toHaveCount(0)
})

test('[CA-03] [A3] a calendar is shared to read, then to edit, then no longer, and the other sees each at once', async ({
  browser,
  baseURL,
  gateway,
}) => {
  const [owner, reader] = [await gateway.newcomer('沈知行'), await gateway.newcomer('林晓')]
  const mine = await openAs(browser, baseURL!, owner)
  const theirs = await openAs(browser, baseURL!, reader)
  for (const page of [mine, theirs]) await page.goto(month)
  await addCalendar(mine, '产品组')
  await addEvent(mine, { title: '版本冻结', start: '2030-05-15T10:00', calendar: '产品组' })
  await addEvent(mine, { title: '体检', start: '2030-05-15T14:00' })
  const share = async (change: (form: Locator) => Promise<unknown>) => {
    await chooseOf(mine, '产品组', '共享…')
    const form = mine.getByRole('dialog', { name: '日历“产品组”' })
    await change(form)
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toHaveCount(0)
  }
  await share((form) => form.getByRole('combobox', { name: '共享给' }).fill(`${reader}@example.com`))
  const shared = theirs.getByRole('region', { name: '共享给我的日历' })
  await expect(shared.getByText('产品组')).toBeVisible()
  const seen = event(theirs, /^版本冻结/)
  await seen.click()
  const details = theirs.getByRole('dialog', { name: '版本冻结' })
  await expect(details.getByText('沈知行')).toBeVisible()
  const edit = details.getByRole('button', { name: '编辑' })
  await expect(edit).toHaveCount(0)
  await expect(event(theirs, /^体检/)).toHaveCount(0)

  await share((form) => form.getByRole('combobox', { name: '林晓 的权限' }).selectOption('可编辑'))
  await expect(edit).toBeVisible()
  await theirs.keyboard.press('Escape')
  await seen.press('Alt+ArrowRight')
  await expect(event(mine, /^版本冻结，2030年5月16日周四 10:00/)).toBeVisible()

  await share((form) => form.getByRole('button', { name: '不再共享给 林晓' }).click())
  await expect(shared).toHaveCount(0)
  await expect(seen).toHaveCount(0)
})

test('[CA-07] a reminder comes into the inbox at its time', async ({ page, gateway }) => {
  await signIn(page, await gateway.newcomer('顾遥'))
  await page.goto('/calendar/index')
  await addEvent(page, { title: '接机', start: clockIn(8), reminder: '开始时' })
  await page.getByRole('link', { name: '邮箱', exact: true }).click()
  await row(page, /日程提醒：接机/).click()
  await expect(page.getByRole('heading', { name: /^日程提醒：接机/ })).toBeVisible()
})

/** Types a password into the window that asks for it. */
async function unlock(page: Page, password: string): Promise<void> {
  await page.getByRole('dialog', { name: '解锁日程' }).getByLabel('锁定密码').fill(password)
  await page.keyboard.press('Enter')
}

test('[LK-05] [LK-06] behind its lock the calendar asks for the password first, and nothing else tells of events', async ({
  page,
  browser,
  gateway,
}) => {
  const name = await gateway.newcomer('秦朗')
  const wanted = '/calendar/index?view=day&day=2030-05-15'
  await signIn(page, name)
  await page.goto(wanted)
  await addEvent(page, { title: '密谈一号', start: '2030-05-15T10:00' })
  await page.goto('/calendar/set')
  const lock = page.getByRole('region', { name: '日程锁' })
  await lock.getByLabel('新锁定密码').fill('Schloss-2026')
  await lock.getByLabel('再次输入密码').fill('Schloss-2026')
  await lock.getByRole('button', { name: '锁定日程' }).click()
  await expect(lock.getByText('日程已锁定。')).toBeVisible()

  const told: string[] = []
  page.on('websocket', (line) => line.on('framereceived', ({ payload }) => told.push(String(payload))))
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'fetch') return
    answer.text().then(
      (text) => told.push(text),
      () => undefined,
    )
  })
  const tellsOf = (title: string) => told.some((text) => text.includes(title))
  await page.goto('/mailbox/innerbox/INBOX?searchmail=密谈')
  await expect(page.getByText('没有找到')).toBeVisible()
  // Somewhere else the same person is let in, and plans more.
  const other = await openAs(browser, gateway.url, name)
  await other.goto(wanted)
  await unlock(other, 'Schloss-2026')
  await addEvent(other, { title: '密谈二号', start: '2030-05-15T13:00' })
  await gateway.deliver({ to: `${name}@example.com`, subject: '午餐', text: '十二点。' })
  await expect.poll(() => tellsOf('午餐')).toBe(true)

  await page.goto(wanted)
  const field = page.getByRole('dialog', { name: '解锁日程' }).getByLabel('锁定密码')
  await unlock(page, 'Wrong-2026')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(tellsOf('密谈一号') || tellsOf('密谈二号')).toBe(false)
  await unlock(page, 'Schloss-2026')
  for (const title of [/^密谈一号/, /^密谈二号/]) await expect(event(page, title)).toBeVisible()
  await expect(page).toHaveURL(wanted)
  await expect.poll(() => tellsOf('密谈二号')).toBe(true)
})
