import { type Call, type CallName, contract } from '@mailroom/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PerformAct } from '../../accounts/admin/AccountActs'
import { createDirectory } from '../../accounts/createDirectory'
import { openTestGateway, passwords, type TestGateway } from '../../testing/openTestGateway'
import { adminPath } from '../guards/guardAdmin'

let gateway: TestGateway
let act: PerformAct
const byHand = { clientAddress: '' }
beforeAll(async () => {
  gateway = await openTestGateway()
  act = gateway.services.performAct
  await act('name-administrator', gateway.alice.id, byHand)
})
afterAll(() => gateway.close())

const adminCalls = (Object.entries(contract) as [CallName, Call][]).filter(([, { path }]) =>
  path.startsWith(adminPath),
)

it('[SH-05, A1] every call of the administration is closed to who has not the right', async () => {
  const bob = await gateway.signedIn('bob')
  expect(adminCalls.length).toBeGreaterThan(0)
  for (const [name, call] of adminCalls) {
    const answer = await bob.call(name, call.method === 'GET' ? {} : { body: {} })
    expect([name, answer.status]).toEqual([name, 403])
  }
  expect(await bob.ask('backOffice')).toMatchObject({ admin: { is_active: false, url: '' } })
})

it('[SH-05, A3] and to everybody in the mailbox of an administrator, who is none in that of others', async () => {
  const { shares } = gateway.services
  await shares.set(gateway.alice.id, gateway.bob.id, 'fullControl')
  await shares.set(gateway.bob.id, gateway.alice.id, 'fullControl')
  for (const name of ['bob', 'alice'] as const) {
    const person = await gateway.signedIn(name)
    const { results } = await person.ask('shareUsers')
    person.csrfToken = (await person.ask('shareLogin', { body: { share_id: results[0]!.id } })).csrf_token
    for (const [call, { method }] of adminCalls) {
      const answer = await person.call(call, method === 'GET' ? {} : { body: {} })
      expect([name, call, answer.status]).toEqual([name, call, 403])
    }
    expect((await person.ask('backOffice')).admin.is_active).toBe(false)
  }
})

it('[SH-05] an administrator sees the way there, and loses it at once with the right', async () => {
  const alice = await gateway.signedIn('alice')
  expect(await alice.ask('backOffice')).toEqual({
    admin: { is_active: true, url: '/admin' },
    center_show: true,
    center_url: '/search/login',
  })
  const first = { query: { page_size: '5' } }
  expect((await alice.call('adminAudit', first)).status).toBe(200)
  await act('end-administrator', gateway.alice.id, byHand)
  expect((await alice.call('adminAudit', first)).status).toBe(403)
  await act('name-administrator', gateway.alice.id, byHand)
  expect((await alice.call('adminAudit', first)).status).toBe(200)
})

it('[SH-05, A6] who is blocked is out at once and told so, and their mail still has somebody to go to', async () => {
  const bob = await gateway.signedIn('bob')
  const { id } = (await gateway.services.sessions.find(bob.cookie!.split('=')[1]!))!
  const told: string[] = []
  gateway.services.sessionWatch.watch(id, (why) => told.push(why))
  await act('block', gateway.bob.id, byHand)
  expect(told).toEqual(['ended'])
  expect((await bob.call('folders')).status).toBe(401)
  const refused = await gateway.browser().tryPassword('bob', passwords.bob)
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { detail: 'Your account is blocked. Please ask your administrator' },
  ])
  expect((await gateway.browser().tryPassword('bob', 'wrong-1')).status).toBe(400)
  const directory = createDirectory(gateway.store.database, ['example.com'])
  expect(await directory.lookUp('bob@example.com')).toMatchObject({ kind: 'people' })
  await act('unblock', gateway.bob.id, byHand)
  expect((await bob.call('folders')).status).toBe(401)
  await gateway.signedIn('bob')
})

it('[SH-05] no administrator locks out themselves, or ends the last right', async () => {
  const by = { actorId: gateway.alice.id, clientAddress: '192.0.2.1' }
  await expect(act('block', gateway.alice.id, by)).rejects.toMatchObject({ kind: 'conflict' })
  await expect(act('end-administrator', gateway.alice.id, by)).rejects.toMatchObject({ kind: 'conflict' })
  await act('name-administrator', gateway.bob.id, by)
  expect(await act('end-administrator', gateway.bob.id, by)).toBe(true)
  expect(await act('end-administrator', gateway.bob.id, by)).toBe(false)
})

it('[SH-05, SE-26] the record says who did what to whom, by page, person, act and time', async () => {
  const alice = await gateway.signedIn('alice')
  const all = await alice.ask('adminAudit', {
    query: { page_size: '100', who: 'bob', action: 'account-blocked' },
  })
  expect(all).toMatchObject({
    results: [
      {
        username: 'bob@example.com',
        realname: 'bob',
        operator: { username: '', realname: '' },
        ip: '',
        details: [],
      },
    ],
    has_more: false,
  })
  const mine = await alice.ask('adminAudit', {
    query: { page_size: '1', who: 'alice', action: 'administrator-named' },
  })
  expect(mine.results[0]).toMatchObject({
    username: 'bob@example.com',
    operator: { username: 'alice@example.com' },
    ip: '192.0.2.1',
  })
  expect(mine.has_more).toBe(true)
  const next = await alice.ask('adminAudit', {
    query: { page_size: '1', who: 'alice', action: 'administrator-named', before: `${mine.results[0]!.id}` },
  })
  expect(next.results[0]).toMatchObject({ username: 'alice@example.com', operator: { username: '' } })
  const entered = await alice.ask('adminAudit', { query: { page_size: '5', action: 'share-entered' } })
  expect(entered.results[0]!.details).toEqual([{ name: 'person', value: 'alice@example.com' }])
  const { time } = all.results[0]!
  const around = await alice.ask('adminAudit', {
    query: { page_size: '100', action: 'account-blocked', begin: time, end: time },
  })
  expect(around.results).toEqual(all.results)
  const before = { page_size: '5', end: '2000-01-01T00:00:00.000Z' }
  expect((await alice.ask('adminAudit', { query: before })).results).toEqual([])
  const nobody = await alice.call('adminAudit', { query: { page_size: '5', who: 'nobody' } })
  expect([nobody.status, await nobody.json()]).toEqual([400, { who: ['Nobody has this name or address'] }])
})
