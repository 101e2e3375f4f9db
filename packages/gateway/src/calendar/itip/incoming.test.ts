import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CalendarEvent, MessageRef } from '@mailroom/core'
import {
  calendarMail,
  eventLines,
  openMailedCalendars,
  timeZone,
  type MailedCalendars,
} from './testing/openMailedCalendars'

let own: MailedCalendars
beforeEach(async () => {
  own = await openMailedCalendars()
})
afterEach(() => own.close())

const minuteMs = 60_000
const weekly = { every: 'week', interval: 1, weekdays: [], monthDays: [] } as const
const statusesOf = (event: CalendarEvent | undefined) => event?.guests.map(({ status }) => status)
const uidOf = async (account: number) => (await own.notices(account)).at(-1)!.uid

describe('[CA-04] an answer', () => {
  it.each(['accepted', 'tentative', 'declined'] as const)('comes back and is noted: %s', async (answer) => {
    const { id } = await own.add(own.alice)
    await own.deliver()
    await own.answer(own.bob, answer)
    const [reply] = await own.notices(own.alice)
    await own.read(own.alice, reply!.ref)
    expect(statusesOf(await own.service.event(own.alice, id))).toEqual([answer])
  })

  it('is heard of when it arrives', async () => {
    const { id } = await own.add(own.alice)
    await own.deliver()
    const uid = await uidOf(own.bob)
    await own.postOffice.start(true)
    const reply = eventLines(
      uid,
      'SEQUENCE:0',
      'DTSTART:20261124T020000Z',
      'ATTENDEE;PARTSTAT=ACCEPTED:mailto:bob@example.com',
    )
    await own
      .box(own.alice)
      .append('INBOX', calendarMail('bob@example.com', 'REPLY', reply), { isArrival: true })
    await expect
      .poll(async () => statusesOf(await own.service.event(own.alice, id)), { timeout: 20_000 })
      .toEqual(['accepted'])
    await own.postOffice.stop()
  })

  it('to one of a series is to that one alone', async () => {
    const { id } = await own.add(own.alice, { recurrence: weekly })
    await own.deliver()
    const uid = await uidOf(own.bob)
    const lines = [
      'RECURRENCE-ID:20261201T020000Z',
      'DTSTART:20261201T020000Z',
      'ATTENDEE;PARTSTAT=DECLINED:mailto:bob@example.com',
    ]
    await own.receive(own.alice, 'bob@example.com', eventLines(uid, ...lines))
    expect(statusesOf(await own.service.event(own.alice, id, '2026-12-01T02:00:00Z'))).toEqual(['declined'])
    expect(statusesOf(await own.service.event(own.alice, id, '2026-12-08T02:00:00Z'))).toEqual(['pending'])
  })

  const said = (status: string, address: string) => `ATTENDEE;PARTSTAT=${status}:mailto:${address}`
  it.each<[string, string, readonly string[], string]>([
    ['of somebody for themselves', 'BOB@example.com', [said('ACCEPTED', 'bob@EXAMPLE.com')], 'accepted'],
    ['of somebody for somebody else', 'eve@example.net', [said('ACCEPTED', 'bob@example.com')], 'pending'],
    [
      'of somebody in the name of a guest',
      'bob@example.com <eve@example.net>',
      [said('ACCEPTED', 'bob@example.com')],
      'pending',
    ],
    ['of a stranger', 'eve@example.net', [said('ACCEPTED', 'eve@example.net')], 'pending'],
    ['to an older change', 'bob@example.com', ['SEQUENCE:0', said('ACCEPTED', 'bob@example.com')], 'pending'],
    ['that is none', 'bob@example.com', [said('NEEDS-ACTION', 'bob@example.com')], 'pending'],
    [
      'to what is none of the series',
      'bob@example.com',
      ['RECURRENCE-ID:20261125T020000Z', said('ACCEPTED', 'bob@example.com')],
      'pending',
    ],
    [
      'of a hundred thousand',
      'bob@example.com',
      Array.from({ length: 5_000 }, (_, index) => said('ACCEPTED', `p${index}@example.com`)),
      'pending',
    ],
  ])('%s counts as it should', async (_name, from, lines, status) => {
    const { id, calendarId, title, place, note, guests, time } = await own.add(own.alice)
    // Moved, so that there is an older change.
    const later = { ...time, startsAt: time.startsAt + 60 * minuteMs, endsAt: time.endsAt + 60 * minuteMs }
    await own.service.save(
      own.alice,
      { calendarId, title, place, note, guests, timeZone, time: later },
      { id, reach: { kind: 'all' } },
    )
    await own.deliver()
    const uid = await uidOf(own.bob)
    const sequence = lines.some((line) => line.startsWith('SEQUENCE')) ? [] : ['SEQUENCE:1']
    await own.receive(own.alice, from, eventLines(uid, ...sequence, 'DTSTART:20261124T030000Z', ...lines))
    const event = await own.service.event(own.alice, id)
    expect(statusesOf(event)).toEqual([status])
    expect((await own.kept(own.alice, uid))?.record.exceptions).toEqual([])
  })

  it('that was given earlier does not count after a later one, in whatever order they come', async () => {
    const { id } = await own.add(own.alice)
    await own.deliver()
    const uid = await uidOf(own.bob)
    own.clock.advance(10 * minuteMs)
    const at = (stamp: string, status: string) =>
      eventLines(
        uid,
        `DTSTAMP:20261102T${stamp}Z`,
        'DTSTART:20261124T020000Z',
        said(status, 'bob@example.com'),
      )
    await own.receive(own.alice, 'bob@example.com', at('070500', 'ACCEPTED'))
    await own.receive(own.alice, 'bob@example.com', at('070300', 'DECLINED'))
    expect(statusesOf(await own.service.event(own.alice, id))).toEqual(['accepted'])
    await own.receive(own.alice, 'bob@example.com', at('070600', 'TENTATIVE'))
    expect(statusesOf(await own.service.event(own.alice, id))).toEqual(['tentative'])
  })
})

