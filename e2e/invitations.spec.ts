import { button, openAs, row } from './product/mailbox'
import { expect, test } from './product/test'

const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'METHOD:REQUEST',
  'BEGIN:VEVENT',
  'UID:review@calendar.test',
  'SEQUENCE:0',
  'DTSTAMP:20261101T000000Z',
  'DTSTART:20261201T020000Z',
  'DTEND:20261201T030000Z',
  'RRULE:FREQ=WEEKLY;BYDAY=TU',
  'SUMMARY:评审例会',
  'LOCATION:七楼会议室',
  'ORGANIZER;CN=日历:mailto:organizer@calendar.test',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

test('[RD-10] [RD-09] an invitation and its mail are answered, each to where the answer belongs', async ({
  browser,
  baseURL,
  gateway,
  outside,
}) => {
  const name = await gateway.newcomer('受邀的人')
  await gateway.deliver({
    from: 'secretary@partner.test',
    to: `${name}@example.com`,
    subject: '请来评审',
    text: '请回复。',
    alternatives: [{ contentType: 'text/calendar; charset=utf-8; method=REQUEST', content: calendar }],
  })
  const page = await openAs(browser, baseURL!, name)
  await row(page, /请来评审/).click()
  await expect(page.getByRole('heading', { name: '评审例会' })).toBeVisible()
  await expect(page.getByText('2026年12月1日周二 10:00 – 11:00 GMT+8')).toBeVisible()
  await button(page, '接受').click()
  await expect(page.getByText('您已接受。')).toBeVisible()
  const answer = await outside.mailTo('organizer@calendar.test')
  expect(answer.raw).toMatch(/^Content-Type: text\/calendar;[^:]*method=REPLY/m)
  expect(answer.raw).toContain('METHOD:REPLY')
  await page.reload()
  await expect(button(page, '更改答复')).toBeVisible()

  await button(page, '快捷回复').click()
  await page.getByRole('textbox', { name: /^快捷回复/ }).fill('好的，准时到。')
  await button(page, '发送').click()
  await expect(page.getByText('回复已发送。')).toBeVisible()
  const reply = await outside.mailTo('secretary@partner.test')
  expect(reply.raw).toMatch(/^In-Reply-To: </m)
})

test('[RD-03] whoever creates an event from a mail invites its people, and reads what they answer', async ({
  browser,
  baseURL,
  gateway,
  outside,
}) => {
  const host = await gateway.newcomer('发起的人')
  const guest = await gateway.newcomer('同去的人')
  await gateway.deliver({
    from: { name: '合作方', address: 'guide@partner.test' },
    to: [`${host}@example.com`, `${guest}@example.com`],
    subject: 'Re: 参观港口',
    text: '周四如何？',
  })
  const page = await openAs(browser, baseURL!, host)
  await row(page, /参观港口/).click()
  await button(page, '创建日程').click()
  const dialog = page.getByRole('dialog', { name: '新建日程' })
  await expect(dialog.getByRole('textbox', { name: '标题' })).toHaveValue('参观港口')
  await dialog.getByLabel('开始', { exact: true }).fill('2026-12-03T10:00')
  await dialog.getByLabel('结束', { exact: true }).fill('2026-12-03T11:30')
  await dialog.getByLabel('地点').fill('四号码头')
  await dialog.getByLabel('备注').fill('请带外套。')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('日程已添加，邀请已发送：参观港口')).toBeVisible()

  const request = await outside.mailTo('guide@partner.test')
  expect(request.raw).toMatch(/^Content-Type: text\/calendar;[^:]*method=REQUEST/m)
  expect(request.raw).toMatch(/^In-Reply-To: </m)
  // As quoted-printable has it.
  expect(request.raw).toContain('DTSTART;TZID=3DAsia/Shanghai:20261203T100000')
  expect(request.raw).toContain('DTEND;TZID=3DAsia/Shanghai:20261203T113000')

  const other = await openAs(browser, baseURL!, guest)
  await row(other, /邀请：参观港口/).click()
  await expect(other.getByText('2026年12月3日周四 10:00 – 11:30 GMT+8', { exact: true })).toBeVisible()
  await expect(other.getByText('四号码头', { exact: true })).toBeVisible()
  await button(other, '接受').click()
  await expect(other.getByText('您已接受。')).toBeVisible()

  await page.getByRole('tab', { name: '邮件列表' }).click()
  await row(page, /已接受：参观港口/).click()
  await expect(page.getByText('同去的人 已接受。')).toBeVisible()
})
