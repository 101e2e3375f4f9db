import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readRecord } from '../kept/readRecord'
import { writeRecord } from '../kept/writeRecord'
import {
  guest,
  mailText,
  openTestCalendars,
  timeZone,
  type TestCalendars,
} from '../testing/openTestCalendars'
import { hourFrom, sampleRecord } from '../testing/sampleRecord'
import { daily, following, one, weekly } from '../testing/wishes'

let own: TestCalendars
beforeEach(async () => {
  own = await openTestCalendars()
})
afterEach(() => own.close())

/** All of this autumn. */
const autumn = () => own.seen('2026-10-01', '2027-02-01')

describe('[CA-08] one and all that follow', () => {
  it('become a series of their own, and what is counted is shared out', async () => {
    const { id } = await own.add('2026-11-02T09:00', { recurrence: daily({ count: 6 }) })
    await own.service.remove(own.alice, id, { kind: 'one', occurrence: '2026-11-03T08:00:00Z' })
    await own.service.remove(own.alice, id, { kind: 'one', occurrence: '2026-11-06T08:00:00Z' })
    const different = await own.form(id, { title: 'Different' }, '2026-11-07T08:00:00Z')
    await own.service.save(own.alice, different, one(id, '2026-11-07T08:00:00Z'))
    const slot = '2026-11-05T08:00:00Z'
    const moved = await own.form(id, { time: hourFrom('2026-11-05T10:00', timeZone), place: 'P' }, slot)
    const part = await own.service.save(own.alice, moved, following(id, slot))
    expect(part.id).not.toBe(id)
    expect(part).toMatchObject({ recurrence: { count: 3 }, place: 'P', time: moved.time })
    expect((await own.service.event(own.alice, id)).recurrence?.count).toBe(3)
    expect(await autumn()).toEqual([
      '2026-11-02T09:00 Round',
      '2026-11-04T09:00 Round',
      '2026-11-05T10:00 Round',
      '2026-11-07T10:00 Different',
    ])
    const uids = await Promise.all(
      [id, part.id].map(async (each) => (await readRecord(own.database.db, each))?.record.uid),
    )
    expect(new Set(uids).size).toBe(2)
  })

  it('end the series just before them where nothing is counted', async () => {
    const { id } = await own.add('2026-10-12T09:00', {
      recurrence: weekly({ until: Date.UTC(2026, 10, 20) }),
    })
    const slot = '2026-11-02T08:00:00Z'
    const saved = await own.service.save(
      own.alice,
      await own.form(id, { title: 'Later' }, slot),
      following(id, slot),
    )
    expect(saved.recurrence?.until).toBe(Date.UTC(2026, 10, 20))
    expect((await own.service.event(own.alice, id)).recurrence?.until).toBe(
      Date.parse('2026-11-02T07:59:59Z'),
    )
    expect(await autumn()).toEqual([
      ...['2026-10-12', '2026-10-19', '2026-10-26'].map((day) => `${day}T09:00 Round`),
      ...['2026-11-02', '2026-11-09', '2026-11-16'].map((day) => `${day}T09:00 Later`),
    ])
  })

  it('are all of it from the first on', async () => {
    const { id } = await own.add('2026-11-02T09:00', { recurrence: daily({ count: 3 }) })
    await own.service.remove(own.alice, id, { kind: 'one', occurrence: '2026-11-02T08:00:00Z' })
    const slot = '2026-11-03T08:00:00Z'
    const saved = await own.service.save(
      own.alice,
      await own.form(id, { title: 'All' }, slot),
      following(id, slot),
    )
    expect(saved.id).toBe(id)
    expect(await autumn()).toEqual(['2026-11-03T09:00 All', '2026-11-04T09:00 All'])
  })

  it('[CA-04] are told to the guests of both', async () => {
    const { id } = await own.add('2026-11-02T09:00', { recurrence: daily(), guests: [guest('d@x.cn')] })
    await own.mails()
    const slot = '2026-11-05T08:00:00Z'
    const form = await own.form(id, { guests: [guest('d@x.cn'), guest('e@x.cn')] }, slot)
    const part = await own.service.save(own.alice, form, following(id, slot))
    const mails = await own.mails()
    expect(mails.map((mail) => [mail.eventId, mailText(mail)])).toEqual([
      [id, 'request d@x.cn'],
      [part.id, 'request new d@x.cn e@x.cn'],
    ])
    expect(mails[0]?.record).toMatchObject({ rule: 'FREQ=DAILY;UNTIL=20261105T075959Z', sequence: 1 })
  })

  it('of days beside a rule go with the later part', async () => {
    const record = sampleRecord({
      time: hourFrom('2026-11-02T09:00', timeZone),
      rule: 'FREQ=DAILY;COUNT=4',
      addedDates: ['2026-11-03T15:00:00Z', '2026-12-01T08:00:00Z'],
    })
    const id = await own.database.transaction((trx) => writeRecord(trx, own.calendarId, record, { now: 1 }))
    const slot = '2026-11-03T15:00:00Z'
    await own.service.save(own.alice, await own.form(id, { title: 'Later' }, slot), following(id, slot))
    expect(await autumn()).toEqual([
      '2026-11-02T09:00 Round',
      '2026-11-03T09:00 Round',
      '2026-11-03T16:00 Later',
      '2026-11-04T16:00 Later',
      '2026-11-05T16:00 Later',
      '2026-12-01T09:00 Later',
    ])
  })
})