describe('[CA-04] [RD-10] an invitation that is answered', () => {
  it('comes into the first calendar with all of its series', async () => {
    await own.add(own.alice, { recurrence: weekly })
    await own.deliver()
    await own.answer(own.bob, 'accepted')
    const kept = await own.kept(own.bob, await uidOf(own.bob))
    expect(kept?.calendarId).toBe(await own.defaultOf(own.bob))
    expect(kept?.record).toMatchObject({
      ...{ title: '评审', rule: 'FREQ=WEEKLY', timeZone, note: 'Bring figures.' },
      organizer: { address: 'alice@example.com' },
      guests: [{ address: 'bob@example.com', status: 'accepted' }],
    })
    await own.answer(own.bob, 'tentative')
    expect((await own.kept(own.bob, kept!.record.uid))?.record.guests[0]?.status).toBe('tentative')
    await own.answer(own.bob, 'declined')
    expect(await own.kept(own.bob, kept!.record.uid)).toBeUndefined()
  })

  it('is kept out when it is declined', async () => {
    await own.add(own.alice)
    await own.deliver()
    await own.answer(own.bob, 'declined')
    expect(await own.kept(own.bob, await uidOf(own.bob))).toBeUndefined()
  })

  it('shows in the mail what was said in the calendar', async () => {
    await own.add(own.alice)
    await own.deliver()
    await own.answer(own.bob, 'accepted')
    const kept = (await own.kept(own.bob, await uidOf(own.bob)))!
    await own.service.answer(own.bob, kept.id, 'tentative')
    expect((await own.read(own.bob, (await own.inbox(own.bob)).at(-1)!.ref))?.status).toBe('tentative')
  })

  it('never writes over an event of somebody else that goes by the same name', async () => {
    await own.add(own.bob)
    await own.deliver()
    const uid = await uidOf(own.alice)
    const lines = [
      'SEQUENCE:9',
      'DTSTART:20261201T020000Z',
      'SUMMARY:Evil',
      'ORGANIZER:mailto:eve@example.net',
      'ATTENDEE:mailto:bob@example.com',
    ]
    const ref = await own.receive(own.bob, 'eve@example.net', eventLines(uid, ...lines), {
      method: 'REQUEST',
    })
    await own.answer(own.bob, 'accepted', ref)
    expect((await own.kept(own.bob, uid))?.record).toMatchObject({
      title: '评审',
      organizer: { address: 'bob@example.com' },
    })
  })

  it('to one of a series brings in that one, and the others as they are named', async () => {
    const lines = ['ORGANIZER:mailto:eve@example.net', 'ATTENDEE:mailto:bob@example.com', 'DURATION:PT1H']
    const one = (day: string) =>
      eventLines('series@x', `RECURRENCE-ID:202612${day}T020000Z`, `DTSTART:202612${day}T020000Z`, ...lines)
    const first = await own.receive(own.bob, 'eve@example.net', one('01'), { method: 'REQUEST' })
    await own.answer(own.bob, 'accepted', first)
    expect((await own.kept(own.bob, 'series@x'))?.record).toMatchObject({
      time: { startsAt: Date.UTC(2026, 11, 1, 2) },
      ...{ addedDates: [], exceptions: [] },
    })
  })
})

