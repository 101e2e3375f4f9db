import { defaultLayout } from '@mailroom/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../doors/database/Database'
import { openTestDatabase } from '../../testing/openTestDatabase'
import { type Accounts, createAccounts } from '../Accounts'
import { createPeople, type KnownPeople } from './createPeople'

let database: Database
let accounts: Accounts
let people: KnownPeople
let li: number

beforeEach(async () => {
  database = await openTestDatabase()
  accounts = createAccounts(database, ['example.com'])
  people = createPeople(database)
  const research = await accounts.createDepartment('研发部')
  const add = async (name: string, displayName: string, departmentId?: number) =>
    (await accounts.create({ address: `${name}@example.com`, displayName, departmentId })).id
  li = await add('li.wang', '王莉', research.id)
  await add('wanger', 'Anna Wanger')
  await add('chen', '陈静', research.id)
  await add('a_b', '100% Test')
})
afterEach(() => database.close())

const suggested = async (text: string) =>
  (await people.suggest(li, text)).map(({ name, address }) => name || address)

it('[SE-12] tells who somebody is and from which addresses they may write', async () => {
  await accounts.addAlias('sales@example.com', li)
  expect(await people.profile(li)).toEqual({
    address: { address: 'li.wang@example.com', name: '王莉' },
    department: '研发部',
    gender: 'unknown',
    senders: [
      { address: 'li.wang@example.com', name: '王莉' },
      { address: 'sales@example.com', name: '王莉' },
    ],
  })
  await expect(people.profile(999)).rejects.toMatchObject({ kind: 'notFound' })
})

it('[IX-01] writes to people in the language they chose, else in simplified Chinese, and to others in English', async () => {
  expect(await people.locale(li)).toBe('zh-hans')
  await people.saveSettings(li, { locale: 'zh-tw' })
  expect(await people.locale(li)).toBe('zh-tw')
  expect(await people.locale(null)).toBe('en')
})

it('[CO-03] suggests people by name, address and department, the best first', async () => {
  expect(await suggested('王')).toEqual(['王莉'])
  expect(await suggested('WANG')).toEqual(['Anna Wanger', '王莉'])
  expect(await suggested('研发')).toEqual(['研发部', '王莉', '陈静'])
  expect(await suggested('ann')).toEqual(['Anna Wanger'])
  expect(await suggested('every')).toEqual(['everyone@example.com'])
  expect(await people.suggest(li, 'chen')).toEqual([
    { name: '陈静', address: 'chen@example.com', department: '研发部' },
  ])
})

it('[CO-03] suggests nothing for nothing, and takes wildcards as text', async () => {
  expect(await suggested('  ')).toEqual([])
  expect(await suggested('example.com')).toEqual([])
  expect(await suggested('%')).toEqual(['100% Test'])
  expect(await suggested('_')).toEqual(['100% Test', '研发部'])
  expect(await suggested(String.raw`\ `)).toEqual([])
})

it('[CO-03] suggests ten at most', async () => {
  for (let index = 0; index < 15; index++) {
    await accounts.create({ address: `same${index}@example.com`, displayName: `Same ${index}` })
  }
  expect(await suggested('same')).toHaveLength(10)
})

it('[CO-03] tells the lists of one’s own domain, and who is in them: also the departments below', async () => {
  const [research] = await accounts.departments()
  const below = await accounts.createDepartment('实验室', research!.id)
  await accounts.create({ address: 'lab@example.com', displayName: 'Lab', departmentId: below.id })
  expect(await people.groups(li)).toEqual([
    { address: `dept_${research!.id}@example.com`, name: '研发部', memberCount: 3 },
    { address: `dept_${below.id}@example.com`, name: '实验室', memberCount: 1 },
    { address: 'everyone@example.com', name: '', memberCount: 5 },
  ])
  const members = await people.groupMembers(li, `dept_${research!.id}@Example.com`)
  expect(members.map(({ name }) => name)).toEqual(['Lab', '王莉', '陈静'])
  expect(await people.groupMembers(li, 'everyone@example.com')).toHaveLength(5)
  for (const none of ['everyone@example.org', 'dept_99@example.com', 'chen@example.com', 'x'])
    await expect(people.groupMembers(li, none)).rejects.toMatchObject({ kind: 'notFound' })
  const apart = createPeople(database, ['example.org'])
  expect(await apart.groups(li)).toEqual([])
  await expect(apart.groupMembers(li, 'everyone@example.com')).rejects.toMatchObject({ kind: 'notFound' })
})

it('[CO-03] leaves out those who have gone', async () => {
  await accounts.setActive(li, false)
  expect(await suggested('王')).toEqual([])
})

it('[ML-14] keeps what somebody has chosen, and only what was given', async () => {
  const untouched = {
    pageSize: 20,
    skin: 'jingdianlan',
    colorScheme: 'auto',
    ...defaultLayout,
    undoSeconds: 0,
  }
  expect(await people.settings(li)).toEqual(untouched)
  await people.saveSettings(li, { pageSize: 50 })
  await people.saveSettings(li, { locale: 'zh-tw', colorScheme: 'dark' })
  await people.saveSettings(li, {})
  expect(await people.settings(li)).toEqual({
    pageSize: 50,
    locale: 'zh-tw',
    skin: 'jingdianlan',
    colorScheme: 'dark',
    ...defaultLayout,
    undoSeconds: 0,
  })
})

it('[SS-05] says what the operator has set until somebody chooses, also when they choose something else', async () => {
  const careful = createPeople(database, undefined, 20)
  expect((await careful.settings(li)).undoSeconds).toBe(20)
  await careful.saveSettings(li, { pageSize: 50 })
  expect((await careful.settings(li)).undoSeconds).toBe(20)
  await careful.saveSettings(li, { undoSeconds: 0 })
  expect((await careful.settings(li)).undoSeconds).toBe(0)
})

it('[ML-24] [ML-26] keeps how somebody looks at lists, and no size that cannot be one', async () => {
  const layout = {
    byConversation: true,
    readingPane: 'below',
    density: 'compact',
    markReadSeconds: -1,
  } as const
  await people.saveSettings(li, layout)
  const sizes = { people: 220, tags: -1, size: 1e9, evil: 3 }
  await people.saveSettings(li, { sizes })
  expect(await people.settings(li)).toMatchObject({ ...layout, sizes: { people: 220 } })
  expect(Object.keys((await people.settings(li)).sizes)).toEqual(['people'])
})

it('[A9] refuses settings that are none', async () => {
  const broken = [
    { pageSize: 30 },
    { pageSize: -1 },
    { locale: 'xx' },
    { skin: '"><script>' },
    { colorScheme: 'pink' },
    { readingPane: 'left' },
    { density: 'airy' },
    { markReadSeconds: 3 },
    { undoSeconds: 7 },
    { writingMode: 'word' },
  ]
  for (const change of broken) {
    await expect(people.saveSettings(li, change as object)).rejects.toMatchObject({
      kind: 'invalid',
    })
  }
})
