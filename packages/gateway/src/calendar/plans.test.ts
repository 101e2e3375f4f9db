import { maxOccurrences } from '@mailroom/core'
import { expect, it } from 'vitest'
import { forgetRemovedEvents } from './acts/removedEvents'
import { isPostgres } from '../doors/database/columns'
import { findByUid, readRecords } from './kept/readRecord'
import { setGuestStatus } from './kept/setGuestStatus'
import { writeRecord } from './kept/writeRecord'
import { readersOf } from './publishChange'
import { recordedQueries, type RecordedQueries } from '../testing/recordedQueries'
import { fillCalendar } from './testing/fillCalendar'
import { guest, openTestCalendars, timeZone } from './testing/openTestCalendars'
import { hourFrom, sampleRecord } from './testing/sampleRecord'

it('[CA-02] [T40] no question of calendars looks through those of others', async () => {
  let explain: RecordedQueries['plans'] | undefined
  const own = await openTestCalendars((plain) => {
    const { database, plans } = recordedQueries(plain)
    explain = plans
    return database
  })
  try {
    // The planner of PostgreSQL looks at how many rows there are, and there are a handful here.
    if (isPostgres(own.database.db)) return
    const { service, alice, bob, parts } = own
    const { db } = parts.database
    const sharees = [{ address: 'bob@example.com', name: '', mayEdit: true }]
    const fields = { name: 'Team', color: 'red', sharees } as const
    const { id: team } = await service.saveCalendar(alice, fields, undefined, 'en')
    await service.saveCalendar(alice, { ...fields, name: 'Other' }, team, 'en')
    await service.saveCalendar(bob, { ...fields, color: 'green' }, team, 'en')
    await service.calendars(bob, 'en')
    const recurrence = { every: 'day', interval: 1, weekdays: [], monthDays: [], count: 9 } as const
    const { id } = await own.add('2026-11-02T09:00', { recurrence, guests: [guest('d@x.cn')] })
    const slot = (day: string) => `2026-11-${day}T08:00:00Z`
    const one = { kind: 'one', occurrence: slot('03') } as const
    await service.save(alice, await own.form(id, { title: 'One' }, slot('03')), { id, reach: one })
    await service.save(alice, await own.form(id, { calendarId: team }), { id, reach: { kind: 'all' } })
    const later = { kind: 'following', occurrence: slot('06') } as const
    await service.save(alice, await own.form(id, { title: 'Later' }, slot('06')), { id, reach: later })
    await own.seen('2026-11-01', '2026-12-01')
    await own.seen('2026-11-01', '2026-12-01', bob)
    await service.uninvite(alice, id, ['d@x.cn'])
    await service.restore(alice, (await service.remove(alice, id, { kind: 'one', occurrence: slot('04') }))!)
    await service.restore(alice, (await service.remove(alice, id, { kind: 'all' }))!)
    const record = sampleRecord({
      organizer: { address: 'boss@x.cn', name: '' },
      guests: [{ address: 'alice@example.com', name: '', isOptional: false, status: 'pending' }],
    })
    const invited = await parts.database.transaction((trx) =>
      writeRecord(trx, team, record, { now: own.clock.now() }),
    )
    await service.answer(alice, invited, 'accepted')
    await setGuestStatus(db, id, { address: 'd@x.cn', status: 'declined', occurrence: slot('03'), at: 1 })
    await findByUid(db, alice, record.uid)
    await readRecords(db, team)
    await readersOf(db, team)
    await service.savePreferences(alice, await service.preferences(alice))
    await service.removeCalendar(bob, team)
    await service.removeCalendar(alice, team)
    await forgetRemovedEvents(db, 1)

    const plans = [...(await explain!())]
    const scans = plans.filter(([, plan]) => /^SCAN (calendar|event)/m.test(plan))
    expect(scans).toEqual([])
    const windows = plans.filter(([text]) => /where.*"is_long" =/.test(text))
    expect(windows.length).toBeGreaterThan(1)
    for (const [, plan] of windows)
      expect(plan).toMatch(/events_by_end \(calendar_id=\? AND is_long=\? AND series_ends_at>\?/)
  } finally {
    await own.close()
  }
})

it('[CA-01] thousands of events in some days are answered, the earliest first, and no more than fit', async () => {
  const own = await openTestCalendars()
  try {
    const start = hourFrom('2026-11-02T00:00', timeZone).startsAt
    const { db } = own.database
    await fillCalendar(db, own.calendarId, 2_000, { startsAt: start, apartMs: 60_000 })
    const first = await own.seen('2026-11-02', '2026-11-09')
    expect(first).toHaveLength(2_000)
    expect([first[0], first.at(-1)]).toEqual(['2026-11-02T00:00 n0', '2026-11-03T09:19 n1999'])
    await fillCalendar(db, own.calendarId, 8_000, { name: 'm', startsAt: start, apartMs: 30_000 })
    for (let n = 0; n < 8; n += 1)
      await own.database.transaction((trx) =>
        writeRecord(
          trx,
          own.calendarId,
          sampleRecord({
            ...{ uid: `often ${n}`, title: 'often', timeZone },
            time: { kind: 'instant', startsAt: start, endsAt: start },
            rule: 'FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23',
          }),
          { now: 1 },
        ),
      )
    const seen = await own.seen('2026-11-02', '2027-11-02')
    expect(seen).toHaveLength(maxOccurrences)
    expect(seen.filter((each) => each === '2026-11-02T00:00 often')).toHaveLength(8)
    const walls = seen.map((each) => each.slice(0, 16))
    expect(walls.toSorted()).toEqual(walls)
  } finally {
    await own.close()
  }
})
