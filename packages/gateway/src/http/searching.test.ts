import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestGateway, sampleMail, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser } from '../testing/TestBrowser'

let gateway: TestGateway
let alice: TestBrowser
let bob: TestBrowser

beforeAll(async () => {
  gateway = await openTestGateway()
  alice = await gateway.signedIn('alice')
  bob = await gateway.signedIn('bob')
  const box = gateway.store.mail.mailbox(gateway.alice.id)
  await box.append('INBOX', sampleMail('季度预算'))
  await box.append('Archive', sampleMail('Budget'))
})
afterAll(() => gateway.close())

const page = { page: '1', page_size: '20' }
const found = async (browser: TestBrowser, query: Record<string, string>) =>
  (await browser.ask('search', { query: { ...page, ...query } })).results.map(({ subject }) => subject)

it('[SH-06] finds by the search form of the texts', async () => {
  expect(await found(alice, { keyword: '预算' })).toEqual(['季度预算'])
  expect(await found(alice, { subject: 'budget' })).toEqual(['Budget'])
  expect(await found(alice, { subject: 'budget', folder: 'INBOX', folder_desc: '收件箱' })).toEqual([])
  expect(await found(alice, { date: '1', size: '1', keyword: 'budget' })).toEqual(['Budget'])
  expect(await found(alice, { attach: 'budget' })).toEqual([])
})

it('[SH-08] gives pages of twenty with the folder of each mail', async () => {
  const answer = await alice.ask('search', { query: { ...page, is_read: '0', sort: 'SUBJECT' } })
  expect(answer).toMatchObject({ count: 2, is_more: false, is_indexing: false })
  expect(answer.results.map(({ raw_name }) => raw_name)).toEqual(['Archive', 'INBOX'])
  expect(await found(alice, { is_read: '0', page: '2' })).toEqual([])
})

it('[A1] finds nothing of somebody else, and knows nothing of their searches', async () => {
  expect(await found(bob, { keyword: 'budget', everywhere: '1' })).toEqual([])
  const { id } = await alice.ask('saveSearch', { body: { name: '预算', query: 'budget' } })
  expect((await bob.ask('savedSearches')).results).toEqual([])
  await bob.ask('deleteSearch', { path: { id } })
  expect((await alice.ask('savedSearches')).results).toEqual([{ id, name: '预算', query: 'budget' }])
})

it('[SH-07] refuses a search for nothing', async () => {
  const { status } = await alice.fetch('/api/mail/message/search/?page=1&page_size=20')
  expect(status).toBe(400)
})

it('[SH-06] is off where the organisation has turned it off', async () => {
  const strict = await openTestGateway({ allowSearch: false })
  const browser = await strict.signedIn('alice')
  expect((await browser.ask('loginAfter')).is_fulltext).toBe(false)
  const { status } = await browser.fetch('/api/mail/message/search/?keyword=x&page=1&page_size=20')
  expect(status).toBe(403)
  await strict.close()
})
