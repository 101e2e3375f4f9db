import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AccountId } from '../accounts/AccountId'
import { createAccounts } from '../accounts/Accounts'
import { createCalendarService, type CalendarService } from '../calendar/CalendarService'
import { eventMailKind } from '../calendar/EventMail'
import { reminderKind } from '../calendar/reminders/planReminder'
import { hourFrom } from '../calendar/testing/sampleRecord'
import type { Database } from '../doors/database/Database'
import { JobQueue } from '../jobs/JobQueue'
import { ManualClock } from '../jobs/ManualClock'
import { openTestDatabase } from '../testing/openTestDatabase'
import { seedCalendars } from './events/seedCalendars'
import { fillCalendars } from './fillCalendars'
import { seedPeople, seedZones, type SeedPerson } from './people'

/** A Wednesday. */
const now = Date.UTC(2026, 10, 25, 4)

let database: Database
let service: CalendarService
let filled: number
const ids = new Map<string, AccountId>()

beforeAll(async () => {
  database = await openTestDatabase()
  const accounts = createAccounts(database, ['example.com'])
  for (const { account, realName } of seedPeople)
    ids.set(account, (await accounts.create({ address: `${account}@example.com`, displayName: realName })).id)
  const parts = { database, events: { publish: () => {} }, now: () => now }
  const queue = new JobQueue(database, new ManualClock(now))
  service = createCalendarService({ ...parts, queue, planReminder: async () => {} })
  filled = await fillCalendars(parts, async (account) => ids.get(account))
})
afterAll(() => database.close())

/** What somebody sees between two days of their own clock. */
async function seen(person: SeedPerson, first = '2026-11-23', next = '2026-11-30') {
  const timeZone = seedZones[person.language]
  const at = (day: string) => hourFrom(`${day}T00:00`, timeZone).startsAt
  return service.occurrences(ids.get(person.account)!, { from: at(first), to: at(next), timeZone })
}

/** Their calendars, by who may do what with them. */
async function calendarsOf(person: SeedPerson) {
  const calendars = await service.calendars(ids.get(person.account)!, person.language)
  return Map.groupBy(calendars, ({ access }) => access)
}

it.each(seedPeople)('[CA-01] [GW-02] gives $account a week of work and a life beside it', async (person) => {
  const week = await seen(person)
  const own = (await calendarsOf(person)).get('own')!
  const statuses = week.map(({ ownStatus }) => ownStatus)
  expect(statuses).toEqual(expect.arrayContaining(['pending', 'tentative', 'accepted']))
  const days = new Set(
    week.filter(({ time }) => time.kind === 'instant').map(({ time }) => new Date(time.startsAt).getUTCDay()),
  )
  expect([...days]).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]))
  expect(week.filter(({ occurrence }) => occurrence !== undefined).length).toBeGreaterThan(5)
  expect(week.some(({ time }) => time.kind === 'allDay')).toBe(true)
  expect(new Set(own.map(({ color }) => color)).size).toBe(own.length)
  expect(own.length).toBeGreaterThan(1)
  for (const [first, next] of [
    ['2026-11-16', '2026-11-23'],
    ['2026-11-30', '2026-12-07'],
  ])
    expect((await seen(person, first, next)).length).toBeGreaterThan(5)
})

it.each(seedPeople.filter(({ account }) => ['wangli', 'linyiting', 'emma'].includes(account)))(
  '[CA-02] [GW-02] gives $account two events at a time, whole days in a row, and a series of each kind',
  async (person) => {
    const account = ids.get(person.account)!
    const week = (await seen(person)).filter(({ time }) => time.kind === 'instant')
    const starts = week.map(({ time }) => time.startsAt)
    expect(new Set(starts).size).toBeLessThan(starts.length)
    const later = await seen(person, '2026-11-30', '2026-12-14')
    expect(later.some(({ time }) => time.endsAt - time.startsAt >= 3 * 86_400_000)).toBe(true)
    expect(later.map(({ ownStatus }) => ownStatus)).toContain('pending')
    const series = await Promise.all(
      week.flatMap(({ eventId, occurrence }) =>
        occurrence === undefined ? [] : [service.event(account, eventId, occurrence)],
      ),
    )
    expect(new Set(series.map(({ recurrence }) => recurrence?.every))).toEqual(new Set(['week', 'month']))
    expect(Math.max(...week.map(({ title }) => title.length))).toBeGreaterThan(40)
  },
)

it('[CA-03] [GW-02] shares the calendar of a department with those who edit it and those who read it', async () => {
  for (const account of ['wangli', 'linyiting', 'emma']) {
    const calendars = await calendarsOf(seedPeople.find((person) => person.account === account)!)
    const access = calendars.get('own')!.flatMap(({ sharees }) => sharees.map(({ mayEdit }) => mayEdit))
    expect(new Set(access)).toEqual(new Set([true, false]))
  }
  for (const person of seedPeople)
    expect([...(await calendarsOf(person)).values()].flat().length).toBeGreaterThan(2)
})

it('[CA-04] [GW-02] has whatever people are invited to in their calendars too', async () => {
  const wanted = seedCalendars
    .flatMap(({ events }) => events)
    .map(({ guests = {} }) => {
      const all = Object.keys(guests)
      return { all: all.length, copies: 1 + all.filter((who) => ids.has(who)).length }
    })
  expect(filled).toBe(wanted.reduce((sum, { copies }) => sum + copies, 0))
  const rows = await database.db.selectFrom('event_guests').select('event_id').execute()
  expect(rows.length).toBe(wanted.reduce((sum, { all, copies }) => sum + all * copies, 0))
})

it('[CA-04] [GW-02] knows an invitation by the same name, with the same answers, in all calendars', async () => {
  const events = await database.db
    .selectFrom('events')
    .innerJoin('calendars', 'calendars.id', 'events.calendar_id')
    .innerJoin('accounts', 'accounts.id', 'calendars.account_id')
    .select(['events.id', 'events.uid', 'events.rule', 'events.starts_at', 'accounts.address'])
    .select('events.organizer_address as organizer')
    .where('events.organizer_address', 'is not', null)
    .execute()
  const rows = await database.db.selectFrom('event_guests').selectAll().execute()
  const guests = Map.groupBy(rows, ({ event_id: id }) => id)
  const told = (id: number) => (guests.get(id) ?? []).map(({ address, status }) => `${address} ${status}`)
  for (const copies of Map.groupBy(events, ({ uid }) => uid).values()) {
    const [{ id, organizer, rule, starts_at: startsAt }] = copies as [(typeof events)[number]]
    const here = (guests.get(id) ?? []).filter(({ address }) => address.endsWith('@example.com'))
    const people = [organizer ?? '', ...here.map(({ address }) => address)]
    expect(copies.map(({ address }) => address).toSorted()).toEqual(people.toSorted())
    for (const copy of copies) {
      expect(told(copy.id).toSorted()).toEqual(told(id).toSorted())
      expect(copy).toMatchObject({ organizer, rule, starts_at: startsAt })
    }
  }
})

it('[CA-07] [GW-02] writes no mail, and reminds of nothing that is over', async () => {
  const jobs = await database.db.selectFrom('jobs').select(['kind', 'due_at']).execute()
  expect(jobs.map(({ kind }) => kind)).not.toContain(eventMailKind)
  const reminders = jobs.filter(({ kind }) => kind === reminderKind)
  expect(reminders.length).toBeGreaterThan(0)
  expect(Math.min(...reminders.map(({ due_at: dueAt }) => dueAt))).toBeGreaterThan(now)
})
