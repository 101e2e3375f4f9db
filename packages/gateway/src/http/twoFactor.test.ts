import { authenticatorCode, authenticatorStep } from '@mailroom/core'
import { SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeSecondStep } from '../session/two-factor/removeSecondStep'
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
  gateway = await openTestGateway({ ticketIssuer: 'portal', ticketSecret, smsProvider: 'log' }, clock)
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
    { code: ['Please enter a code of the second step'] },
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
    expect(await alice.ask('twoFactor')).toEqual({ google: true, backup_codes: 9, phone: '' })
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
    expect(await bob.ask('twoFactor')).toEqual({ google: false, backup_codes: 0, phone: '' })
    expect((await bob.call('removeAuthenticator', await proofOf(bob, backupCodes[0]!))).status).toBe(404)
  })

  it('[SE-08, A6] cleared by an administrator leaves the password, and no first step behind', async () => {
    const browser = await halfway()
    expect(await removeSecondStep(gateway.store.database, gateway.alice.id)).toBe(true)
    expect((await finish(browser, backupCodes[0]!)).status).toBe(404)
    await gateway.signedIn('alice')
    expect(await removeSecondStep(gateway.store.database, gateway.alice.id)).toBe(false)
  })
})

describe('codes by SMS', () => {
  const number = '+86 138 0013 8000'
  /** Codes that were sent so far, the last one first. */
  const sent = () => gateway.lines.flatMap((line) => /"text":"(\d{6}) /.exec(line)?.[1] ?? []).reverse()
  const begin = async (browser: TestBrowser, phone: string, proof: string) =>
    browser.call('beginPhone', { body: { phone, ...(await proofOf(browser, proof)).body } })
  const confirm = (browser: TestBrowser, code: string) => browser.call('confirmPhone', { body: { code } })
  /** Bob, who has nothing but a phone. */
  const withPhone = async () => {
    const bob = await gateway.signedIn('bob')
    expect((await begin(bob, number, passwords.bob)).status).toBe(200)
    const { backup_codes } = await bob.ask('confirmPhone', { body: { code: sent()[0]! } })
    return { bob, codes: backup_codes }
  }
  const bobHalfway = async () => {
    const browser = gateway.browser()
    expect((await browser.tryPassword('bob', passwords.bob)).status).toBe(400)
    return browser
  }
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('[ST-07] a number counts when its code was brought, and tells backup codes where there are none', async () => {
    const bob = await gateway.signedIn('bob')
    expect((await begin(bob, number, 'wrong')).status).toBe(400)
    expect(await (await begin(bob, '12', passwords.bob)).json()).toEqual({
      phone: ['Please enter a valid mobile number'],
    })
    expect(sent()).toEqual([])
    expect((await begin(bob, number, passwords.bob)).status).toBe(200)
    expect((await confirm(bob, other(sent()[0]!))).status).toBe(400)
    const away = await gateway.signedIn('bob')
    const { backup_codes } = await bob.ask('confirmPhone', { body: { code: sent()[0]! } })
    expect(backup_codes).toHaveLength(10)
    expect((await away.call('folders')).status).toBe(401)
    expect(await bob.ask('twoFactor')).toEqual({ google: false, backup_codes: 10, phone: '8000' })
    expect((await begin(bob, number, passwords.bob)).status).toBe(409)
  })

  it('[SE-08] lets in once with the code that was sent last, for five minutes', async () => {
    await withPhone()
    expect((await gateway.browser().call('sendSignInCode')).status).toBe(404)
    const browser = await bobHalfway()
    expect(await browser.ask('secondStepWays')).toEqual({ google: false, phone: '8000' })
    await browser.ask('sendSignInCode')
    expect((await finish(browser, other(sent()[0]!))).status).toBe(400)
    clock.advance(61_000)
    await browser.ask('sendSignInCode')
    const [second] = sent()
    const answers = await Promise.all([finish(browser, second!), finish(await bobHalfway(), second!)])
    expect(tally(answers)).toEqual([1, 1])
    const late = await bobHalfway()
    await late.ask('sendSignInCode')
    clock.advance(5 * 60_000 + 1)
    const after = await bobHalfway()
    expect((await finish(after, sent()[0]!)).status).toBe(400)
  })

  it('[B2, SH-05] sends the next code after a minute, then two, over browsers, and says so; an administrator shortens it', async () => {
    await withPhone()
    const browser = await bobHalfway()
    await browser.ask('sendSignInCode')
    const refused = await (await bobHalfway()).call('sendSignInCode')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    clock.advance(61_000)
    await browser.ask('sendSignInCode')
    clock.advance(61_000)
    expect((await browser.call('sendSignInCode')).headers.get('retry-after')).toBe('59')
    await gateway.services.performAct('clear-attempts', gateway.bob.id, { clientAddress: '' })
    await browser.ask('sendSignInCode')
    expect(sent()).toHaveLength(4)
  })

  it('[B2] lets nobody guess: five tries, then the right code has to wait too', async () => {
    await withPhone()
    const browser = await bobHalfway()
    await browser.ask('sendSignInCode')
    const code = sent()[0]!
    for (let count = 0; count < 5; count += 1) expect((await finish(browser, other(code))).status).toBe(400)
    expect((await finish(browser, code)).status).toBe(429)
  })

  it('[SE-08] stands beside an authenticator, and each goes by itself', async () => {
    const answer = await begin(alice, number, backupCodes[0]!)
    expect(answer.status).toBe(200)
    expect(await alice.ask('confirmPhone', { body: { code: sent()[0]! } })).toEqual({ backup_codes: [] })
    expect(await alice.ask('twoFactor')).toEqual({ google: true, backup_codes: 9, phone: '8000' })
    await alice.ask('removeAuthenticator', await proofOf(alice, passwords.alice))
    expect(await alice.ask('twoFactor')).toEqual({ google: false, backup_codes: 9, phone: '8000' })
    expect((await finish(await halfway(), backupCodes[1]!)).status).toBe(200)
    const here = gateway.browser()
    expect((await here.tryPassword('alice', passwords.alice)).status).toBe(400)
    await here.ask('sendSignInCode')
    expect((await finish(here, sent()[0]!)).status).toBe(200)
    here.csrfToken = (await here.ask('loginAfter')).csrf_token
    await here.ask('removePhone', await proofOf(here, backupCodes[2]!))
    expect(await here.ask('twoFactor')).toEqual({ google: false, backup_codes: 0, phone: '' })
    await gateway.signedIn('alice')
  })

  it('[A8, A7] are kept sealed, as are their numbers, and logged by their last digits alone', async () => {
    await withPhone()
    await (await bobHalfway()).ask('sendSignInCode')
    const { db } = gateway.store.database
    const kept = JSON.stringify([
      await db.selectFrom('phone_factors').selectAll().execute(),
      await db.selectFrom('sms_codes').selectAll().execute(),
    ])
    expect(kept).not.toContain('138')
    expect(kept).not.toContain(sent()[0]!)
    expect(gateway.lines.join('')).not.toContain('13800138000')
    expect(await removeSecondStep(gateway.store.database, gateway.bob.id)).toBe(true)
    await gateway.signedIn('bob')
  })
})
