import { type Call, type CallName, contract, isChange } from '@mailroom/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestGateway, type TestGateway } from '../testing/openTestGateway'
import { TestBrowser, type TestCall } from '../testing/TestBrowser'

let gateway: TestGateway
let alice: TestBrowser

beforeAll(async () => {
  gateway = await openTestGateway({
    hostFolder: new URL('../testing/site', import.meta.url).pathname,
    // What is tried here comes by the thousand, and must reach what it is tried on.
    maxRequestsPerMinute: 1_000_000,
  })
  await gateway.services.performAct('name-administrator', gateway.alice.id, { clientAddress: '' })
  alice = await gateway.signedIn('alice')
})
afterAll(() => gateway.close())

const calls = Object.entries(contract) as unknown as [CallName, Call][]
const closed = calls.filter(([, call]) => !call.isOpen).map(([name]) => name)
const changing = calls.filter(([, call]) => isChange(call)).map(([name, call]) => [name, call] as const)
const harmless = (call: Call) => (call.body ? { body: {} } : {})

/** Alice's cookie without anything that our own page adds. */
const stranger = () => {
  const browser = new TestBrowser(gateway.app)
  browser.cookie = alice.cookie
  return browser
}
let free: Promise<TestBrowser> | undefined
const freeBob = () => (free ??= gateway.signedIn('bob'))
let locked: Promise<TestBrowser> | undefined
/** Bob behind his locked screen. */
const lockedBob = () =>
  (locked ??= gateway.signedIn('bob').then(async (browser) => {
    await browser.ask('lockScreen')
    return browser
  }))
const path = (call: Call) => call.path.replace(/\{\w+\}/g, '1')

describe('every route', () => {
  it.each(closed)('[A2] %s is for people who have signed in', async (name) => {
    expect((await gateway.browser().call(name, harmless(contract[name]))).status).toBe(401)
    const headers = { cookie: `mailroom=${'a'.repeat(43)}` }
    expect((await gateway.browser().call(name, { ...harmless(contract[name]), headers })).status).toBe(401)
  })

  it.each(calls.filter(([, call]) => !call.isOpen && !call.isForLocked))(
    '[LK-08, A5] %s says nothing while the screen is locked',
    async (name, call) => {
      const answer = await (await lockedBob()).call(name, harmless(call))
      const refused = {
        detail: 'The screen is locked. Please unlock it with your password.',
        lock: 'screen',
      }
      expect([answer.status, await answer.json()]).toEqual([423, refused])
    },
  )

  it('[LK-08, A5] beside those only what leads out of the lock is answered', () => {
    const answered = calls.filter(([, call]) => call.isForLocked).map(([name]) => name)
    expect(answered.toSorted()).toEqual([
      ...['lockScreen', 'loginAfter', 'logout', 'opening', 'refresh', 'unlockScreen'],
    ])
  })

  it.each(closed)(
    '[A2, C3, SH-04] %s says and does nothing with the CSRF token of another session',
    async (name) => {
      const bob = await freeBob()
      for (const token of ['', 'x', bob.csrfToken!]) {
        const headers = { 'x-csrf-token': token }
        expect((await alice.call(name, { ...harmless(contract[name]), headers })).status).toBe(403)
      }
    },
  )

  it.each(changing.filter(([, call]) => !call.isOpen))(
    '[A2, C3] %s does nothing without a CSRF token',
    async (name, call) => {
      expect((await stranger().call(name, harmless(call))).status).toBe(403)
    },
  )

  it.each(changing)('[C3] %s does nothing for a page of another origin', async (name, call) => {
    const forgeries: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'http://localhost:9999' },
    ]
    for (const headers of forgeries) {
      const answer = await stranger().fetch(path(call), {
        method: call.method,
        headers: { ...headers, 'x-csrf-token': alice.csrfToken!, 'content-type': 'application/json' },
        body: call.method === 'GET' ? undefined : '{}',
      })
      expect([headers, answer.status]).toEqual([headers, 403])
    }
    expect((await alice.call('refresh')).status).toBe(200)
  })

  it.each(changing.filter(([, call]) => call.body))(
    '[C3] %s takes no JSON under another name',
    async (_name, call) => {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const answer = await alice.fetch(path(call), {
          method: call.method,
          headers: { 'content-type': type, 'x-csrf-token': alice.csrfToken! },
          body: '{"username":"alice","password":"x","ticket":"x"}',
        })
        expect(answer.status).toBe(400)
      }
    },
  )

  it('[C4] answers only under our own names', async () => {
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io:8080']) {
      const answer = await stranger().fetch('/api/mail/folder/', { headers: { host } })
      expect(answer.status).toBe(403)
    }
  })

  it('[GW-04] does not exist when the document does not name it', async () => {
    const answer = await alice.fetch('/api/openapi.json')
    const document = (await answer.json()) as { paths: Record<string, Record<string, unknown>> }
    for (const [, call] of calls) expect(document.paths[call.path]).toHaveProperty(call.method.toLowerCase())
    for (const extra of ['/healthz', '/readyz', '/metrics', '/frame.html', '/api/openapi.json'])
      expect(document.paths[extra]).toHaveProperty('get')
    for (const unknown of ['/api/', '/api/mail/', '/api/mail/folder', '/api/admin/', '/websocket']) {
      const answer = await alice.fetch(unknown)
      expect([unknown, answer.status]).toEqual([unknown, 404])
    }
    expect((await alice.fetch('/api/mail/folder/', { method: 'DELETE' })).status).toBe(404)
  })
})

