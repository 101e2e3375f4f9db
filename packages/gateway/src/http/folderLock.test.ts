import { type CallName, contract } from '@mailroom/api'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { removeFolderLock } from '../folders/createFolderLock'
import { openTestGateway, sampleMail, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser, TestCall } from '../testing/TestBrowser'
import { wrapPassword } from '../testing/wrapPassword'

let gateway: TestGateway
let alice: TestBrowser
let uid: number
let open: number

beforeAll(async () => {
  gateway = await openTestGateway()
  alice = await gateway.signedIn('alice')
  await box().createFolder('Private')
  uid = (await box().append('Private', sampleMail('canary-secret'))).uid
  open = (await box().append('INBOX', sampleMail('open'))).uid
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await removeFolderLock(gateway.store.database, gateway.alice.id)
})

const box = () => gateway.store.mail.mailbox(gateway.alice.id)
const password = 'Schloss-2026'

async function wrapped(text: string) {
  const { public_key, time } = await alice.ask('loginBefore')
  return wrapPassword(text, public_key, time)
}
const lockCall = async (name: 'setFolderLock' | 'openFolderLock' | 'removeFolderLock', text = password) =>
  alice.call(name, { body: { lock_password: await wrapped(text) } })

/** Each call that names a folder, asking for the locked one. */
const table = (): Partial<Record<CallName, TestCall>> => {
  const one = { folder: 'Private', uid: `${uid}` }
  const some = { folder: 'Private', uids: [uid] }
  return {
    createFolder: { body: { name: 'Inner', parent: 'Private' } },
    renameFolder: { body: { src_folder: 'Private', name: 'Public' } },
    deleteFolder: { body: { src_folder: 'Private', dst_folder: 'INBOX' } },
    deleteEmptyFolder: { path: { folder: 'Private' } },
    emptyFolder: { body: { folder: 'Private' } },
    messages: { query: { folder: 'Private', limit: '20', offset: '0' } },
    message: { path: { uid: `${uid}` }, query: { folder: 'Private' } },
    conversation: { path: { uid: `${uid}` }, query: { folder: 'Private', limit: '20', offset: '0' } },
    matching: { query: { folder: 'Private', limit: '20' } },
    original: { query: one },
    setFlags: { body: { ...some, action: 'add', flags: ['\\Seen'] } },
    pin: { body: { ...some, action: 'add' } },
    cancelTags: { body: some },
    cancelTag: { body: { ...some, flag: 'tag:x' } },
    snooze: { body: { ...some, until: new Date(Date.now() + 60_000).toISOString() } },
    unsnooze: { body: some },
    followUp: { body: { ...some, at: new Date(Date.now() + 60_000).toISOString() } },
    quickReply: { body: { folder: 'Private', uid, html_text: 'x', draft_id: 'x'.repeat(16) } },
    setRemark: { body: { folder: 'Private', uid, remark: 'x' } },
    deleteRemark: { body: { folder: 'Private', uid } },
    moveMessages: { body: { uids: [uid], src_folder: 'Private', dst_folder: 'INBOX' } },
    deleteMessages: { body: some },
    expungeMessages: { body: some },
    reject: { body: { ...some, is_delete: true } },
    notSpam: { body: { ...some, to_white: true } },
    addSender: { body: { folder: 'Private', uid } },
    attachment: { query: { ...one, sid: '2' } },
    attachmentPdf: { query: { ...one, sid: '2' } },
    attachmentsZip: { query: one },
    archive: { query: { folder: 'Private', uids: `${uid}` } },
    compose: {
      body: {
        ...{ to: [], cc: [], bcc: [], subject: 'x', html_text: 'x', plain_text: 'x', is_html: false },
        ...{ attachments: [], action: 'save', folder: 'Private', uid, refw_type: '3' },
      },
    },
    seed: { path: { uid: `${uid}` }, query: { folder: 'Private' } },
    search: { query: { folder: 'Private', keyword: 'canary', page: '1', page_size: '20' } },
    trust: { path: { uid: `${uid}` }, query: { folder: 'Private' } },
    unsubscribe: { body: { folder: 'Private', uid } },
    reveal: { body: { folder: 'Private', uid } },
    unlock: { body: { folder: 'Private', uid, password: 'x' } },
    sealedAttachment: { body: { folder: 'Private', uid, sid: '2', password: 'x' } },
    sealedZip: { body: { folder: 'Private', uid, password: 'x' } },
    receipt: { path: { uid: `${uid}` }, query: { folder: 'Private' } },
    sendReceipt: { body: { folder: 'Private', uid } },
    refuseReceipt: { body: { folder: 'Private', uid } },
    invitation: { path: { uid: `${uid}` }, query: { folder: 'Private' } },
    answerInvitation: { path: { id: 'x' }, body: { folder: 'Private', uid, status: 'pass' } },
    pictureTickets: { body: { folder: 'Private', uid, addresses: ['https://example.org/a.png'] } },
  }
}

