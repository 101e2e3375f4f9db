import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccountId } from '../accounts/AccountId'
import { createCalendarService, type CalendarService } from '../calendar/CalendarService'
import { hourFrom } from '../calendar/testing/sampleRecord'
import { readSettings } from '../config/readSettings'
import { JobQueue } from '../jobs/JobQueue'
import { systemClock } from '../jobs/Clock'
import { openStore, type Store } from '../openStore'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase'
import { itemKinds } from '../online-files/disks/diskItems'
import { onlineSettings } from '../online-files/OnlineSettings'
import { fillBooks } from './fillBooks'
import { fillCalendars } from './fillCalendars'
import { fillDisks } from './fillDisks'
import { seedPeople, seedZones, type SeedPerson } from './people'
import { writeCompany } from './writeCompany'

let store: Store
let dataFolder: string
let fresh: FreshDatabase
let count: number

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'mailroom-seed-'))
  fresh = await freshDatabase()
  store = await openStore(readSettings({ given: { dataFolder, databaseUrl: fresh.url } }))
  count = await writeCompany({
    ...store,
    domain: 'example.com',
    password: 'Copper-Willow-1',
    now: Date.now(),
  })
})
afterAll(async () => {
  await store.close()
  await fresh.remove()
  await rm(dataFolder, { recursive: true, force: true })
})

/** What only this language writes. */
const scripts = { 'zh-hans': /[们这为发]/, 'zh-tw': /[們這為發]/, en: /\b(the|for|and)\b/ }

async function subjectsOf(language: keyof typeof scripts): Promise<string> {
  const { account } = seedPeople.find((person) => person.language === language)!
  const { id } = (await store.accounts.findByLogin(account))!
  const { messages } = await store.mail.mailbox(id).list({ folder: 'INBOX', offset: 0, limit: 100 })
  return messages.map(({ subject, abstract }) => `${subject} ${abstract}`).join('\n')
}

it('[GW-02] writes a dozen people with some hundred mails in three languages', async () => {
  expect(await store.accounts.list()).toHaveLength(seedPeople.length)
  expect(count).toBeGreaterThan(150)
  const languages = new Set(seedPeople.map(({ language }) => language))
  expect(languages.size).toBe(3)
  for (const language of languages) expect(await subjectsOf(language)).toMatch(scripts[language])
})

it('[GW-02] lets its people sign in by name and by job number', async () => {
  const first = await store.accounts.checkPassword('wangli', 'Copper-Willow-1')
  expect(first).toBe((await store.accounts.findByLogin('wangli'))!.id)
  expect(await store.accounts.checkPassword('1001', 'Copper-Willow-1')).toBe(first)
})

it('[GW-02] gives the first mailbox folders, tags, unread mail and pictures that open', async () => {
  const { id } = (await store.accounts.findByLogin('wangli'))!
  const mailbox = store.mail.mailbox(id)
  const folders = await mailbox.folders()
  expect(folders.map((folder) => folder.id)).toEqual(expect.arrayContaining(['项目/新版客户端', '发票']))
  expect(folders.find(({ role }) => role === 'inbox')!.unreadCount).toBeGreaterThan(2)
  const { messages } = await mailbox.list({ folder: 'INBOX', offset: 0, limit: 100 })
  const withPicture = messages.find(({ subject }) =>
    /^(周五团建报名|台北展覽攤位設計確認|Office plants)/.test(subject),
  )
  const message = await mailbox.read(withPicture!.ref)
  expect(message.attachments.map(({ contentType }) => contentType)).toContain('image/png')
})

it('[FC-01] [GW-02] fills the disks of the organisation and of a person in each language', async () => {
  const settings = onlineSettings(readSettings({ given: { dataFolder } }))!
  const idOf = async (account: string) => (await store.accounts.findByLogin(account))?.id
  const filled = await fillDisks({ ...store, forbiddenExtensions: [] }, settings, idOf)
  const rows = await store.database.db.selectFrom('disk_items').selectAll().execute()
  expect(rows.filter(({ kind }) => kind === itemKinds.file).length).toBe(filled)
  const owners = new Set(rows.map(({ account_id: owner }) => owner))
  expect(owners.size).toBe(4)
  expect(owners.has(null)).toBe(true)
})

it('[CT-02] [GW-02] fills the address books of a person in each language', async () => {
  const idOf = async (account: string) => (await store.accounts.findByLogin(account))?.id
  const filled = await fillBooks(store.database, idOf)
  const rows = await store.database.db.selectFrom('contacts').select('account_id').execute()
  expect(rows.length).toBe(filled)
  expect(new Set(rows.map(({ account_id: owner }) => owner)).size).toBe(3)
})

