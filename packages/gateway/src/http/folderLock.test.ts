import { type CallName, contract } from '@mailroom/api'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { removeLocks } from '../locks/createLock'
import { eventForm } from '../testing/eventForm'
import { openTestGateway, sampleMail, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser, TestCall } from '../testing/TestBrowser'
import { wrapPassword } from '../testing/wrapPassword'

let gateway: TestGateway
let alice: TestBrowser
let secret: number
let open: number

beforeAll(async () => {
  gateway = await openTestGateway()
  alice = await gateway.signedIn('alice')
  await box().createFolder('Private')
  secret = (await box().append('Private', sampleMail('canary-secret'))).uid
  open = (await box().append('INBOX', sampleMail('open'))).uid
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await removeLocks(gateway.store.database, gateway.alice.id)
})

const box = () => gateway.store.mail.mailbox(gateway.alice.id)
const password = 'Schloss-2026'
/** The locks beside it. */
const noOtherLock = {
  ...{ is_lockfile: false, is_file_rel: false },
  ...{ is_lockcalendar: false, is_calendar_rel: false },
}

async function wrapped(text: string) {
  const { public_key, time } = await alice.ask('loginBefore')
  return wrapPassword(text, public_key, time)
}
const lockCall = async (name: 'setFolderLock' | 'openFolderLock' | 'removeFolderLock', text = password) =>
  alice.call(name, { body: { lock_password: await wrapped(text) } })

/** Each call that names a folder, asking for the locked one. */
const table = (folder = 'Private', uid = secret): Partial<Record<CallName, TestCall>> => {
  const one = { folder, uid: `${uid}` }
  const some = { folder, uids: [uid] }
  return {
    createFolder: { body: { name: 'Inner', parent: folder } },
    renameFolder: { body: { src_folder: folder, name: 'Public' } },
    deleteFolder: { body: { src_folder: folder, dst_folder: 'INBOX' } },
    deleteEmptyFolder: { path: { folder } },
    emptyFolder: { body: { folder } },
    messages: { query: { folder, limit: '20', offset: '0' } },
    message: { path: { uid: `${uid}` }, query: { folder } },
    conversation: { path: { uid: `${uid}` }, query: { folder, limit: '20', offset: '0' } },
    matching: { query: { folder, limit: '20' } },
    original: { query: one },
    setFlags: { body: { ...some, action: 'add', flags: ['\\Seen'] } },
    pin: { body: { ...some, action: 'add' } },
    cancelTags: { body: some },
    cancelTag: { body: { ...some, flag: 'tag:x' } },
    snooze: { body: { ...some, until: new Date(Date.now() + 60_000).toISOString() } },
    unsnooze: { body: some },
    followUp: { body: { ...some, at: new Date(Date.now() + 60_000).toISOString() } },
    quickReply: { body: { folder, uid, html_text: 'x', draft_id: 'x'.repeat(16) } },
    setRemark: { body: { folder, uid, remark: 'x' } },
    deleteRemark: { body: { folder, uid } },
    moveMessage: { body: { uid, src_folder: folder, dst_folder: 'INBOX' } },
    folderTargets: { query: { folder } },
    moveMessages: { body: { uids: [uid], src_folder: folder, dst_folder: 'INBOX' } },
    deleteMessages: { body: some },
    expungeMessages: { body: some },
    reject: { body: { ...some, is_delete: true } },
    notSpam: { body: { ...some, to_white: true } },
    addSender: { body: { folder, uid } },
    attachment: { query: { ...one, sid: '2' } },
    attachmentPdf: { query: { ...one, sid: '2' } },
    attachmentsZip: { query: one },
    archive: { query: { folder, uids: `${uid}` } },
    compose: {
      body: {
        ...{ to: [], cc: [], bcc: [], subject: 'x', html_text: 'x', plain_text: 'x', is_html: false },
        ...{ attachments: [], action: 'save', folder, uid, refw_type: '3' },
      },
    },
    seed: { path: { uid: `${uid}` }, query: { folder } },
    search: { query: { folder, keyword: 'canary', page: '1', page_size: '20' } },
    trust: { path: { uid: `${uid}` }, query: { folder } },
    unsubscribe: { body: { folder, uid } },
    reveal: { body: { folder, uid } },
    unlock: { body: { folder, uid, password: 'x' } },
    sealedAttachment: { body: { folder, uid, sid: '2', password: 'x' } },
    sealedZip: { body: { folder, uid, password: 'x' } },
    receipt: { path: { uid: `${uid}` }, query: { folder } },
    sendReceipt: { body: { folder, uid } },
    refuseReceipt: { body: { folder, uid } },
    invitation: { path: { uid: `${uid}` }, query: { folder } },
    createEvent: { body: { folder, uid, request_id: 'x'.repeat(16), ...eventForm(1, 'x') } },
    inviteToEvent: {
      body: {
        ...{ folder, uid, id: 'x'.repeat(16), title: 'x', place: '', remark: '', timezone: 'UTC' },
        ...{ start: '2026-11-24T10:00:00Z', end: '2026-11-24T11:00:00Z', is_all_day: false },
        participants: [['bob@example.com', 'Bob']],
      },
    },
    answerInvitation: { path: { id: 'x' }, body: { folder, uid, status: 'pass' } },
    pictureTickets: { body: { folder, uid, addresses: ['https://example.org/a.png'] } },
  }
}

