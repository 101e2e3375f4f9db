import { authenticatorCode, authenticatorStep } from '@mailroom/core'
import { SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeAuthenticator } from '../session/two-factor/removeAuthenticator'
import { ManualClock } from '../jobs/ManualClock'
import { openTestGateway, passwords, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser } from '../testing/TestBrowser'
import { wrapPassword } from '../testing/wrapPassword'

const ticketSecret = 'a secret that portal and gateway share'
let clock: ManualClock
let gateway: TestGateway
let alice: TestBrowser
let secret: string
let backupCodes: readonly string[]

beforeEach(async () => {
  clock = new ManualClock(Date.UTC(2026, 10, 21, 9))
  gateway = await openTestGateway({ ticketIssuer: 'portal', ticketSecret }, clock)
  alice = await gateway.signedIn('alice')
  secret = (await alice.ask('beginAuthenticator')).secret
  const answer = await alice.ask('confirmAuthenticator', { body: { code: await codeOf(0) } })
  backupCodes = answer.backup_codes
})
afterEach(() => gateway.close())

/** What the app shows so many half minutes from now. */
const codeOf = (away: number) => authenticatorCode(secret, authenticatorStep(clock.now()) + away)
const finish = (browser: TestBrowser, code: string) => browser.call('twoFactorLogin', { body: { code } })
const halfway = async () => {
  const browser = gateway.browser()
  const answer = await browser.tryPassword('alice', passwords.alice)
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { code: ['Please enter the code of your authenticator app'] },
  ])
  return browser
}
/** How many were let in, and how many not. */
const tally = (answers: readonly Response[]) =>
  [200, 400].map((wanted) => answers.filter(({ status }) => status === wanted).length)
const wrongCode = { code: ['This code is wrong, or was used already'] }
const proofOf = async (browser: TestBrowser, proof: string) => {
  const { public_key: key, time } = await browser.ask('loginBefore')
  return { body: { proof: wrapPassword(proof, key, time) } }
}

describe('the second step', () => {
  it('[SE-08] follows a right password, in a cookie that scripts cannot read and no session', async () => {
    const answer = await gateway.browser().tryPassword('alice', passwords.alice)
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^mailroom-half=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/),
    ])
  })

  it('[SE-08] begins the session, and its cookie is gone', async () => {
    const browser = await halfway()
    expect((await finish(browser, await codeOf(1))).status).toBe(200)
    expect(browser.halfCookie).toBeUndefined()
    expect(await browser.ask('loginAfter')).toMatchObject({ email: 'alice@example.com' })
  })

  it('[SE-08, A1] the first step alone opens nothing, under either name', async () => {
    const browser = await halfway()
    const token = browser.halfCookie!.split('=')[1]!
    expect((await browser.call('folders')).status).toBe(401)
    expect((await browser.call('folders', { headers: { cookie: `mailroom=${token}` } })).status).toBe(401)
    const session = alice.cookie!.split('=')[1]!
    const headers = { cookie: `mailroom-half=${session}` }
    const body = { code: await codeOf(1) }
    expect((await gateway.browser().call('twoFactorLogin', { body, headers })).status).toBe(404)
  })

  it('[SE-08] is for the browser that took the first, for five minutes, once', async () => {
    expect((await finish(gateway.browser(), await codeOf(1))).status).toBe(404)
    const browser = await halfway()
    const cookie = browser.halfCookie!
    expect((await finish(browser, await codeOf(1))).status).toBe(200)
    browser.halfCookie = cookie
    expect((await finish(browser, backupCodes[0]!)).status).toBe(404)
    const late = await halfway()
    clock.advance(300_001)
    expect((await finish(late, await codeOf(0))).status).toBe(404)
  })

  it('[B2] takes no code twice, none of an earlier half minute, and of two at once a single one', async () => {
    const [first, second, third] = [await halfway(), await halfway(), await halfway()]
    // That of now was used to set it up.
    expect(await (await finish(first, await codeOf(0))).json()).toEqual(wrongCode)
    expect(await (await finish(first, await codeOf(-1))).json()).toEqual(wrongCode)
    const code = await codeOf(1)
    const answers = await Promise.all([finish(first, code), finish(second, code), finish(third, code)])
    expect(tally(answers)).toEqual([1, 2])
  })

  it('[B2] takes each backup code once, also of two at the same time', async () => {
    const [first, second] = [await halfway(), await halfway()]
    const answers = await Promise.all([finish(first, backupCodes[3]!), finish(second, backupCodes[3]!)])
    expect(tally(answers)).toEqual([1, 1])
    expect(await alice.ask('twoFactor')).toEqual({ google: true, backup_codes: 9 })
  })

  it('[B2] lets a thousand tries be five, over browsers and restarts, and the owner in after the wait', async () => {
    const browsers = [await halfway(), await halfway()]
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_none, index) => finish(browsers[index % 2]!, String(900_000 + index))),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(95)
    expect((await finish(await halfway(), await codeOf(1))).status).toBe(429)
    clock.advance(31_000)
    expect((await finish(await halfway(), await codeOf(0))).status).toBe(200)
  })

  it('[SE-26] wrong passwords before it are forgotten after it, and not before', async () => {
    for (let index = 0; index < 4; index += 1) await gateway.browser().tryPassword('alice', 'wrong')
    const browser = await halfway()
    expect((await finish(browser, await codeOf(1))).status).toBe(200)
    const rows = await gateway.store.database.db
      .selectFrom('login_attempts')
      .select('subject')
      .where('subject', 'like', '%:%')
      .execute()
    expect(rows.filter(({ subject }) => !subject.startsWith('client:'))).toEqual([])
  })

  it('[SE-08, EM-04] is not asked of whom a portal vouches for, unless it is configured', async () => {
    const ticket = await new SignJWT({ jti: 'one', sub: 'alice@example.com' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('portal')
      .setAudience('mailroom')
      .setIssuedAt(clock.now() / 1000)
      .setExpirationTime(clock.now() / 1000 + 60)
      .sign(new TextEncoder().encode(ticketSecret))
    expect((await gateway.browser().call('ticketLogin', { body: { ticket } })).status).toBe(200)
  })
})