describe('the calendars', () => {
  /** A Wednesday. */
  const now = Date.UTC(2026, 10, 25, 4)
  let service: CalendarService
  let filled: number

  const idOf = async (account: string) => (await store.accounts.findByLogin(account))?.id
  const accountOf = async ({ account }: SeedPerson): Promise<AccountId> => (await idOf(account))!

  beforeAll(async () => {
    const { database, events } = store
    const queue = new JobQueue(database, systemClock)
    service = createCalendarService({ database, events, queue, planReminder: async () => {}, now: () => now })
    filled = await fillCalendars({ database, events, now: () => now }, idOf)
  })

  /** What somebody sees between two days of their own clock. */
  async function seen(person: SeedPerson, first = '2026-11-23', next = '2026-11-30') {
    const timeZone = seedZones[person.language]
    const at = (day: string) => hourFrom(`${day}T00:00`, timeZone).startsAt
    return service.occurrences(await accountOf(person), { from: at(first), to: at(next), timeZone })
  }

  /** Their calendars, by who may do what with them. */
  async function calendarsOf(person: SeedPerson) {
    const calendars = await service.calendars(await accountOf(person), person.language)
    return Map.groupBy(calendars, ({ access }) => access)
  }

  it.each(seedPeople)(
    '[CA-01] [GW-02] gives $account a week of work and a life beside it',
    async (person) => {
      const week = await seen(person)
      const own = (await calendarsOf(person)).get('own')!
      const statuses = week.map(({ ownStatus }) => ownStatus)
      expect(statuses).toEqual(expect.arrayContaining(['pending', 'tentative', 'accepted']))
      const days = new Set(
        week
          .filter(({ time }) => time.kind === 'instant')
          .map(({ time }) => new Date(time.startsAt).getUTCDay()),
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
    },
  )

  it.each(seedPeople.filter(({ account }) => ['wangli', 'linyiting', 'emma'].includes(account)))(
    '[CA-02] [GW-02] gives $account two events at a time, whole days in a row, and a series of each kind',
    async (person) => {
      const account = await accountOf(person)
      const week = (await seen(person)).filter(({ time }) => time.kind === 'instant')
      const starts = week.map(({ time }) => time.startsAt)
      expect(new Set(starts).size).toBeLessThan(starts.length)
      const later = await seen(person, '2026-11-30', '2026-12-14')
      expect(later.some(({ time }) => time.endsAt - time.startsAt >= 3 * 86_400_000)).toBe(true)
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

  it('[CA-04] [GW-02] has what people are invited to under one name, with the same answers, in all their calendars', async () => {
    const { db } = store.database
    const events = await db
      .selectFrom('events')
      .innerJoin('calendars', 'calendars.id', 'events.calendar_id')
      .innerJoin('accounts', 'accounts.id', 'calendars.account_id')
      .select(['events.id', 'events.uid', 'events.rule', 'events.starts_at', 'accounts.address'])
      .select('events.organizer_address as organizer')
      .execute()
    const guests = Map.groupBy(
      await db.selectFrom('event_guests').selectAll().execute(),
      ({ event_id: id }) => id,
    )
    const told = (id: number) =>
      (guests.get(id) ?? []).map(({ address, status }) => `${address} ${status}`).toSorted()
    expect(events.length).toBe(filled)
    for (const copies of Map.groupBy(events, ({ uid }) => uid).values()) {
      const [{ id, organizer, rule, starts_at: startsAt }] = copies as [(typeof events)[number]]
      const here = (guests.get(id) ?? []).filter(({ address }) => address.endsWith('@example.com'))
      expect(copies.map(({ address }) => address).toSorted()).toEqual(
        organizer === null
          ? [expect.any(String)]
          : [organizer, ...here.map(({ address }) => address)].toSorted(),
      )
      for (const copy of copies) {
        expect(told(copy.id)).toEqual(told(id))
        expect(copy).toMatchObject({ organizer, rule, starts_at: startsAt })
      }
    }
  })

  it('[CA-07] [GW-02] writes no mail, and reminds of nothing that is over', async () => {
    const jobs = await store.database.db.selectFrom('jobs').select(['kind', 'due_at']).execute()
    expect(new Set(jobs.map(({ kind }) => kind))).toEqual(new Set(['event-reminder']))
    expect(Math.min(...jobs.map(({ due_at: dueAt }) => dueAt))).toBeGreaterThan(now)
  })
})