it('[LK-08] [A5] every route that names a folder is behind the lock, whatever it is asked in', async () => {
  const folderNames = ['folder', 'src_folder', 'dst_folder', 'parent']
  const named = Object.entries(contract).filter(([, call]) => {
    const schemas = ['query', 'body'].map((part) => (call as Record<string, unknown>)[part])
    const entries = schemas.flatMap((schema) => Object.keys((schema as { entries?: object })?.entries ?? {}))
    return call.path.includes('{folder}') || entries.some((name) => folderNames.includes(name))
  })
  // One tells of much else, and leaves the folder out; the others show it as the list of all does: see below.
  const asListed = ['folder', 'firstFolders', 'foldersBelow', 'foldersInside']
  const said = [...Object.keys(table()), 'opening', ...asListed]
  expect(said.toSorted()).toEqual(named.map(([name]) => name).toSorted())

  await lockCall('setFolderLock')
  for (const [name, input] of Object.entries(table())) {
    const answer = await alice.call(name as CallName, input)
    const text = await answer.text()
    expect([name, answer.status]).toEqual([name, 423])
    expect(text).not.toContain('canary-secret')
  }
  for (const view of ['1', '2', '3', '4', '5', '6'] as const) {
    const query = { folder: 'Private', view }
    expect((await alice.call('message', { path: { uid: `${secret}` }, query })).status).toBe(423)
  }
  const opening = await alice.ask('opening', { query: { folder: 'Private' } })
  expect(Object.keys(opening)).not.toContain('list')
  expect(JSON.stringify(opening)).not.toContain('canary-secret')
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
  for (const one of results)
    expect(await alice.ask('folder', { query: { folder: one.raw_name } })).toEqual(one)
  expect(await alice.ask('folders', { query: { limit: '200' } })).toEqual({ results, count: results.length })
})

it('[LK-07] is opened for one session and no other', async () => {
  expect(await (await lockCall('setFolderLock')).json()).toEqual({
    is_lockmailbox: true,
    is_maibox_rel: false,
    ...noOtherLock,
  })
  expect(await (await lockCall('openFolderLock')).json()).toEqual({
    is_lockmailbox: true,
    is_maibox_rel: true,
    ...noOtherLock,
  })
  const input = { query: { folder: 'Private', limit: '20', offset: '0' } }
  expect((await alice.ask('messages', input)).results).toHaveLength(1)
  const other = await gateway.signedIn('alice')
  expect((await other.call('messages', input)).status).toBe(423)
  expect(await other.ask('folderLock')).toEqual({
    is_lockmailbox: true,
    is_maibox_rel: false,
    ...noOtherLock,
  })
  const bob = await gateway.signedIn('bob')
  expect(await bob.ask('folderLock')).toEqual({ is_lockmailbox: false, is_maibox_rel: false, ...noOtherLock })
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
  const rows = await gateway.store.database.db.selectFrom('locks').selectAll().execute()
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/)
})

it('[LK-06] [LK-07] is taken off by its password, and by the administrator', async () => {
  await lockCall('setFolderLock')
  expect(await (await lockCall('removeFolderLock')).json()).toEqual({
    is_lockmailbox: false,
    is_maibox_rel: false,
    ...noOtherLock,
  })
  expect((await lockCall('removeFolderLock')).status).toBe(404)
  await lockCall('setFolderLock')
  expect(await removeLocks(gateway.store.database, gateway.alice.id)).toBe(true)
  const input = { query: { folder: 'Private', limit: '20', offset: '0' } }
  expect((await alice.ask('messages', input)).results).toHaveLength(1)
})

/** Calls about a whole folder: of one that is open they answer, without what is behind the lock. */
const ofFolders: readonly CallName[] = [
  ...(['createFolder', 'renameFolder', 'deleteFolder', 'deleteEmptyFolder'] as const),
  ...(['emptyFolder', 'folderTargets', 'messages', 'matching', 'search'] as const),
]

