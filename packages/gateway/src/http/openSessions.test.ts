import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openTestGateway, type TestGateway } from '../testing/openTestGateway'
import { wrapPassword } from '../testing/wrapPassword'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway()
})
afterAll(() => gateway.close())
afterEach(async () => {
  await gateway.services.sessions.endAll(gateway.alice.id)
})

const list = async (browser: Awaited<ReturnType<TestGateway['signedIn']>>) =>
  (await browser.ask('openSessions')).results

it('[SE-28] says where the person is signed in, in plain words, and which one asks', async () => {
  const phone = gateway.browser()
  const { public_key: key, time } = await phone.ask('loginBefore')
  phone.remoteAddress = '192.0.2.7'
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1'
  const body = { username: 'alice', password: wrapPassword('canary-Alice-77', key, time) }
  await phone.call('login', { body, headers: { 'user-agent': `${userAgent}${'x'.repeat(5000)}` } })
  const here = await gateway.signedIn('alice')
  const [first, second, ...none] = await list(here)
  expect(first).toMatchObject({ is_current: true, ip: '127.0.0.1' })
  expect(second).toMatchObject({
    is_current: false,
    ip: '192.0.2.7',
    browser: 'Safari',
    system: 'iPhone',
  })
  expect(none).toEqual([])
  expect(JSON.stringify([first, second])).not.toContain(here.cookie!.split('=')[1])
})

it('[SE-28, A6] ends one session or all others, and their next call is refused', async () => {
  const [here, one, two] = [
    await gateway.signedIn('alice'),
    await gateway.signedIn('alice'),
    await gateway.signedIn('alice'),
  ]
  const ended: string[] = []
  const [ofOne] = await list(one)
  gateway.services.sessionWatch.watch(ofOne!.id, () => ended.push('one'))
  await here.ask('endSession', { path: { id: ofOne!.id } })
  expect(ended).toEqual(['one'])
  expect((await one.call('folders')).status).toBe(401)
  expect((await two.call('folders')).status).toBe(200)
  await here.ask('endOtherSessions')
  expect((await two.call('folders')).status).toBe(401)
  expect((await list(here)).length).toBe(1)
  const actions = (await gateway.store.audit.recent(gateway.alice.id, 5)).map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['session-ended', 'other-sessions-ended']))
})

it('[SE-28, A1] ends nobody else’s', async () => {
  const [alice, bob] = [await gateway.signedIn('alice'), await gateway.signedIn('bob')]
  const [ofBob] = await list(bob)
  expect((await alice.call('endSession', { path: { id: ofBob!.id } })).status).toBe(404)
  await alice.ask('endOtherSessions')
  expect((await bob.call('folders')).status).toBe(200)
})
