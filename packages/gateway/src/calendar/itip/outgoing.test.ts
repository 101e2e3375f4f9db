import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pino } from 'pino'
import { sampleRecord } from '../testing/sampleRecord'
import type { EventMailPayload } from '../EventMail'
import { readCalendarFile } from '../ics/files/readCalendarFile'
import { eventMail } from './eventMail'
import { eventMailContent } from './eventMailContent'
import { openMailedCalendars, timeZone, type MailedCalendars } from './testing/openMailedCalendars'

let own: MailedCalendars
beforeEach(async () => {
  own = await openMailedCalendars()
})
afterEach(() => own.close())

const weekly = { every: 'week', interval: 1, weekdays: [], monthDays: [] } as const

describe('[CA-04] whoever is invited', () => {
  it('gets a mail with the event, its series and its zone, once', async () => {
    await own.add(own.alice, { recurrence: weekly })
    await own.deliver()
    await own.deliver()
    const [mail, ...others] = await own.notices(own.bob)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      ...{ method: 'request', sequence: 0, title: '评审', location: 'Room 7' },
      organizer: { address: 'alice@example.com', name: 'alice' },
      invitees: [{ address: 'bob@example.com', status: 'pending' }],
      recurrence: { every: 'week' },
    })
    expect(mail?.subject).toBe('邀请：评审')
    expect(mail?.text).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Asia\/Shanghai\r\n/)
    expect(mail?.text).toMatch(/DTSTART;TZID=Asia\/Shanghai:20261124T100000\r\n/)
    const [event] = readCalendarFile(Buffer.from(mail?.text ?? ''), 'Etc/UTC').events
    expect(event).toMatchObject({ rule: 'FREQ=WEEKLY', timeZone, note: 'Bring figures.' })
  })

  it('hears of changes, of one of a series too, and of being invited no more', async () => {
    const { id } = await own.add(own.alice, { recurrence: weekly })
    await own.deliver()
    const occurrence = '2026-12-01T02:00:00Z'
    const one = await own.service.event(own.alice, id, occurrence)
    const { calendarId, title, note, place, guests, time } = one
    await own.service.save(
      own.alice,
      {
        calendarId,
        title,
        note,
        place,
        guests,
        timeZone,
        time: { ...time, startsAt: time.startsAt + 3_600_000, endsAt: time.endsAt + 3_600_000 },
      },
      { id, reach: { kind: 'one', occurrence } },
    )
    await own.deliver()
    await own.service.uninvite(own.alice, id, ['bob@example.com'])
    await own.deliver()
    const [, changed, calledOff] = await own.notices(own.bob)
    expect(changed).toMatchObject({ method: 'request', subject: '日程更新：评审' })
    const [event] = readCalendarFile(Buffer.from(changed?.text ?? ''), 'Etc/UTC').events
    expect(event?.exceptions.map((each) => each.occurrence)).toEqual([occurrence])
    expect(calledOff).toMatchObject({
      ...{ method: 'cancel', subject: '日程取消：评审' },
      invitees: [{ address: 'bob@example.com' }],
    })
  })

  it('is told that it was called off, by a higher number', async () => {
    const { id } = await own.add(own.alice)
    await own.deliver()
    await own.service.remove(own.alice, id, { kind: 'all' })
    await own.deliver()
    const [invited, calledOff] = await own.notices(own.bob)
    expect(calledOff).toMatchObject({ method: 'cancel', uid: invited?.uid })
    expect(calledOff!.sequence).toBeGreaterThan(invited!.sequence)
  })
})

describe('[CA-04] [R1] a mail about an event', () => {
  const payload: EventMailPayload = {
    ...{ accountId: 1, kind: 'request', isNew: true, eventId: 1, stampedAt: 0 },
    record: sampleRecord({
      organizer: { address: 'alice@example.com', name: 'alice' },
      guests: ['bob@example.com', 'c@example.org', 'd@example.org'].map((address) => ({
        ...{ address, name: '', status: 'pending', isOptional: false },
      })),
    }),
    recipients: ['bob@example.com', 'c@example.org', 'd@example.org'].map((address) => ({
      address,
      name: '',
    })),
  }
  const context = { attempt: 1, signal: new AbortController().signal, finish: async () => {} }

  it('goes out once for as many people as one may go to, however often its job is run', async () => {
    const handler = eventMail({
      sending: own.services.sending,
      senders: async () => [{ address: 'alice@example.com', name: 'alice' }],
      localeOf: async () => 'en',
      ...{ maxRecipients: 2, log: pino({ level: 'silent' }) },
    })
    const asked = { ...payload, accountId: own.alice }
    await handler.run(asked, context)
    await handler.run(asked, context)
    await handler.run({ ...asked, stampedAt: 1, recipients: asked.recipients.slice(1) }, context)
    const sent = await own.store.database.db.selectFrom('submissions').select('draft_id').execute()
    expect(sent).toHaveLength(3)
    await own.deliver()
    expect(await own.notices(own.bob)).toHaveLength(1)
  })

  it('that nobody can be sent does not come again and again', async () => {
    const lines: unknown[] = []
    const handler = eventMail({
      sending: own.services.sending,
      senders: async () => [{ address: 'stranger@example.org', name: '' }],
      localeOf: async () => 'en',
      ...{ maxRecipients: 2, log: { error: (line: unknown) => void lines.push(line) } },
    })
    await handler.run({ ...payload, accountId: own.alice }, context)
    expect(lines).toHaveLength(2)
  })

  it.each([
    ['en', 'Called off: Round', 'alice <alice@example.com> has called off “Round”.'],
    ['zh-hans', '日程取消：Round', 'alice <alice@example.com> 取消了“Round”。'],
    ['zh-tw', '活動取消：Round', 'alice <alice@example.com> 取消了「Round」。'],
  ] as const)('is in the language of its writer: %s', (locale, subject, first) => {
    const content = eventMailContent(
      { ...payload, kind: 'cancel' },
      { address: 'alice@example.com', name: 'alice' },
      locale,
    )
    expect([content.subject, content.text.split('\n')[0]]).toEqual([subject, first])
  })

  it('[I1] lets no text become a property, and answers for its writer alone', () => {
    const evil = 'x\r\nATTENDEE:mailto:evil@example.net\r\nEND:VEVENT'
    const { calendar } = eventMailContent(
      {
        ...{ ...payload, kind: 'reply', answer: 'tentative' },
        record: {
          ...payload.record,
          title: evil,
          uid: evil,
          organizer: { address: 'o@example.org', name: evil },
        },
      },
      { address: 'bob@example.com', name: evil },
      'en',
    )
    expect(calendar.text.match(/^(?:ATTENDEE|ORGANIZER|END:VEVENT)/gm)).toEqual([
      'ORGANIZER',
      'ATTENDEE',
      'END:VEVENT',
    ])
    expect(calendar.text.replaceAll('\r\n ', '')).toContain('PARTSTAT=TENTATIVE')
    expect(calendar).toMatchObject({ method: 'REPLY' })
  })
})