describe('headers', () => {
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  }
  const targets: [string, string, number][] = [
    ['an answer', '/api/mail/folder/', 200],
    ['an error', '/api/mail/message/?folder=nothing&limit=1&offset=0', 404],
    ['a wrong call', '/api/mail/message/', 400],
    ['a route that does not exist', '/api/nothing/', 404],
    ['health', '/healthz', 200],
    ['the document', '/api/openapi.json', 200],
    ['the page', '/mailbox', 200],
    ['a file that is not there', '/nothing.js', 404],
    ['the frame', '/frame.html', 200],
  ]

  it.each(targets)('[C2] are strict on %s', async (_name, target, status) => {
    const answer = await alice.fetch(target)
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(always)
    const policy = answer.headers.get('content-security-policy')!
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('frame-ancestors')
    expect(policy.match(/script-src [^;]*/)?.[0] ?? "script-src 'self'").toBe("script-src 'self'")
    const isPublic = ['/mailbox', '/frame.html'].includes(target)
    expect(answer.headers.get('cache-control')).toMatch(isPublic ? /no-cache|private/ : /^no-store$/)
  })

  it('[C2] say nothing of what the gateway is made of', async () => {
    const answer = await alice.fetch('/healthz')
    expect(answer.headers.has('server')).toBe(false)
    expect(answer.headers.has('x-powered-by')).toBe(false)
  })

  it('[RD-05] let the frame of a mail have its styles and pictures, and nothing that runs', async () => {
    const policy = (await alice.fetch('/frame.html')).headers.get('content-security-policy')
    expect(policy).toContain("style-src 'unsafe-inline'; img-src data: blob:; font-src data:")
    expect(policy).not.toContain('script-src')
  })

  it('[C1, C2] are those of TLS where people come by HTTPS', async () => {
    const secure = await openTestGateway({ publicUrl: 'https://mail.example.com' })
    const headers = { origin: 'https://mail.example.com', host: 'mail.example.com' }
    const browser = secure.browser()
    const { public_key: key, time } = await browser.ask('loginBefore')
    const { wrapPassword } = await import('../testing/wrapPassword')
    const body = { username: 'alice', password: wrapPassword('canary-Alice-77', key, time) }
    const answer = await browser.call('login', { body, headers })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-mailroom=[^;]+; .*Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    )
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=')
    const plain = await browser.call('login', {
      body,
      headers: { ...headers, origin: 'http://mail.example.com' },
    })
    expect(plain.status).toBe(403)
    await secure.close()
  })

  it('[SE-10] let people choose plain HTTP only where the organisation says so', async () => {
    const publicUrl = 'https://mail.example.com'
    for (const sslSignIn of [true, false]) {
      const behindProxy = await openTestGateway({ publicUrl, sslSignIn })
      const browser = behindProxy.browser()
      const { public_key: key, time, ...info } = await browser.ask('loginBefore')
      expect(info).toMatchObject({ ssl_url: publicUrl, is_ssl: sslSignIn })
      const { wrapPassword } = await import('../testing/wrapPassword')
      const body = { username: 'alice', password: wrapPassword('canary-Alice-77', key, time) }
      const headers = { origin: 'http://mail.example.com', host: 'mail.example.com' }
      const answer = await browser.call('login', { body, headers })
      expect(answer.status).toBe(sslSignIn ? 403 : 200)
      expect(answer.headers.has('strict-transport-security')).toBe(sslSignIn)
      const isPlainCookie = /^mailroom=[^;]+; .*HttpOnly; SameSite=Strict$/.test(
        answer.headers.get('set-cookie') ?? '',
      )
      expect(isPlainCookie).toBe(!sslSignIn)
      await behindProxy.close()
    }
    expect(await alice.ask('loginBefore')).toMatchObject({ ssl_url: '', is_ssl: false })
  })

  it('[EM-04] let the portals that are named call across origins, and nobody else', async () => {
    const open = await openTestGateway({ portalOrigins: ['https://portal.example.com'] })
    const ask = (origin: string) =>
      open.browser().fetch('/api/mail/folder/', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    const portal = await ask('https://portal.example.com')
    expect(portal.status).toBe(204)
    expect(portal.headers.get('access-control-allow-origin')).toBe('https://portal.example.com')
    const other = await ask('https://evil.example')
    expect(other.status).toBe(404)
    expect(other.headers.has('access-control-allow-origin')).toBe(false)
    await open.close()
  })
})