describe('[CA-04] an event that somebody else has invited to', () => {
  const organizer = 'boss@example.org'
  const uid = 'round@example.org'
  const base = [`ORGANIZER;CN=Boss:mailto:${organizer}`, 'ATTENDEE:mailto:alice@example.com', 'DURATION:PT1H']
  const start = 'DTSTART;TZID=Asia/Shanghai:20261124T100000'
  const request = (lines: readonly string[], from = organizer, method = 'REQUEST') =>
    own.receive(own.alice, from, eventLines(uid, ...base, ...lines), { method })

  let first: MessageRef
  beforeEach(async () => {
    const lines = [
      'SEQUENCE:1',
      'DTSTAMP:20261102T060000Z',
      'SUMMARY:Round',
      start,
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'COLOR:red',
    ]
    first = await request(lines)
    await own.answer(own.alice, 'accepted', first)
    own.clock.advance(60 * minuteMs)
  })
  const record = async () => (await own.kept(own.alice, uid))?.record

  it('keeps what is its reader’s own, and is changed by its organizer', async () => {
    expect(await record()).toMatchObject({ title: 'Round', guests: [{ status: 'accepted' }] })
    expect((await record())?.color).toBeUndefined()
    const { id } = (await own.kept(own.alice, uid))!
    const { calendarId, title, place, note, time, recurrence } = await own.service.event(own.alice, id)
    await own.service.save(
      own.alice,
      {
        calendarId,
        title,
        place,
        note,
        time,
        timeZone,
        color: 'green',
        reminderMinutes: 10,
        guests: [],
        ...(recurrence && { recurrence }),
      },
      { id, reach: { kind: 'all' } },
    )
    await request([
      'SEQUENCE:1',
      'DTSTAMP:20261102T073000Z',
      'SUMMARY:Same number',
      start,
      'RRULE:FREQ=WEEKLY;COUNT=4',
    ])
    expect(await record()).toMatchObject({
      ...{ title: 'Same number', color: 'green', reminderMinutes: 10 },
      guests: [{ status: 'accepted' }],
    })
    await request([
      'SEQUENCE:2',
      'SUMMARY:Moved',
      'DTSTART;TZID=Asia/Shanghai:20261124T110000',
      'RRULE:FREQ=WEEKLY;COUNT=4',
    ])
    expect(await record()).toMatchObject({
      ...{ title: 'Moved', sequence: 2, color: 'green', time: { startsAt: Date.UTC(2026, 10, 24, 3) } },
      guests: [{ status: 'pending' }],
    })
  })

  it.each<[string, readonly string[], string | undefined, string | undefined]>([
    [
      'an older number',
      ['SEQUENCE:0', 'DTSTAMP:20261102T073000Z', 'SUMMARY:Evil', start],
      undefined,
      undefined,
    ],
    [
      'an older mail',
      ['SEQUENCE:1', 'DTSTAMP:20261102T050000Z', 'SUMMARY:Evil', start],
      undefined,
      undefined,
    ],
    ['somebody else', ['SEQUENCE:2', 'SUMMARY:Evil', start], 'eve@example.net', undefined],
    [
      'somebody else in the organizer’s name',
      ['SEQUENCE:2', 'SUMMARY:Evil', start],
      `"${organizer}" <eve@example.net>`,
      undefined,
    ],
    ['a cancellation of somebody else', ['SEQUENCE:2', 'SUMMARY:Evil', start], 'eve@example.net', 'CANCEL'],
    ['an older cancellation', ['SEQUENCE:0', 'SUMMARY:Evil', start], undefined, 'CANCEL'],
    ['what only tells', ['SEQUENCE:2', 'SUMMARY:Evil', start], undefined, 'PUBLISH'],
    ['an answer of its organizer', ['SEQUENCE:2', 'SUMMARY:Evil', start], undefined, 'REPLY'],
    [
      'a rule that never ends',
      ['SEQUENCE:2', 'SUMMARY:Evil', start, 'RRULE:FREQ=SECONDLY'],
      undefined,
      undefined,
    ],
    [
      'one that is none of the series',
      ['SEQUENCE:2', 'SUMMARY:Evil', start, 'RECURRENCE-ID:20261125T020000Z'],
      undefined,
      undefined,
    ],
  ])('is not changed by %s', async (_name, lines, from, method) => {
    const before = await own.kept(own.alice, uid)
    await request(lines, from, method)
    expect(await own.kept(own.alice, uid)).toEqual(before)
  })

  it('[X8] is not changed by what lies in the spam folder', async () => {
    const lines = eventLines(uid, ...base, 'SEQUENCE:2', 'SUMMARY:Evil', start)
    const spam = await own.box(own.alice).folderWithRole('spam')
    await own.receive(own.alice, organizer, lines, { method: 'REQUEST', folder: spam })
    expect((await record())?.title).toBe('Round')
  })

  it('is changed and called off one by one', async () => {
    const one = (day: string, ...lines: readonly string[]) => [
      ...[
        `RECURRENCE-ID;TZID=Asia/Shanghai:2026${day}T100000`,
        'SEQUENCE:1',
        'DTSTAMP:20261102T073000Z',
        ...lines,
      ],
    ]
    await request(one('1201', 'DTSTART;TZID=Asia/Shanghai:20261202T100000', 'SUMMARY:Other'))
    await request(one('1208', 'DTSTART;TZID=Asia/Shanghai:20261208T100000'), organizer, 'CANCEL')
    expect(await record()).toMatchObject({
      title: 'Round',
      exceptions: [{ occurrence: '2026-12-01T02:00:00Z', title: 'Other', guests: [{ status: 'accepted' }] }],
      leftOut: ['2026-12-08T02:00:00Z'],
    })
  })

  it('goes when it is called off within the second in which it was told of', async () => {
    const told = (day: string) =>
      eventLines('short@x', ...base, 'DTSTAMP:20261102T060000Z', `DTSTART:${day}T020000Z`)
    await own.answer(
      own.alice,
      'accepted',
      await own.receive(own.alice, organizer, told('20261124'), { method: 'REQUEST' }),
    )
    expect(await own.kept(own.alice, 'short@x')).toBeDefined()
    await own.receive(own.alice, organizer, told('20261124'), { method: 'CANCEL' })
    expect(await own.kept(own.alice, 'short@x')).toBeUndefined()
  })

  it('goes when it is called off, and comes back by no older mail', async () => {
    await request(['SEQUENCE:2', start, 'STATUS:CANCELLED'], organizer, 'CANCEL')
    expect(await own.kept(own.alice, uid)).toBeUndefined()
    expect((await own.read(own.alice, first))?.standing).toBe('deleted')
    expect(await own.kept(own.alice, uid)).toBeUndefined()
  })
})

describe('[RD-03] an event made from a mail', () => {
  it('comes into the first calendar of who invites, once', async () => {
    const plan = {
      ...{ id: 'b2b3c1f0-7a55-4f0e-9d52-1f4a6a0f0e11', title: 'Plan', location: '', note: '', timeZone },
      time: {
        kind: 'instant',
        startsAt: Date.UTC(2026, 10, 24, 2),
        endsAt: Date.UTC(2026, 10, 24, 3),
      } as const,
      invitees: [{ address: 'bob@example.com', name: 'Bob' }],
    }
    await own.services.invitations.invite(own.alice, plan, 'en')
    await own.services.invitations.invite(own.alice, plan, 'en')
    await own.deliver()
    expect(await own.notices(own.bob)).toHaveLength(1)
    const kept = await own.kept(own.alice, plan.id)
    expect(kept?.calendarId).toBe(await own.defaultOf(own.alice))
    await own.answer(own.bob, 'accepted')
    await own.read(own.alice, (await own.inbox(own.alice)).at(-1)!.ref)
    expect(statusesOf(await own.service.event(own.alice, kept!.id))).toEqual(['accepted'])
  })
})
