import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestCalendars, timeZone, type TestCalendars } from '../testing/openTestCalendars'
import { daysFrom, hourFrom, sampleRecord } from '../testing/sampleRecord'
import { findByUid, readRecord } from './readRecord'
import { writeRecord } from './writeRecord'

let own: TestCalendars
beforeEach(async () => {
  own = await openTestCalendars()
})
afterEach(() => own.close())

it('[CA-02] an event is read again as it was written', async () => {
  const exception = {
    ...({ title: 'Other', place: 'p', note: 'n', color: 'red', reminderMinutes: 0 } as const),
    time: daysFrom('2026-11-04', '2026-11-06'),
    guests: [{ address: 'e@x.cn', name: 'E', isOptional: true, status: 'tentative' } as const],
    occurrence: '2026-11-04T09:00:00Z',
  }
  const record = sampleRecord({
    ...{ uid: 'u'.repeat(4_000), sequence: 4_294_967_296, title: 'T', place: 'P', note: 'N' },
    ...{ time: hourFrom('2026-11-03T10:00', timeZone), rule: 'FREQ=DAILY;COUNT=3', reminderMinutes: 10_080 },
    addedDates: ['2026-12-01T09:00:00Z'],
    leftOut: ['2026-11-05T09:00:00Z'],
    guests: ['d@x.cn', 'c@x.cn'].map((address) => ({
      address,
      name: '',
      isOptional: false,
      status: 'accepted' as const,
    })),
    exceptions: [exception],
    organizer: { address: 'boss@x.cn', name: '' },
  })
  const id = await own.database.transaction((trx) => writeRecord(trx, own.calendarId, record, { now: 5 }))
  expect(await readRecord(own.database.db, id)).toEqual({
    id,
    calendarId: own.calendarId,
    record,
    changedAt: 5,
  })
  const next = { ...record, exceptions: [], title: 'Next' }
  await own.database.transaction((trx) => writeRecord(trx, own.calendarId, next, { id, now: 6 }))
  expect((await findByUid(own.database.db, own.alice, record.uid))?.record).toEqual(next)
})
