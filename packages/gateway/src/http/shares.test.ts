import { type Call, type CallName, contract } from '@mailroom/api'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { maxDelegates, shareLevels } from '@mailroom/core'
import { callRights, levelAllows } from '../session/shared/callRights'
import { grantWriting } from '../online-files/disks/writers'
import { diskOf } from '../online-files/room'
import { openTestGateway, type TestGateway } from '../testing/openTestGateway'
import { putItem } from '../testing/putItem'
import type { TestBrowser, TestCall } from '../testing/TestBrowser'

let gateway: TestGateway
let bob: TestBrowser
beforeAll(async () => {
  gateway = await openTestGateway()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  bob = await gateway.signedIn('bob')
})
afterEach(async () => {
  await gateway.services.sessions.endAll(gateway.bob.id)
})

/** Bob goes into the mailbox of alice. */
async function enter(level: (typeof shareLevels)[number]): Promise<void> {
  await gateway.services.shares.set(gateway.alice.id, gateway.bob.id, level)
  const { results } = await bob.ask('shareUsers')
  const { csrf_token } = await bob.ask('shareLogin', { body: { share_id: results[0]!.id } })
  bob.csrfToken = csrf_token
}

it('[SH-04, ST-16] goes into the mailbox of a colleague and back, each time under a new token', async () => {
  const before = bob.cookie
  await enter('readOnly')
  expect(bob.cookie).not.toBe(before)
  expect((await bob.ask('loginAfter')).email).toBe('alice@example.com')
  expect(await bob.ask('shareStatus')).toMatchObject({ is_shareduser: true, shareuser_get: true })
  expect(await bob.ask('loginAfter')).toMatchObject({
    is_compose: false,
    is_shareduser: true,
    disable_delete_button: true,
  })
  expect((await bob.fetch('/api/mail/folder/', { headers: { cookie: before! } })).status).toBe(401)
  const { csrf_token } = await bob.ask('backLogin')
  bob.csrfToken = csrf_token
  expect((await bob.ask('loginAfter')).email).toBe('bob@example.com')
  const actions = (await gateway.store.audit.recent(gateway.alice.id, 5)).map(({ action }) => action)
  expect(actions).toContain('share-entered')
})

it.each(shareLevels)(
  '[A3, CO-17] at the level %s every call is refused that it does not give',
  async (level) => {
    await enter(level)
    const refused = (Object.entries(contract) as [CallName, Call][]).filter(
      ([name]) => !levelAllows(level, name),
    )
    for (const [name, call] of refused) {
      if (call.isOpen) continue
      const answer = await bob.call(name, call.method === 'GET' ? {} : { body: {} })
      expect([name, answer.status]).toEqual([name, 403])
    }
    expect((await bob.call('folders')).status).toBe(200)
    const tag = await bob.call('createTag', { body: { name: `of ${level}`, color: '#ff0000' } })
    expect(tag.status === 403).toBe(level === 'readOnly')
  },
)

it.each([
  ['readWrite', false],
  ['proxySend', true],
  ['fullControl', true],
] as const)('[CO-17] says at the level %s whether mails may be written there: %s', async (level, may) => {
  await enter(level)
  expect(await bob.ask('loginAfter')).toMatchObject({ is_compose: may, disable_delete_button: false })
  expect(await bob.ask('shareStatus')).toMatchObject({ shareuser_send: may })
})

it('[A3] passwords, second steps, sessions, locks, keys and the duty of reviewing are open at no level', () => {
  const closed: readonly CallName[] = [
    ...(['changePassword', 'twoFactor', 'removeAuthenticator', 'openSessions', 'endSession'] as const),
    ...(['setFolderLock', 'openFolderLock', 'importCertificate', 'deleteCertificate'] as const),
    ...(['reveal', 'unlock', 'reviews', 'decideReviews', 'reviewFile'] as const),
  ]
  expect(closed.map((name) => callRights[name])).toEqual(closed.map(() => 'never'))
})

