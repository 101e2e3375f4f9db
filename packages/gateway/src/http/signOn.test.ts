import type { ServerResponse } from 'node:http'
import { authenticatorCode, authenticatorStep } from '@mailroom/core'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ManualClock } from '../jobs/ManualClock'
import { openTestGateway, passwords, type TestGateway } from '../testing/openTestGateway'
import { codeOf, SignOnService } from '../testing/sign-on/SignOnService'
import type { TestBrowser } from '../testing/TestBrowser'
import { wrapPassword } from '../testing/wrapPassword'

const secret = 'canary secret: of & the client'
const clock = new ManualClock(Date.UTC(2026, 10, 21, 9))
let service: SignOnService
let gateway: TestGateway

beforeAll(async () => {
  service = await SignOnService.open()
  service.now = () => clock.now()
  gateway = await openTestGateway(
    {
      oidcIssuer: service.issuer,
      oidcClientId: 'mailroom',
      oidcClientSecret: secret,
      oidcName: '统一身份认证',
      oidcSignOut: true,
      wechatAppId: 'wx-mailroom',
      wechatSecret: 'canary-wechat',
      wechatAuthorizeUrl: `http://${service.host}/wechat/authorize`,
      wechatApiUrl: `http://${service.host}/wechat`,
      signOnInnerHosts: [service.host],
      signOnSeconds: 1,
      logoutUrl: 'https://portal.example.com/bye',
    },
    clock,
  )
})
afterAll(async () => {
  await gateway.close()
  await service.close()
})
beforeEach(() => {
  service.claims = (claims) => claims
  service.sign = undefined
  service.userInfo = { sub: 'person-1' }
  service.answers.clear()
  service.asked.length = 0
  gateway.lines.length = 0
})

/** Somebody who was sent to the service: their browser, and what stood in the address. */
async function sent(way: 'oidc' | 'wechat' = 'oidc', browser = gateway.browser()) {
  const { url } = await browser.ask('beginSignOn', { body: { way } })
  return { browser, url: new URL(url), query: new URL(url).searchParams }
}
const arrivalOf = (query: URLSearchParams) => ({ state: query.get('state')!, code: codeOf(query) })

/** Goes there and comes back. */
async function signOn(way: 'oidc' | 'wechat' = 'oidc') {
  const { browser, query } = await sent(way)
  return { browser, answer: await browser.call('signOn', { body: arrivalOf(query) }) }
}
const said = async (answer: Response) => [answer.status, await answer.json()]
const no = (sentence: string) => [400, { non_field_errors: [sentence] }]
const notAccepted = no('The answer of the sign-on service could not be accepted. Please try again')
const isOver = no('Signing on has taken too long, or was begun in another window. Please start again')
const proofOf = async (browser: TestBrowser, proof: string) => {
  const { public_key: key, time } = await browser.ask('loginBefore')
  return { body: { proof: wrapPassword(proof, key, time) } }
}

