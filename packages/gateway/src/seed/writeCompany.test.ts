import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSettings } from '../config/readSettings'
import { openStore, type Store } from '../openStore'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase'
import { itemKinds } from '../online-files/disks/diskItems'
import { onlineSettings } from '../online-files/OnlineSettings'
import { fillBooks } from './fillBooks'
import { fillCalendars } from './fillCalendars'
import { fillDisks } from './fillDisks'
import { seedPeople } from './people'
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

it('[CA-01] [GW-02] fills the calendars of everybody', async () => {
  const idOf = async (account: string) => (await store.accounts.findByLogin(account))?.id
  const filled = await fillCalendars({ ...store, now: Date.now }, idOf)
  const rows = await store.database.db
    .selectFrom('events')
    .innerJoin('calendars', 'calendars.id', 'events.calendar_id')
    .select('calendars.account_id')
    .execute()
  expect(rows.length).toBe(filled)
  expect(new Set(rows.map(({ account_id: owner }) => owner)).size).toBe(seedPeople.length)
})
