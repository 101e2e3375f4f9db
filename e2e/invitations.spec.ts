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