describe('wrong input', () => {
  const odd: [string, unknown][] = [
    ['null', null],
    ['a number', 731],
    ['a negative number', -1],
    ['a fraction', 1.5],
    ['a huge number', Number.MAX_SAFE_INTEGER * 2],
    ['a list', [[[]]]],
    ['an object', { $ne: null, __proto__: { a: 1 } }],
    ['an operator', "' OR 1=1 --"],
    ['a path', '../../../etc/passwd'],
    ['NUL and line ends', 'a\0b\r\nc'],
    ['half a character', '\ud800'],
    ['a prototype', '__proto__'],
    ['emptiness', ''],
    ['a long text', 'x'.repeat(1024 * 1024)],
  ]
  const internals = /\bat .*\.(ts|js):|node_modules|SQLITE|select .* from|\/work\/|Error:/i

  /** What must not be: a status of 500 and above, or words about our inside. */
  const failureOf = async (answer: Response): Promise<string | undefined> => {
    const text = await answer.text()
    const isLoud = answer.status >= 400 && internals.test(text)
    return answer.status >= 500 || isLoud ? `${answer.status} ${text.slice(0, 300)}` : undefined
  }

  /** Of a schema that has variants, those of the first: they have the same names. */
  const fieldsOf = (schema: unknown): string[] => {
    const { entries, options } = (schema ?? {}) as { entries?: object; options?: readonly unknown[] }
    return options ? fieldsOf(options[0]) : Object.keys(entries ?? {})
  }

  it.each(calls)('[A9, D7] of any kind in %s is never our failure', async (name, call) => {
    const places = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
    const session = name === 'logout' || name === 'lockScreen' ? await gateway.signedIn('alice') : alice
    const query = validQuery(name)
    // What an administrator does to the first account would end this very session.
    const elsewhere = name.startsWith('admin') ? { id: '999' } : undefined
    const failures: unknown[] = []
    const attempt = async (where: string, kind: string, given: TestCall) => {
      const failure = await failureOf(await session.call(name, { path: elsewhere, ...given }))
      if (failure !== undefined) failures.push([where, kind, failure])
    }
    for (const [kind, value] of odd) {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      if (call.body) await attempt('body', kind, { body: value })
      for (const field of fieldsOf(call.body))
        await attempt(field, kind, { body: { ...validBody(name), [field]: value } })
      for (const field of [...fieldsOf(call.query), 't', 'r'])
        await attempt(field, kind, { query: { ...query, [field]: text } })
      for (const place of places)
        await attempt(place, kind, { path: { [place]: text.toWellFormed() }, query })
    }
    expect(failures).toEqual([])
  })

  it('[A9] is tried in every field', () => {
    const blind = calls.filter(([, call]) =>
      [call.body, call.query].some((schema) => schema && fieldsOf(schema).length === 0),
    )
    expect(blind).toEqual([])
  })

  it('[A9] that is not JSON or not UTF-8 is refused', async () => {
    for (const body of [
      '{',
      '',
      'x'.repeat(100),
      new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
      '['.repeat(100_000),
    ]) {
      const answer = await alice.fetch('/api/mail/message/flag/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': alice.csrfToken! },
        body,
      })
      expect(answer.status).toBe(400)
    }
  })

  it('[D2] that is too large is refused while it comes in', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
    const answer = await alice.fetch('/api/mail/message/flag/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': alice.csrfToken! },
      body: endless,
    })
    expect(answer.status).toBe(413)
  })

  it('[A9] under one name twice is refused', async () => {
    const answer = await alice.fetch('/api/mail/message/?folder=INBOX&folder=Trash&limit=1&offset=0')
    expect([answer.status, await answer.json()]).toEqual([400, { folder: ['This value is not valid'] }])
  })

  it('[D5] is slowed down when it comes too fast', async () => {
    const slow = await openTestGateway({ maxRequestsPerMinute: 60 })
    const browser = await slow.signedIn('alice')
    const statuses: number[] = []
    for (let count = 0; count < 70; count += 1) statuses.push((await browser.call('folders')).status)
    expect(statuses.slice(0, 50).every((status) => status === 200)).toBe(true)
    expect(statuses).toContain(429)
    await slow.close()
  })
})

