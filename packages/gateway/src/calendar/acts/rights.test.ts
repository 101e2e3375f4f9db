import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guest, openTestCalendars, type TestCalendars } from '../testing/openTestCalendars'

let own: TestCalendars
beforeEach(async () => {
  own = await openTestCalendars()
})
afterEach(() => own.close())

const requestId = 'request-0123456789'

/** Shares Alice's first calendar. */
const share = (mayEdit: boolean, ...names: string[]) =>
  own.service.saveCalendar(
    own.alice,
    {
      ...{ name: 'Shared', color: 'blue' },
      sharees: names.map((name) => ({ address: `${name}@example.com`, name: '', mayEdit })),
    },
    own.calendarId,
    'en',
  )

describe('[CA-03] [A1] rights', () => {
  it('of others do not reach: their events are not there', async () => {
    const { id } = await own.add('2026-11-03T09:00')
    const form = own.fields('2026-11-03T10:00')
    const calendarId = await own.defaultOf(own.bob)
    const calls = [
      own.service.event(own.bob, id),
      own.service.save(own.bob, form, { requestId }),
      own.service.save(own.bob, { ...form, calendarId }, { id, reach: { kind: 'all' } }),
      own.service.remove(own.bob, id, { kind: 'all' }),
      own.service.uninvite(own.bob, id, ['d@x.cn']),
      own.service.answer(own.bob, id, 'accepted'),
    ]
    for (const settled of await Promise.allSettled(calls))
      expect(settled).toMatchObject({ status: 'rejected', reason: { kind: 'notFound' } })
    expect(await own.seen('2026-11-01', '2026-12-01', own.bob)).toEqual([])
  })

  it('to read show, and change nothing', async () => {
    const { id } = await own.add('2026-11-03T09:00')
    await share(false, 'bob')
    expect(await own.seen('2026-11-01', '2026-12-01', own.bob)).toEqual(['2026-11-03T09:00 Round'])
    expect(await own.service.event(own.bob, id)).toMatchObject({ canEdit: false, canInvite: false })
    const form = own.fields('2026-11-03T10:00')
    const calls = [
      own.service.save(own.bob, form, { requestId }),
      own.service.save(own.bob, form, { id, reach: { kind: 'all' } }),
      own.service.remove(own.bob, id, { kind: 'all' }),
      own.service.uninvite(own.bob, id, ['d@x.cn']),
    ]
    for (const settled of await Promise.allSettled(calls))
      expect(settled).toMatchObject({ status: 'rejected', reason: { kind: 'forbidden' } })
  })

  it('to edit change events but invite nobody; guests are told in the owner’s name', async () => {
    await share(true, 'bob')
    const guests = [guest('d@x.cn')]
    const { id } = await own.add('2026-11-03T09:00', { guests })
    await own.mails()
    const form = own.fields('2026-11-03T10:00', { guests })
    await own.service.save(own.bob, form, { id, reach: { kind: 'all' } })
    const [mail] = await own.mails()
    expect(mail).toMatchObject({
      accountId: own.alice,
      proxy: { address: 'bob@example.com' },
      kind: 'request',
    })
    const more = { ...form, guests: [...guests, guest('e@x.cn')] }
    for (const change of [{ id, reach: { kind: 'all' } }, { requestId }] as const)
      await expect(own.service.save(own.bob, more, change)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(own.service.uninvite(own.bob, id, ['d@x.cn'])).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(
      own.service.save(
        own.bob,
        { ...form, calendarId: await own.defaultOf(own.bob) },
        { id, reach: { kind: 'all' } },
      ),
    ).rejects.toMatchObject({ kind: 'forbidden' })
    expect(await own.mails()).toEqual([])
  })

  it('end at once', async () => {
    const { id } = await own.add('2026-11-03T09:00')
    await share(true, 'bob')
    const form = own.fields('2026-11-03T10:00')
    await own.service.save(own.bob, form, { id, reach: { kind: 'all' } })
    await share(true)
    await expect(own.service.save(own.bob, form, { id, reach: { kind: 'all' } })).rejects.toMatchObject({
      kind: 'notFound',
    })
    expect(await own.seen('2026-11-01', '2026-12-01', own.bob)).toEqual([])
  })
})