describe('the sign-on of the organisation', () => {
  it('[SE-27, SE-20] is told to the sign-in page, and lets in whose verified address has a mailbox', async () => {
    const before = await gateway.browser().ask('loginBefore')
    expect(before).toMatchObject({
      login_methods: ['password', 'oidc', 'wechat', 'passkey'],
      sign_on_name: '统一身份认证',
    })
    const { browser, url, query } = await sent()
    expect(url.href).toContain(`${service.issuer}/authorize?`)
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      client_id: 'mailroom',
      scope: 'openid email',
      redirect_uri: 'http://localhost:8080/login',
      code_challenge_method: 'S256',
    })
    const answer = await browser.call('signOn', { body: arrivalOf(query) })
    expect(await said(answer)).toMatchObject([200, { email: 'alice@example.com' }])
    expect((await browser.ask('loginAfter')).email).toBe('alice@example.com')
    const [{ form, authorization }] = service.asked as [(typeof service.asked)[number]]
    expect(form.get('redirect_uri')).toBe('http://localhost:8080/login')
    expect(form.get('client_secret')).toBeNull()
    const pair = Buffer.from(authorization!.replace('Basic ', ''), 'base64').toString()
    expect(pair).toBe(`mailroom:${new URLSearchParams({ '': secret }).toString().slice(1)}`)
    const hash = await crypto.subtle.digest('SHA-256', Buffer.from(form.get('code_verifier')!))
    expect(Buffer.from(hash).toString('base64url')).toBe(query.get('code_challenge'))
  })

  it('[SE-27, C1] binds the turn to its browser by a sealed cookie that scripts cannot read', async () => {
    const answer = await gateway.browser().call('beginSignOn', { body: { way: 'oidc' } })
    const [line] = answer.headers.getSetCookie()
    expect(line).toMatch(/^mailroom-signon=v1\.[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/)
    const { url } = (await answer.json()) as { url: string }
    for (const name of ['state', 'nonce']) expect(line).not.toContain(new URL(url).searchParams.get(name))
  })

  it('[SE-27] takes no turn of another browser, none twice, none with another state, and none after ten minutes', async () => {
    const { browser, query } = await sent()
    const body = arrivalOf(query)
    expect(await said(await gateway.browser().call('signOn', { body }))).toEqual(isOver)
    const other = await sent()
    expect(await said(await other.browser.call('signOn', { body }))).toEqual(isOver)
    const cookie = browser.turnCookies.get('mailroom-signon')!
    expect((await browser.call('signOn', { body })).status).toBe(200)
    const thief = gateway.browser()
    thief.turnCookies.set('mailroom-signon', cookie)
    expect(await said(await thief.call('signOn', { body }))).toEqual(isOver)
    const late = await sent()
    clock.advance(600_001)
    expect(await said(await late.browser.call('signOn', { body: arrivalOf(late.query) }))).toEqual(isOver)
  })

  it('[SE-27, C3] is neither begun nor finished by a page of another origin', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await gateway.browser().call('beginSignOn', { body: { way: 'oidc' }, headers })).status).toBe(403)
    const { browser, query } = await sent()
    expect((await browser.call('signOn', { body: arrivalOf(query), headers })).status).toBe(403)
  })

  const seconds = () => Math.floor(clock.now() / 1000)
  it.each<[string, Record<string, unknown>]>([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another client', { aud: 'somebody-else' }],
    ['several clients and no word for whom', { aud: ['mailroom', 'somebody-else'] }],
    ['another party', { azp: 'somebody-else' }],
    ['no end', { exp: undefined }],
    ['an end in the past', { exp: () => seconds() - 61 }],
    ['a beginning long ago', { iat: () => seconds() - 700 }],
    ['another nonce', { nonce: 'x' }],
    ['no nonce', { nonce: undefined }],
    ['nobody', { sub: undefined }],
  ])('[SE-27] refuses an id token with %s', async (_what, change) => {
    service.claims = (claims) => ({
      ...claims,
      ...Object.fromEntries(
        Object.entries(change).map(([name, value]) => [
          name,
          typeof value === 'function' ? (value as () => number)() : value,
        ]),
      ),
    })
    expect(await said((await signOn()).answer)).toEqual(notAccepted)
  })

  it('[SE-27] refuses an id token without signature, with one by our secret or the public key, or by another key', async () => {
    const jwk = await service.publicJwk()
    const tokens: NonNullable<SignOnService['sign']>[] = [
      async (claims) => new UnsecuredJWT(claims).encode(),
      (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(secret)),
      (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid: jwk.kid })
          .sign(Buffer.from(JSON.stringify(jwk).padEnd(64))),
      async () => 'not.a.token',
    ]
    for (const sign of tokens) {
      service.sign = sign
      expect(await said((await signOn()).answer)).toEqual(notAccepted)
    }
    service.sign = undefined
    const other = await SignOnService.open()
    service.sign = (claims) => other.idToken(claims)
    expect(await said((await signOn()).answer)).toEqual(notAccepted)
    await other.close()
  })

  it('[SE-27] follows the issuer to a new key, and asks for keys no more often than tokens could make it', async () => {
    clock.advance(60_000)
    await service.changeKey('second')
    expect((await signOn()).answer.status).toBe(200)
    const asked = service.keysAsked
    service.sign = (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'made-up' }).sign(rsaKey)
    const { privateKey: rsaKey } = await crypto.subtle.generateKey(
      {
        name: 'RSASSA-PKCS1-v1_5',
        modulusLength: 2048,
        publicExponent: new Uint8Array([1, 0, 1]),
        hash: 'SHA-256',
      },
      false,
      ['sign', 'verify'],
    )
    for (let index = 0; index < 3; index += 1) expect((await signOn()).answer.status).toBe(400)
    expect(service.keysAsked).toBe(asked)
  })

  it('[SE-27] knows people by verified addresses of its own domains alone', async () => {
    const none = no('The sign-on service does not vouch for an address of this organisation')
    for (const change of [
      { email_verified: false },
      { email_verified: undefined },
      { email_verified: 'true' },
      { email: 'alice@example.org' },
      { email: 'alice@example.com@example.org' },
      { email: undefined },
    ]) {
      service.claims = (claims) => ({ ...claims, ...change })
      expect(await said((await signOn()).answer)).toEqual(none)
    }
    service.claims = (claims) => ({ ...claims, email: 'nobody@example.com' })
    const unknown = 'There is no mailbox here that this sign-on can open. Please sign in with your password'
    expect(await said((await signOn()).answer)).toEqual(no(unknown))
    service.claims = (claims) => ({ ...claims, email: 'bob@example.com' })
    await gateway.store.accounts.setActive(gateway.bob.id, false)
    expect(await said((await signOn()).answer)).toEqual(no(unknown))
    await gateway.store.accounts.setActive(gateway.bob.id, true)
  })

  it('[SE-27] asks for the address where the id token has none, and takes it of the same person alone', async () => {
    service.claims = ({ email: _email, email_verified: _verified, ...claims }) => claims
    service.userInfo = { sub: 'person-1', email: 'Alice@Example.com', email_verified: true }
    expect((await signOn()).answer.status).toBe(200)
    service.userInfo = { ...service.userInfo, sub: 'person-2' }
    expect(await said((await signOn()).answer)).toEqual(notAccepted)
  })

  it('[SE-27] says plainly that the service is slow, down, or talks nonsense, and that somebody has stopped', async () => {
    const silent =
      'The sign-on service does not answer. Please try again in a moment, or sign in with your password'
    const failures: ((response: ServerResponse) => void)[] = [
      () => undefined,
      (response) => void response.writeHead(502).end(),
      (response) => void response.end('<html>'),
      (response) => void response.end('x'.repeat(300_000)),
      (response) => void response.destroy(),
    ]
    for (const fail of failures) {
      service.answers.set('/realm/token', (_request, _form, response) => fail(response))
      expect(await said((await signOn()).answer)).toEqual([503, { detail: silent }])
    }
    // Somewhere else is not gone to, with the secret in hand.
    service.answers.set('/realm/token', (_request, _form, response) => {
      response.writeHead(307, { Location: `${service.issuer}/authorize` }).end()
    })
    expect((await signOn()).answer.status).toBe(503)
    service.answers.set('/realm/token', (_request, _form, response) => {
      response.writeHead(400).end('{"error":"invalid_grant"}')
    })
    expect(await said((await signOn()).answer)).toEqual(notAccepted)
    const { browser, query } = await sent()
    const stopped = { state: query.get('state'), error: 'access_denied' }
    expect(await said(await browser.call('signOn', { body: stopped }))).toEqual(
      no('Signing on was cancelled'),
    )
    const mixed = await sent()
    const body = { ...arrivalOf(mixed.query), iss: 'https://evil.example' }
    expect(await said(await mixed.browser.call('signOn', { body }))).toEqual(notAccepted)
  })

  it('[SE-27, SE-08] still asks for the second step of the account', async () => {
    const bob = await gateway.signedIn('bob')
    const { secret: key } = await bob.ask('beginAuthenticator')
    const codeNow = (away: number) => authenticatorCode(key, authenticatorStep(clock.now()) + away)
    await bob.ask('confirmAuthenticator', { body: { code: await codeNow(0) } })
    service.claims = (claims) => ({ ...claims, email: 'bob@example.com' })
    const { browser, answer } = await signOn()
    expect(await said(answer)).toEqual([400, { code: ['Please enter a code of the second step'] }])
    expect(browser.cookie).toBeUndefined()
    expect((await browser.call('twoFactorLogin', { body: { code: await codeNow(1) } })).status).toBe(200)
    await bob.ask('removeAuthenticator', await proofOf(bob, passwords.bob))
  })

  it('[SE-21, SE-27] signs out at the service too, for who came by it, and else where the organisation says', async () => {
    const { browser, answer } = await signOn()
    browser.csrfToken = ((await answer.json()) as { csrf_token: string }).csrf_token
    const { logout_url } = await browser.ask('logout')
    const back = encodeURIComponent('http://localhost:8080/login')
    expect(logout_url).toBe(`${service.issuer}/end?client_id=mailroom&post_logout_redirect_uri=${back}`)
    const alice = await gateway.signedIn('alice')
    expect(await alice.ask('logout')).toEqual({ logout_url: 'https://portal.example.com/bye' })
  })

  it('[A7] leaves no code, secret, token or address in the log', async () => {
    const { query } = await sent()
    await signOn()
    service.claims = (claims) => ({ ...claims, aud: 'somebody-else' })
    await signOn()
    service.answers.set('/realm/token', (_request, _form, response) => void response.destroy())
    await signOn()
    const log = gateway.lines.join('')
    for (const word of [secret, query.get('state')!, 'code.', 'access', 'alice@', 'person-1'])
      expect(log).not.toContain(word)
  })
})

