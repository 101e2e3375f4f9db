import { createReadStream } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ManualClock } from '../jobs/ManualClock'
import { openTestGateway, passwords, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser } from '../testing/TestBrowser'
import { wrapPassword } from '../testing/wrapPassword'
import { breakOffWithSession } from './files/breakOffWithSession'

let clock: ManualClock
let gateway: TestGateway
let alice: TestBrowser

beforeAll(async () => {
  clock = new ManualClock(Date.UTC(2026, 10, 21, 9))
  gateway = await openTestGateway({}, clock)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  // Wrong attempts of the test before are forgotten.
  clock.advance(25 * 3_600_000)
  alice = await gateway.signedIn('alice')
  await alice.ask('lockScreen')
})

async function unlock(password: string, browser = alice) {
  const { public_key: key, time } = await browser.ask('loginBefore')
  return browser.call('unlockScreen', { body: { password: wrapPassword(password, key, time) } })
}
const isLocked = async () => (await alice.call('folders')).status === 423

it('[LK-04] unlocks with the password of the mailbox, and answers with the token of the session', async () => {
  expect(await isLocked()).toBe(true)
  expect((await alice.ask('loginAfter')).is_locked).toBe(true)
  const answer = await unlock(passwords.alice)
  expect(await answer.json()).toEqual({ token: alice.csrfToken })
  expect(await isLocked()).toBe(false)
  const records = await gateway.store.audit.recent(gateway.alice.id, 1)
  expect(records.map(({ action }) => action)).toEqual(['screen-unlocked'])
})

it('[LK-08] tells at the beginning who is there, and nothing else while it is locked', async () => {
  const query = { folder: 'INBOX' }
  expect(Object.keys(await alice.ask('opening', { query }))).toEqual(['session'])
  await unlock(passwords.alice)
  const opening = await alice.ask('opening', { query })
  expect(Object.keys(opening).toSorted()).toEqual(['folders', 'list', 'session', 'settings', 'tags'])
  expect(opening.session.is_locked).toBe(false)
})

it('[LK-04] stays locked at a wrong password, at that of somebody else, and at one brought twice', async () => {
  for (const password of ['wrong', passwords.bob]) {
    const answer = await unlock(password)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { password: ['Wrong password, please re-enter'] },
    ])
  }
  const { public_key: key, time } = await alice.ask('loginBefore')
  const body = { password: wrapPassword(passwords.alice, key, time) }
  expect((await alice.call('unlockScreen', { body })).status).toBe(200)
  await alice.ask('lockScreen')
  expect((await alice.call('unlockScreen', { body })).status).toBe(400)
  expect(await isLocked()).toBe(true)
})

it('[LK-04, SE-26, B1] counts attempts together with those at the sign-in', async () => {
  const other = gateway.browser()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await unlock(`wrong-${attempt}`)
    await other.tryPassword('alice', `wrong-${attempt}`)
  }
  const late = await unlock(passwords.alice)
  expect([late.status, late.headers.has('retry-after')]).toEqual([429, true])
  expect((await other.tryPassword('alice', passwords.alice)).status).toBe(429)
  expect(await isLocked()).toBe(true)
  clock.advance(16 * 60_000)
  expect((await unlock(passwords.alice)).status).toBe(200)
})

it('[LK-03] locks one session, and not the others of the account', async () => {
  const other = await gateway.signedIn('alice')
  expect((await other.call('folders')).status).toBe(200)
  expect(await isLocked()).toBe(true)
})

it('[LK-03] the session goes on: it is kept alive, can be left, and the next one is open', async () => {
  await alice.ask('refresh')
  await alice.ask('logout')
  expect((await alice.call('folders')).status).toBe(401)
  expect((await (await gateway.signedIn('alice')).call('folders')).status).toBe(200)
})

it('[LK-08] a ticket from before opens no live line, and a download from before breaks off', async () => {
  await unlock(passwords.alice)
  const { token } = await alice.ask('wss')
  const owner = await gateway.services.liveTickets.redeem(token)
  const session = await gateway.services.sessions.find(alice.cookie!.split('=')[1]!)
  const stream = createReadStream('/dev/zero')
  breakOffWithSession(gateway.services, session!, stream)
  const broken = new Promise<Error>((resolve) => stream.once('error', resolve))
  await alice.ask('lockScreen')
  expect((await broken).message).toMatch(/locked/)
  expect(await gateway.services.sessions.isOpen(owner!.sessionId)).toBe(false)
  expect(await gateway.services.sessions.isActive(owner!.sessionId)).toBe(true)
})