it('[LK-08] [ML-29] a mail that is away from a locked folder is as locked as the folder', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const place = async (folder: string, uids: readonly number[]) => {
    const [[, awayIn, uid]] = (await alice.ask('snooze', { body: { folder, uids: [...uids], until } }))
      .results as [[number, string, number]]
    return { folder: awayIn, uid }
  }
  const { uid: canary } = await box().append('Private', sampleMail('canary-away'))
  const { uid: other } = await box().append('INBOX', sampleMail('other-away'))
  const [hidden, shown] = [await place('Private', [canary]), await place('INBOX', [other])]
  const away = hidden.folder
  const list = { query: { folder: away, limit: '20', offset: '0' } }
  const everywhere = { query: { keyword: 'away', page: '1', page_size: '20' } }
  const folderCount = async () => (await alice.ask('folders')).results.find(({ id }) => id === away)?.count
  const heard = async () => ({
    listed: (await alice.ask('messages', list)).results.map(({ uid }) => uid),
    matching: (await alice.ask('matching', { query: { folder: away, limit: '20' } })).uids,
    found: (await alice.ask('search', everywhere)).count,
    count: await folderCount(),
  })
  await lockCall('setFolderLock')
  expect(await heard()).toEqual({ listed: [shown.uid], matching: [shown.uid], found: 1, count: 1 })
  const answers: (readonly [CallName, number])[] = []
  for (const [key, input] of Object.entries(table(away, hidden.uid))) {
    const name = key as CallName
    if (ofFolders.includes(name)) continue
    const answer = await alice.call(name, input)
    answers.push([name, answer.status])
    expect(await answer.text()).not.toContain('canary')
  }
  expect(answers.length).toBeGreaterThan(30)
  expect(answers.filter(([, status]) => status !== 423)).toEqual([])
  const all = { folder: away, uids: 'all' as const }
  expect((await alice.call('expungeMessages', { body: all })).status).toBe(423)
  expect(
    (await alice.call('message', { path: { uid: `${shown.uid}` }, query: { folder: away } })).status,
  ).toBe(200)
  await lockCall('openFolderLock')
  expect(await heard()).toMatchObject({ found: 2, count: 2 })
  expect(
    (await alice.call('unsnooze', { body: { folder: away, uids: [hidden.uid, shown.uid] } })).status,
  ).toBe(200)
})

it('[LK-08] [A5] shows locked folders part by part as the list of all does, and no more of them', async () => {
  await box().createFolder('Private/Inner')
  const snoozed = await box().folderWithRole('snoozed')
  const { uid } = await box().append('Private', sampleMail('away'))
  const until = new Date(Date.now() + 3_600_000).toISOString()
  await alice.ask('snooze', { body: { folder: 'Private', uids: [uid], until } })
  await lockCall('setFolderLock')
  const { results: all } = await alice.ask('folders')
  expect(all.find(({ id }) => id === snoozed)).toMatchObject({ count: 0 })
  const inside = all.filter(({ raw_name }) => raw_name.startsWith('Private'))
  expect(inside.map(({ is_lock, count }) => [is_lock, count])).toEqual([
    [true, 0],
    [true, 0],
  ])
  const limit = '50'
  const folder = 'Private'
  expect(await alice.ask('firstFolders', { query: { folder } })).toEqual({ results: all })
  const isInside = ({ raw_name }: { readonly raw_name: string }) => raw_name.includes('/')
  const top = all.filter((one) => !isInside(one)).toSorted((a, b) => (a.raw_name < b.raw_name ? -1 : 1))
  expect((await alice.ask('foldersBelow', { query: { limit } })).results).toEqual(
    top.map((one) => (one.raw_name === folder ? { ...one, has_more: true } : one)),
  )
  expect(await alice.ask('foldersBelow', { query: { folder, limit } })).toEqual({
    results: inside.slice(1),
    count: 1,
  })
  expect(await alice.ask('foldersInside', { query: { folder, limit } })).toEqual({
    results: inside,
    count: 2,
  })
  const find = (text: string) => alice.ask('foundFolders', { query: { text, limit } })
  expect(await find('private')).toEqual({ results: inside, count: 2 })
  expect(await find('')).toEqual({ results: all, count: all.length })
  expect((await find(snoozed)).results).toMatchObject([{ id: snoozed, count: 0 }])
  await lockCall('openFolderLock')
  expect((await find('private')).results.map(({ is_lock }) => is_lock)).toEqual([false, false])
})