describe('WeChat', () => {
  it('[SE-09] signs in to the account that its owner has bound it to, until it is taken off', async () => {
    expect(await said((await signOn('wechat')).answer)).toEqual(
      no(
        'This WeChat account is not bound to a mailbox. Sign in with your password, then bind it in the settings',
      ),
    )
    const alice = await gateway.signedIn('alice')
    expect(await alice.ask('weChatBinding')).toEqual({ is_offered: true, bound_at: null })
    const wrong = await alice.call('beginWeChatBinding', await proofOf(alice, 'not the password'))
    expect(wrong.status).toBe(400)
    const { url } = await alice.ask('beginWeChatBinding', await proofOf(alice, passwords.alice))
    const query = new URL(url).searchParams
    expect(query.get('redirect_uri')).toBe('http://localhost:8080/setting/twofactor')
    const body = arrivalOf(query)
    // A turn to bind signs nobody in, and is for the account that began it.
    const cookie = alice.turnCookies.get('mailroom-signon')!
    const thief = gateway.browser()
    thief.turnCookies.set('mailroom-signon', cookie)
    expect(await said(await thief.call('signOn', { body }))).toEqual(isOver)
    const bob = await gateway.signedIn('bob')
    bob.turnCookies.set('mailroom-signon', cookie)
    expect(await said(await bob.call('bindWeChat', { body }))).toEqual(isOver)
    await alice.ask('bindWeChat', { body })
    expect((await alice.ask('weChatBinding')).bound_at).not.toBeNull()
    expect(service.asked.at(-1)!.form.get('secret')).toBe('canary-wechat')

    const { browser, answer } = await signOn('wechat')
    expect(answer.status).toBe(200)
    expect((await browser.ask('loginAfter')).email).toBe('alice@example.com')

    const { url: again } = await bob.ask('beginWeChatBinding', await proofOf(bob, passwords.bob))
    const taken = await bob.call('bindWeChat', { body: arrivalOf(new URL(again).searchParams) })
    expect(await said(taken)).toEqual([
      409,
      { detail: 'This WeChat account is bound to another mailbox already' },
    ])

    await alice.ask('unbindWeChat', await proofOf(alice, passwords.alice))
    expect((await browser.call('loginAfter')).status).toBe(401)
    expect((await signOn('wechat')).answer.status).toBe(400)
    expect(gateway.lines.join('')).not.toContain('canary-wechat')
  })

  it('[SE-09] tells codes that are refused from trouble of its own', async () => {
    service.weChat = { errcode: 40_029, errmsg: 'invalid code' }
    expect((await signOn('wechat')).answer.status).toBe(400)
    service.weChat = { errcode: -1, errmsg: 'system busy' }
    expect((await signOn('wechat')).answer.status).toBe(503)
    service.answers.set(
      '/wechat/sns/oauth2/access_token',
      (_request, _form, response) => void response.destroy(),
    )
    expect((await signOn('wechat')).answer.status).toBe(503)
    expect(gateway.lines.join('')).not.toContain('canary-wechat')
  })
})

