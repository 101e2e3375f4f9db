import { authenticatorCode, authenticatorStep } from '@mailroom/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ManualClock } from '../jobs/ManualClock'
import { removeKeys } from '../session/passkeys/removeKeys'
import { openTestGateway, passwords, type TestGateway } from '../testing/openTestGateway'
import { type KeyMoment, SoftwareKey } from '../testing/sign-on/SoftwareKey'
import type { TestBrowser } from '../testing/TestBrowser'
import { wrapPassword } from '../testing/wrapPassword'

const clock = new ManualClock(Date.UTC(2026, 10, 21, 9))
let gateway: TestGateway
let alice: TestBrowser
let key: SoftwareKey

beforeAll(async () => {
  gateway = await openTestGateway({}, clock)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.store.database.db.deleteFrom('passkeys').execute()
  alice = await gateway.signedIn('alice')
  key = new SoftwareKey()
})

const proofOf = async (browser: TestBrowser, proof: string) => {
  const { public_key, time } = await browser.ask('loginBefore')
  return { body: { proof: wrapPassword(proof, public_key, time) } }
}
/** The passkey is made in a browser. */
async function add(browser = alice, made = key, moment: Partial<KeyMoment> = {}) {
  const { challenge } = await browser.ask('beginPasskey', await proofOf(browser, passwords.alice))
  return browser.call('addPasskey', { body: made.made({ challenge, ...moment }) })
}
/** The passkey is asked in a browser. */
async function enter(
  browser = gateway.browser(),
  moment: Partial<KeyMoment> = {},
  step: 'first' | 'second' = 'first',
) {
  const { challenge } = await browser.ask('beginPasskeyLogin', { body: { step } })
  return browser.call('passkeyLogin', { body: key.answer({ challenge, ...moment }) })
}
const said = async (answer: Response) => [answer.status, await answer.json()]
const refused = [400, { non_field_errors: ['This passkey could not be accepted'] }]
const isOver = [
  400,
  { non_field_errors: ['This has taken too long, or was begun in another window. Please try again'] },
]