it('[LK-08] [A5] every route that names a folder is behind the lock, whatever it is asked in', async () => {
  const folderNames = ['folder', 'src_folder', 'dst_folder', 'parent']
  const named = Object.entries(contract).filter(([, call]) => {
    const schemas = ['query', 'body'].map((part) => (call as Record<string, unknown>)[part])
    const entries = schemas.flatMap((schema) => Object.keys((schema as { entries?: object })?.entries ?? {}))
    return call.path.includes('{folder}') || entries.some((name) => folderNames.includes(name))
  })
  expect(Object.keys(table()).toSorted()).toEqual(named.map(([name]) => name).toSorted())

  await lockCall('setFolderLock')
  for (const [name, input] of Object.entries(table())) {
    const answer = await alice.call(name as CallName, input)
    const text = await answer.text()
    expect([name, answer.status]).toEqual([name, 423])
    expect(text).not.toContain('canary-secret')
  }
  for (const view of ['1', '2', '3', '4', '5', '6'] as const) {
    const query = { folder: 'Private', view }
    expect((await alice.call('message', { path: { uid: `${uid}` }, query })).status).toBe(423)
  }
  const everywhere = await alice.ask('search', { query: { keyword: 'canary', page: '1', page_size: '20' } })
  expect(everywhere).toMatchObject({ count: 0, results: [] })
  const inward = { uids: [open], src_folder: 'INBOX', dst_folder: 'Private' }
  expect((await alice.call('moveMessages', { body: inward })).status).toBe(423)
  const [private_] = (await box().folders()).filter(({ isDefault }) => !isDefault)
  expect(private_).toMatchObject({ id: 'Private', totalCount: 1 })
})

it('[LK-07] shows locked folders without their counts, and the others as ever', async () => {
  await lockCall('setFolderLock')
  const { results } = await alice.ask('folders')
  expect(results.find(({ id }) => id === 'Private')).toMatchObject({
    is_lock: true,
    count: 0,
    unseen_count: 0,
  })
  expect(results.filter(({ is_lock }) => is_lock)).toHaveLength(1)
  expect(results[0]).toMatchObject({ id: 'INBOX', count: 1 })
})

it('[LK-07] is opened for one session and no other', async () => {
  expect(await (await lockCall('setFolderLock')).json()).toEqual({
    is_lockmailbox: true,
    is_maibox_rel: false,
  })
  expect(await (await lockCall('openFolderLock')).json()).toEqual({
    is_lockmailbox: true,
    is_maibox_rel: true,
  })
  const input = { query: { folder: 'Private', limit: '20', offset: '0' } }
  expect((await alice.ask('messages', input)).results).toHaveLength(1)
  const other = await gateway.signedIn('alice')
  expect((await other.call('messages', input)).status).toBe(423)
  expect(await other.ask('folderLock')).toEqual({ is_lockmailbox: true, is_maibox_rel: false })
  const bob = await gateway.signedIn('bob')
  expect(await bob.ask('folderLock')).toEqual({ is_lockmailbox: false, is_maibox_rel: false })
})

it('[LK-07] [SE-12] takes a wrapped password once, and no other', async () => {
  await lockCall('setFolderLock')
  const lock_password = await wrapped(password)
  expect((await alice.call('openFolderLock', { body: { lock_password } })).status).toBe(200)
  expect((await alice.call('openFolderLock', { body: { lock_password } })).status).toBe(400)
  expect((await alice.call('openFolderLock', { body: { lock_password: password } })).status).toBe(400)
  expect((await lockCall('setFolderLock')).status).toBe(409)
})

it('[B3] counts wrong passwords in the database: after five nobody gets in for a while', async () => {
  await lockCall('setFolderLock')
  const statuses = []
  for (let index = 0; index < 7; index++)
    statuses.push((await lockCall('removeFolderLock', `wrong-${index}`)).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
  expect((await lockCall('openFolderLock')).status).toBe(429)
  const others = await gateway.signedIn('alice')
  expect((await others.ask('folderLock')).is_maibox_rel).toBe(false)
})

it('[A8] keeps the password as a slow hash', async () => {
  await lockCall('setFolderLock')
  const rows = await gateway.store.database.db.selectFrom('folder_locks').selectAll().execute()
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/)
})

it('[LK-06] [LK-07] is taken off by its password, and by the administrator', async () => {
  await lockCall('setFolderLock')
  expect(await (await lockCall('removeFolderLock')).json()).toEqual({
    is_lockmailbox: false,
    is_maibox_rel: false,
  })
  expect((await lockCall('removeFolderLock')).status).toBe(404)
  await lockCall('setFolderLock')
  expect(await removeFolderLock(gateway.store.database, gateway.alice.id)).toBe(true)
  const input = { query: { folder: 'Private', limit: '20', offset: '0' } }
  expect((await alice.ask('messages', input)).results).toHaveLength(1)
})