describe('a service that is not to be trusted', () => {
  const open = (given: Parameters<typeof openTestGateway>[0]) =>
    openTestGateway({ oidcIssuer: service.issuer, oidcClientId: 'mailroom', ...given })

  it('[SE-27, N1] is not asked inside the network unless it is configured, and never over an open line', async () => {
    const before = service.keysAsked
    const inner = await open({})
    expect((await inner.browser().call('beginSignOn', { body: { way: 'oidc' } })).status).toBe(503)
    const off = await inner.browser().call('beginSignOn', { body: { way: 'wechat' } })
    expect(off.status).toBe(403)
    await inner.close()
    const trusted = await open({ signOnInnerHosts: [service.host] })
    for (const change of [
      { issuer: 'https://evil.example' },
      { token_endpoint: 'http://evil.example/token' },
      { authorization_endpoint: 'javascript:alert(1)' },
      { jwks_uri: 'http://169.254.169.254/keys' },
    ]) {
      service.discovery = (document) => ({ ...document, ...change })
      expect((await trusted.browser().call('beginSignOn', { body: { way: 'oidc' } })).status).toBe(503)
    }
    service.discovery = (document) => document
    expect((await trusted.browser().call('beginSignOn', { body: { way: 'oidc' } })).status).toBe(200)
    await trusted.close()
    expect(service.keysAsked).toBe(before)
  })
})
