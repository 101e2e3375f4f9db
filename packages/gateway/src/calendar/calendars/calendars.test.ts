import { maxCalendars } from '@mailroom/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestCalendars, type TestCalendars } from '../testing/openTestCalendars'

let own: TestCalendars
beforeEach(async () => {
  own = await openTestCalendars()
})
afterEach(() => own.close())

const sharee = (name: string, mayEdit = false) => ({ address: `${name}@example.com`, name: '', mayEdit })
const fields = (name: string, ...sharees: ReturnType<typeof sharee>[]) => ({
  name,
  color: 'red' as const,
  sharees,
})

describe('[CA-01] calendars', () => {
  it.each([
    ['zh-hans', '我的日程'],
    ['zh-tw', '我的行事曆'],
    ['en', 'My calendar'],
  ] as const)('have a first one at first use, named in %s, once however many ask', async (locale, name) => {
    const lists = await Promise.all([1, 2, 3, 4].map(() => own.service.calendars(own.bob, locale)))
    for (const list of lists)
      expect(list).toMatchObject([{ name, access: 'own', isDefault: true, sharees: [] }])
    expect(new Set(lists.flat().map(({ id }) => id)).size).toBe(1)
  })

  it('come in order: the first one, others by name, those of others by owner', async () => {
    for (const name of ['Zoo', 'Alps'])
      await own.service.saveCalendar(own.alice, fields(name), undefined, 'en')
    await own.service.saveCalendar(own.carol, fields('Choir', sharee('alice')), undefined, 'en')
    await own.service.saveCalendar(own.bob, fields('Team', sharee('alice', true)), undefined, 'en')
    const seen = await own.service.calendars(own.alice, 'en')
    expect(seen.map(({ name, access }) => `${name} ${access}`)).toEqual([
      'My calendar own',
      'Alps own',
      'Zoo own',
      'Team edit',
      'Choir read',
    ])
    expect(seen.at(-1)).toMatchObject({
      owner: { address: 'carol@example.com', name: 'Carol' },
      sharees: [],
      isDefault: false,
    })
  })

  it('[CA-03] refuse what cannot be kept', async () => {
    const save = (given: ReturnType<typeof fields>) =>
      own.service.saveCalendar(own.alice, given, undefined, 'en')
    await expect(save(fields(' '))).rejects.toMatchObject({
      kind: 'invalid',
      details: { fields: { name: ['missing'] } },
    })
    await expect(save(fields('x'.repeat(21)))).rejects.toMatchObject({
      details: { fields: { name: ['tooLong'] } },
    })
    await expect(save(fields('a', sharee('nobody')))).rejects.toMatchObject({
      ...{ kind: 'invalid', details: { fields: { sharees: ['notHere'] } } },
    })
    await expect(save(fields('my  CALENDAR'))).rejects.toMatchObject({ kind: 'conflict' })
    for (let n = 1; n < maxCalendars; n += 1) await save(fields(`c${n}`))
    await expect(save(fields('more'))).rejects.toMatchObject({ kind: 'overQuota' })
  })

  it('[CA-03] share with people, each once and not with oneself, and tell all who see them', async () => {
    const { id } = await own.service.saveCalendar(own.alice, fields('Team'), undefined, 'en')
    own.news.length = 0
    const saved = await own.service.saveCalendar(
      own.alice,
      fields('Team', sharee('BOB'), sharee('bob', true), sharee('alice'), sharee('carol')),
      id,
      'en',
    )
    expect(saved.sharees).toEqual([
      { address: 'bob@example.com', name: 'Bob', mayEdit: true },
      { address: 'carol@example.com', name: 'Carol', mayEdit: false },
    ])
    expect(new Set(own.news)).toEqual(new Set([own.alice, own.bob, own.carol]))
    own.news.length = 0
    await own.service.saveCalendar(own.alice, fields('Team'), id, 'en')
    expect(new Set(own.news)).toEqual(new Set([own.alice, own.bob, own.carol]))
    expect((await own.service.calendars(own.bob, 'en')).map(({ name }) => name)).toEqual(['My calendar'])
  })

  it('[CA-03] of somebody else change colour for oneself alone, and are only left', async () => {
    const { id } = await own.service.saveCalendar(own.alice, fields('Team', sharee('bob')), undefined, 'en')
    const seen = await own.service.saveCalendar(own.bob, { ...fields('Mine'), color: 'green' }, id, 'en')
    expect(seen).toMatchObject({ name: 'Team', color: 'green', access: 'read' })
    await own.service.saveCalendar(own.alice, fields('Team', sharee('bob', true)), id, 'en')
    const colors = async (account: number) =>
      (await own.service.calendars(account, 'en')).find((each) => each.id === id)?.color
    expect([await colors(own.alice), await colors(own.bob)]).toEqual(['red', 'green'])
    await own.service.removeCalendar(own.bob, id)
    expect([await colors(own.alice), await colors(own.bob)]).toEqual(['red', undefined])
  })

  it('[A1] of nobody, or not shared, are not there', async () => {
    const { id } = await own.service.saveCalendar(own.alice, fields('Team'), undefined, 'en')
    for (const wrong of [id, 987_654_321]) {
      await expect(own.service.saveCalendar(own.bob, fields('Mine'), wrong, 'en')).rejects.toMatchObject({
        kind: 'notFound',
      })
      await expect(own.service.removeCalendar(own.bob, wrong)).rejects.toMatchObject({ kind: 'notFound' })
    }
  })

  it('go with their events, whose guests are told of what is still to come; the first one stays', async () => {
    await expect(own.service.removeCalendar(own.alice, own.calendarId)).rejects.toMatchObject({
      kind: 'forbidden',
    })
    const { id } = await own.service.saveCalendar(own.alice, fields('Team'), undefined, 'en')
    const guests = [{ address: 'dave@x.cn', name: 'Dave', isOptional: false }]
    await own.add('2026-10-01T09:00', { calendarId: id, title: 'over', guests })
    await own.add('2026-12-01T09:00', { calendarId: id, title: 'to come', guests })
    await own.add('2026-12-02T09:00', { calendarId: id, title: 'alone' })
    await own.mails()
    await own.service.removeCalendar(own.alice, id)
    expect(
      (await own.mails()).map(({ kind, record, recipients }) => [kind, record.title, recipients]),
    ).toEqual([['cancel', 'to come', [{ address: 'dave@x.cn', name: 'Dave' }]]])
    expect(await own.seen('2026-09-01', '2027-01-01')).toEqual([])
  })
})