function validBody(name: CallName): object {
  const bodies: Partial<Record<CallName, object>> = {
    emptyFolder: { folder: 'Trash' },
    setFlags: { uids: [1], folder: 'INBOX', action: 'add', flags: ['\\Seen'] },
    moveMessage: { uid: 1, src_folder: 'INBOX', dst_folder: 'Archive' },
    moveMessages: { uids: [1], src_folder: 'INBOX', dst_folder: 'Archive' },
    deleteMessages: { uids: [1], folder: 'INBOX' },
    expungeMessages: { uids: [1], folder: 'INBOX' },
    createTag: { name: 'a', color: '#33B679' },
    compose: {
      action: 'save',
      draft_id: 'a'.repeat(20),
      to: [],
      cc: [],
      bcc: [],
      subject: 'x',
      html_text: '',
      plain_text: 'x',
      is_html: false,
      attachments: [],
    },
    discardDraft: { draft_id: 'a'.repeat(20) },
    setParam: { keyword: 'page_limit', value: '20' },
    setLang: { lang: 'en' },
    setSkin: { skin_name: 'keaifen' },
    // A fresh name for each try, or the lock-out would answer for the check.
    login: { username: `u${Math.random()}`, password: 'x' },
    ticketLogin: { ticket: 'x' },
  }
  return bodies[name] ?? {}
}

function validQuery(name: CallName): Record<string, string> {
  const queries: Partial<Record<CallName, Record<string, string>>> = {
    messages: { folder: 'INBOX', limit: '20', offset: '0' },
    message: { folder: 'INBOX' },
    original: { folder: 'INBOX', uid: '1' },
    attachment: { folder: 'INBOX', uid: '1', sid: '1' },
    seed: { folder: 'INBOX', view: '3' },
    status: { message_id: 'a@b' },
    suggest: { search: 'a' },
  }
  return queries[name] ?? {}
}
