import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestGateway, sampleMail, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser } from '../testing/TestBrowser'

let gateway: TestGateway
let alice: TestBrowser
beforeEach(async () => {
  gateway = await openTestGateway()
  alice = await gateway.signedIn('alice')
})
afterEach(() => gateway.close())

const put = async (subject: string, folder = 'INBOX') =>
  (await gateway.store.mail.mailbox(gateway.alice.id).append(folder, sampleMail(subject))).uid

it('[GW-01] says of one tag what the list of all says, and that another is not there', async () => {
  const made = await alice.ask('createTag', { body: { name: '待办', color: '#33B679' } })
  expect(await alice.ask('tag', { path: { id: made.tagname } })).toEqual(made)
  expect((await alice.call('tag', { path: { id: 'nothing' } })).status).toBe(404)
})

it('[GW-01] moves one mail, says where it is, and moves nothing twice', async () => {
  const uid = await put('one')
  const body = { uid, src_folder: 'INBOX', dst_folder: 'Archive' }
  const moved = await alice.ask('moveMessage', { body })
  expect(moved).toMatchObject({ msg: 'success', folder: 'Archive', uids: [[uid, moved.uid]] })
  const { results } = await alice.ask('messages', { query: { folder: 'Archive', limit: '20', offset: '0' } })
  expect(results.map((row) => [row.uid, row.subject])).toEqual([[moved.uid, 'one']])
  expect((await alice.call('moveMessage', { body })).status).toBe(404)
})

it('[GW-01] lists the mails of the inbox that are not read, newest first, as many as wanted', async () => {
  const read = await put('read')
  for (const subject of ['first', 'second', 'third']) await put(subject)
  await put('elsewhere', 'Archive')
  await alice.ask('setFlags', { body: { uids: [read], folder: 'INBOX', action: 'add', flags: ['\\Seen'] } })
  const subjects = async (query?: Record<string, string>) => {
    const { count, results } = await alice.ask('newMessages', { query })
    return [count, ...results.map(({ subject }) => subject)]
  }
  expect(await subjects()).toEqual([3, 'third', 'second', 'first'])
  expect(await subjects({ limit: '1' })).toEqual([3, 'third'])
})

it('[GW-01] lists the folders that mails can go to: not the drafts, and not where they are', async () => {
  await alice.ask('createFolder', { body: { name: 'Projects' } })
  const names = async (folder: string) =>
    (await alice.ask('folderTargets', { query: { folder } })).results.map(({ raw_name }) => raw_name)
  expect(await names('INBOX')).toEqual(['Sent', 'Archive', 'Spam', 'Trash', 'Projects'])
  expect(await names('Projects')).toEqual(['INBOX', 'Sent', 'Archive', 'Spam', 'Trash'])
  expect((await alice.call('folderTargets', { query: { folder: 'nothing' } })).status).toBe(404)
})