it('[A3] whoever works in the mailbox of a writer does not work on the disk of the organisation', async () => {
  await grantWriting(gateway.store.database.db, gateway.alice.id, Date.now())
  const item = await putItem(gateway, { disk: diskOf(), name: 'plan.txt', text: 'canary' })
  await enter('fullControl')
  const query = { disk: 'company' }
  const body = { disk: 'company', ids: [item] }
  const file = { file_name: 'a.txt', file_type: 'text/plain', file_size: 5, fileMd5: '0'.repeat(32) }
  const calls: readonly (readonly [CallName, TestCall])[] = [
    ['diskFile', { query: { ...query, id: item } }],
    ['diskZip', { query: { ...query, ids: item } }],
    ['renameDiskItem', { body: { disk: 'company', id: item, name: 'b.txt' } }],
    ['moveDiskItems', { body }],
    ['deleteDiskItems', { body }],
    ['makeDiskFolder', { body: { disk: 'company', name: 'x' } }],
    ['completeDiskFile', { body: { ...file, upload_type: 'company', upload_id: 'upload-of-a-guest-0001' } }],
    ['uploadState', { query: { upload_type: 'company', fileMd5: file.fileMd5, file_size: '5' } }],
    ['linkDiskFiles', { body: { net_attachments: [], company_attachments: [item] } }],
    ['keepTransitFiles', { body }],
    ['createFileShare', { body: { disk: 'company', id: item, days: 7 } }],
  ]
  for (const [name, input] of calls) {
    const answer = await bob.call(name, input)
    expect([name, answer.status]).toEqual([name, 403])
    expect(await answer.text()).not.toContain('canary')
  }
  const alice = await gateway.signedIn('alice')
  const page = { query: { page: '1', page_size: '10' } }
  expect((await alice.ask('companyDisk', page)).results.map(({ name }) => name)).toEqual(['plan.txt'])
})

it('[A3] a share that ends or changes while somebody is in is over at once, and they can go back', async () => {
  await enter('fullControl')
  const token = bob.cookie!.split('=')[1]!
  const { id } = (await gateway.services.sessions.find(token))!
  const told: string[] = []
  gateway.services.sessionWatch.watch(id, (why) => told.push(why))
  await gateway.services.shares.set(gateway.alice.id, gateway.bob.id, 'readOnly')
  expect(told).toEqual(['shareEnded'])
  expect((await bob.call('folders')).status).toBe(403)
  await gateway.services.shares.end(gateway.alice.id, gateway.bob.id)
  expect((await bob.call('messages')).status).toBe(403)
  bob.csrfToken = (await bob.ask('backLogin')).csrf_token
  expect((await bob.call('folders')).status).toBe(200)
})

it('[A1, A3] nobody goes in through the share of somebody else', async () => {
  await gateway.services.shares.set(gateway.bob.id, gateway.alice.id, 'fullControl')
  const [share] = await gateway.services.shares.of(gateway.alice.id)
  expect((await bob.call('shareLogin', { body: { share_id: share!.id } })).status).toBe(404)
  expect((await bob.ask('loginAfter')).email).toBe('bob@example.com')
})

it('[ST-16] the owner lets a colleague in, who goes in at that level and is out at once when it ends', async () => {
  const alice = await gateway.signedIn('alice')
  await alice.ask('setDelegate', { body: { username: 'Bob@example.com', level: 'proxySend' } })
  expect(await alice.ask('delegates')).toEqual({
    results: [{ username: 'bob@example.com', realname: gateway.bob.displayName, level: 'proxySend' }],
  })
  const { results } = await bob.ask('shareUsers')
  bob.csrfToken = (await bob.ask('shareLogin', { body: { share_id: results[0]!.id } })).csrf_token
  expect(await bob.ask('shareStatus')).toMatchObject({ shareuser_send: true, shareuser_all: false })
  expect((await bob.call('delegates')).status).toBe(403)
  await alice.ask('removeDelegate', { body: { username: 'bob@example.com' } })
  expect((await bob.call('folders')).status).toBe(403)
  const recorded = await gateway.store.audit.recent(gateway.alice.id, 5)
  expect(recorded.filter(({ action }) => action === 'share-changed')).toHaveLength(2)
})

it.each([
  ['nobody@example.com', 404],
  ['everyone@example.com', 404],
  ['alice@example.com', 400],
])('[ST-16, A1] lets in nobody but a colleague: %s is answered %d', async (username, status) => {
  const alice = await gateway.signedIn('alice')
  expect((await alice.call('setDelegate', { body: { username, level: 'readOnly' } })).status).toBe(status)
  expect(await alice.ask('delegates')).toEqual({ results: [] })
})

it('[ST-16] a mailbox has room for so many, and each of them gets another level all the same', async () => {
  const { db } = gateway.store.database
  const alice = await gateway.signedIn('alice')
  const { id: template, ...columns } = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', gateway.bob.id)
    .executeTakeFirstOrThrow()
  for (let each = 0; each < maxDelegates; each += 1) {
    const names = { address: `guest${each}@example.com`, login_name: `guest${each}`, job_number: null }
    const { id } = await db
      .insertInto('accounts')
      .values({ ...columns, ...names })
      .returning('id')
      .executeTakeFirstOrThrow()
    await gateway.services.shares.set(gateway.alice.id, id, 'readOnly')
  }
  expect(template).toBe(gateway.bob.id)
  const one = await alice.call('setDelegate', { body: { username: 'bob@example.com', level: 'readOnly' } })
  expect(one.status).toBe(409)
  await alice.ask('setDelegate', { body: { username: 'guest7@example.com', level: 'fullControl' } })
  expect((await alice.ask('delegates')).results).toHaveLength(maxDelegates)
})