describe('a passkey', () => {
  it.each(['p256', 'ed25519', 'rsa'] as const)('[SE-08] of the kind %s signs its owner in', async (kind) => {
    key = new SoftwareKey(kind)
    const answer = await add()
    expect(await said(answer)).toMatchObject([200, { name: 'My phone', used_at: null }])
    const browser = gateway.browser()
    expect(await said(await enter(browser))).toMatchObject([200, { email: 'alice@example.com' }])
    expect((await browser.ask('loginAfter')).email).toBe('alice@example.com')
    const { results } = await alice.ask('passkeys')
    expect(results).toMatchObject([{ used_at: new Date(clock.now()).toISOString() }])
  })

  it('[SE-08] is added by who proves to be the owner alone, and is what was asked for', async () => {
    const wrong = await alice.call('beginPasskey', await proofOf(alice, 'not the password'))
    expect(wrong.status).toBe(400)
    const faults: Partial<KeyMoment>[] = [
      { challenge: 'x'.repeat(43) },
      { origin: 'https://evil.example' },
      { site: 'evil.example' },
      { isVerified: false },
      { isPresent: false },
      { isCrossOrigin: true },
      { type: 'webauthn.get' },
    ]
    for (const fault of faults) expect(await said(await add(alice, key, fault))).toEqual(refused)
    expect(await said(await add(alice, new SoftwareKey('p384')))).toEqual(refused)
    expect(await alice.ask('passkeys')).toEqual({ results: [] })
    expect((await add()).status).toBe(200)
    expect((await add()).status).toBe(409)
    const { challenge } = await alice.ask('beginPasskey', await proofOf(alice, passwords.alice))
    const other = new SoftwareKey().made({ challenge })
    const bob = await gateway.signedIn('bob')
    bob.turnCookies.set('mailroom-passkey', alice.turnCookies.get('mailroom-passkey')!)
    expect(await said(await bob.call('addPasskey', { body: other }))).toEqual(isOver)
    const nameless = await alice.call('addPasskey', { body: { ...other, name: ' ' } })
    expect(await said(nameless)).toEqual([400, { name: ['The name of a passkey has 1 to 40 characters'] }])
  })

  it.each<[string, Partial<KeyMoment>]>([
    ['another challenge', { challenge: 'x'.repeat(43) }],
    ['another page', { origin: 'http://localhost:9090' }],
    ['another site', { site: 'evil.example' }],
    ['nobody made sure of', { isVerified: false }],
    ['nobody there', { isPresent: false }],
    ['a frame of another site', { isCrossOrigin: true }],
    ['another purpose', { type: 'webauthn.create' }],
  ])('[SE-08] is refused with %s', async (_what, fault) => {
    await add()
    expect(await said(await enter(gateway.browser(), fault))).toEqual(refused)
  })

  it('[SE-08] is refused when somebody else signed, when it is unknown, and when it has been copied', async () => {
    await add()
    const browser = gateway.browser()
    const ask = async () => (await browser.ask('beginPasskeyLogin', { body: { step: 'first' } })).challenge
    const forged = {
      ...new SoftwareKey().answer({ challenge: await ask() }),
      credential_id: key.id.toString('base64url'),
    }
    expect(await said(await browser.call('passkeyLogin', { body: forged }))).toEqual(refused)
    const unknown = new SoftwareKey().answer({ challenge: await ask() })
    expect(await said(await browser.call('passkeyLogin', { body: unknown }))).toEqual(refused)
    const whose = { ...key.answer({ challenge: await ask() }), user_id: 'c29tZWJvZHk' }
    expect(await said(await browser.call('passkeyLogin', { body: whose }))).toEqual(refused)
    expect((await enter(gateway.browser(), { count: 9 })).status).toBe(200)
    expect(await said(await enter(gateway.browser(), { count: 9 }))).toEqual(refused)
    expect(await said(await enter(gateway.browser(), { count: 0 }))).toEqual(refused)
    expect((await enter(gateway.browser(), { count: 10 })).status).toBe(200)
  })

  it('[SE-08, B2] answers a challenge once, in the browser that asked, within five minutes', async () => {
    await add()
    const browser = gateway.browser()
    const { challenge } = await browser.ask('beginPasskeyLogin', { body: { step: 'first' } })
    const body = key.answer({ challenge })
    expect(await said(await gateway.browser().call('passkeyLogin', { body }))).toEqual(isOver)
    const cookie = browser.turnCookies.get('mailroom-passkey')!
    expect((await browser.call('passkeyLogin', { body })).status).toBe(200)
    const thief = gateway.browser()
    thief.turnCookies.set('mailroom-passkey', cookie)
    expect(await said(await thief.call('passkeyLogin', { body }))).toEqual(isOver)
    const late = gateway.browser()
    const asked = await late.ask('beginPasskeyLogin', { body: { step: 'first' } })
    clock.advance(300_001)
    const answer = await late.call('passkeyLogin', { body: key.answer({ challenge: asked.challenge }) })
    expect(await said(answer)).toEqual(isOver)
  })

  it('[A1, A6] is its owner’s alone; removed, it opens nothing and other sessions end', async () => {
    await add()
    const { id } = (await alice.ask('passkeys')).results[0]!
    const bob = await gateway.signedIn('bob')
    const [path, name] = [{ id }, { name: 'Mine' }]
    expect((await bob.call('renamePasskey', { path, body: name })).status).toBe(404)
    const proof = await proofOf(bob, passwords.bob)
    expect((await bob.call('removePasskey', { path, ...proof })).status).toBe(404)
    expect(await bob.ask('passkeys')).toEqual({ results: [] })
    await alice.ask('renamePasskey', { path, body: { name: '  Desk  ' } })
    expect((await alice.ask('passkeys')).results).toMatchObject([{ name: 'Desk' }])
    const other = gateway.browser()
    expect((await enter(other)).status).toBe(200)
    expect((await alice.call('removePasskey', { path, ...(await proofOf(alice, 'wrong')) })).status).toBe(400)
    await alice.ask('removePasskey', { path, ...(await proofOf(alice, passwords.alice)) })
    expect((await other.call('loginAfter')).status).toBe(401)
    expect(await said(await enter())).toEqual(refused)
  })

  it('[A6] of somebody who has left lets nobody in', async () => {
    await add()
    await gateway.store.accounts.setActive(gateway.alice.id, false)
    expect((await enter()).status).toBe(400)
    await gateway.store.accounts.setActive(gateway.alice.id, true)
    expect((await enter()).status).toBe(200)
    // Or whose keys an administrator has cleared.
    expect(await removeKeys(gateway.store.database, gateway.alice.id)).toBe(true)
    expect(await said(await enter())).toEqual(refused)
    expect(await removeKeys(gateway.store.database, gateway.alice.id)).toBe(false)
  })

  it('[SE-08] takes the second step of its account, in the browser of the first', async () => {
    await add()
    const { secret } = await alice.ask('beginAuthenticator')
    const code = () => authenticatorCode(secret, authenticatorStep(clock.now()))
    await alice.ask('confirmAuthenticator', { body: { code: await code() } })
    const nobody = await gateway.browser().call('beginPasskeyLogin', { body: { step: 'second' } })
    expect(nobody.status).toBe(404)
    const browser = gateway.browser()
    await browser.tryPassword('alice', passwords.alice)
    const request = await browser.ask('beginPasskeyLogin', { body: { step: 'second' } })
    expect(request).toMatchObject({
      allowed: [{ credential_id: key.id.toString('base64url'), transports: ['internal'] }],
      must_verify: false,
    })
    const stranger = new SoftwareKey().answer({ challenge: request.challenge })
    expect(await said(await browser.call('passkeyLogin', { body: stranger }))).toEqual(refused)
    expect((await enter(browser, { isVerified: false }, 'second')).status).toBe(200)
    expect(browser.halfCookie).toBeUndefined()
    // Made sure of by the device, it is both steps.
    expect((await enter()).status).toBe(200)
    clock.advance(31_000)
    await alice.ask('removeAuthenticator', await proofOf(alice, passwords.alice))
  })
})

it('[SE-08] passkeys are not asked for where they are turned off, nor at an address without a name', async () => {
  const off = await openTestGateway({ allowPasskeys: false })
  const browser = off.browser()
  expect((await browser.ask('loginBefore')).login_methods).toEqual(['password'])
  expect((await browser.call('beginPasskeyLogin', { body: { step: 'first' } })).status).toBe(403)
  await off.close()
  const numbered = await openTestGateway({ publicUrl: 'http://192.0.2.1:8080' })
  const answer = await numbered.browser().call('beginPasskeyLogin', { body: { step: 'first' } })
  expect(await said(answer)).toEqual([
    400,
    {
      non_field_errors: [
        'Passkeys need a page with a host name. Please open the mailbox under its usual address',
      ],
    },
  ])
  await numbered.close()
})