describe('an authenticator', () => {
  it('[A8] is kept sealed, and its backup codes as hashes', async () => {
    const { db } = gateway.store.database
    const kept = JSON.stringify([
      await db.selectFrom('authenticators').selectAll().execute(),
      await db.selectFrom('backup_codes').selectAll().execute(),
      gateway.lines,
    ])
    expect(kept).not.toContain(secret)
    for (const code of backupCodes) {
      expect(kept).not.toContain(code)
      expect(kept).not.toContain(code.replaceAll('-', ''))
    }
  })

  it('[A6] taken into use or off, ends the other sessions and keeps this one', async () => {
    await alice.ask('removeAuthenticator', await proofOf(alice, backupCodes[0]!))
    const other = await gateway.signedIn('alice')
    secret = (await alice.ask('beginAuthenticator')).secret
    await alice.ask('confirmAuthenticator', { body: { code: await codeOf(0) } })
    expect((await other.call('folders')).status).toBe(401)
    const second = await halfway()
    expect((await finish(second, await codeOf(1))).status).toBe(200)
    await alice.ask('removeAuthenticator', await proofOf(alice, passwords.alice))
    expect((await second.call('folders')).status).toBe(401)
    expect((await alice.call('folders')).status).toBe(200)
    await gateway.signedIn('alice')
  })

  it('[B2] is not taken off by guessing, and the password does not help then', async () => {
    for (let index = 0; index < 5; index += 1) {
      const answer = await alice.call('removeAuthenticator', await proofOf(alice, `guess-${index}`))
      expect(answer.status).toBe(400)
    }
    const answer = await alice.call('removeAuthenticator', await proofOf(alice, passwords.alice))
    expect(answer.status).toBe(429)
  })

  it('[A1] of one person is nothing to another', async () => {
    const bob = await gateway.signedIn('bob')
    expect(await bob.ask('twoFactor')).toEqual({ google: false, backup_codes: 0 })
    expect((await bob.call('removeAuthenticator', await proofOf(bob, backupCodes[0]!))).status).toBe(404)
  })

  it('[SE-08, A6] cleared by an administrator leaves the password, and no first step behind', async () => {
    const browser = await halfway()
    expect(await removeAuthenticator(gateway.store.database, gateway.alice.id)).toBe(true)
    expect((await finish(browser, backupCodes[0]!)).status).toBe(404)
    await gateway.signedIn('alice')
    expect(await removeAuthenticator(gateway.store.database, gateway.alice.id)).toBe(false)
  })
})
