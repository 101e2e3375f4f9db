import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { isMailroomError, type MailroomAdapter } from '@mailroom/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHttpAdapter } from '../createHttpAdapter'
import { TestServer } from '../test/TestServer'
import { loginAfter } from '../test/wireSamples'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
const loginBefore = {
  title: 'Example mail',
  welcome_logo: '/logo.svg',
  spam_rate: 98.6,
  virus_rate: null,
  login_methods: ['password', 'ticket'],
  ssl_url: 'https://mail.example.com',
  is_ssl: false,
  sign_on_name: '',
  captcha_when: 'never',
  captcha_type: 'slide',
  is_register: false,
  public_key: publicKey.export({ type: 'spki', format: 'pem' }),
  time: 1_763_700_000,
}

let server: TestServer
let adapter: MailroomAdapter
beforeEach(async () => {
  server = await new TestServer().start()
  adapter = createHttpAdapter({ baseUrl: server.url })
})
afterEach(() => server.stop())

const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (isMailroomError(error) ? error.kind : error),
  )

it('[SE-19] [SE-20] reads what the sign-in page shows, without claims that are not made', async () => {
  server.answer = () => ({ body: loginBefore })
  expect(await adapter.session.signInInfo()).toEqual({
    title: 'Example mail',
    logoUrl: '/logo.svg',
    methods: ['password', 'ticket'],
    secure: { origin: 'https://mail.example.com', isRequired: false },
    canRegister: false,
  })
})

it.each(['javascript:alert(1)', 'data:text/html,x', '//', ' '])(
  '[X1] shows no logo from %j',
  async (welcome_logo) => {
    server.answer = () => ({ body: { ...loginBefore, welcome_logo } })
    expect(await adapter.session.signInInfo()).not.toHaveProperty('logoUrl')
  },
)

it('[SE-01, SE-12] signs in with a wrapped password and never with the plain one', async () => {
  server.answer = ({ path }) => ({ body: path === '/api/login/' ? loginAfter : loginBefore })
  const session = await adapter.session.signIn({ username: 'zhang.wei', password: 'Secret-123' })
  const { username, password } = JSON.parse(server.last.body) as { username: string; password: string }
  const block = privateDecrypt(
    { key: privateKey, padding: constants.RSA_NO_PADDING },
    Buffer.from(password, 'base64'),
  )
  expect(username).toBe('zhang.wei')
  expect(block.toString('utf8').endsWith('\0Secret-1231763700000')).toBe(true)
  expect(session).toEqual({
    user: {
      gender: 'female',
      pictureUrl: `${server.url}/api/contact/picture/abc/`,
      address: { address: 'zhang.wei@example.com', name: '张伟' },
      department: '研发部',
      senders: [{ address: 'zhang.wei@example.com', name: '张伟' }],
    },
    organisation: { title: 'Example mail' },
    isShared: false,
    mustChangePassword: false,
    isLocked: false,
    limits: {
      forbiddenExtensions: ['exe', 'bat'],
      maxMessageBytes: 52_428_800,
      draftSaveMinutes: 5,
      idleSeconds: 1800,
    },
    features: {
      forward: true,
      download: true,
      search: true,
      delete: false,
      deleteForeverButton: false,
      twelveHourTime: false,
      burn: false,
      mailPassword: false,
      offlineReading: true,
      files: true,
      directory: true,
      compose: true,
      liveMail: true,
    },
  })
})

it.each([
  [400, 'invalid'],
  [401, 'invalid'],
  [429, 'locked'],
])('[SE-01] a sign-in refused with status %i is %s', async (status, kind) => {
  server.answer = ({ path }) => (path === '/api/login/' ? { status } : { body: loginBefore })
  expect(await kindOf(adapter.session.signIn({ username: 'a', password: 'b' }))).toBe(kind)
})

it('[SE-27] a forged ticket is invalid', async () => {
  server.answer = () => ({ status: 401 })
  expect(await kindOf(adapter.session.signInWithTicket('forged'))).toBe('invalid')
})

it('[SE-13] nobody is signed in when the server knows nobody', async () => {
  server.answer = () => ({ status: 401 })
  expect(await adapter.session.current()).toBeUndefined()
})

it('[SE-13] not knowing is a failure, not nobody', async () => {
  server.answer = () => ({ status: 500 })
  expect(await kindOf(adapter.session.current())).toBe('server')
})

it.each([
  ['https://intranet.example.com/', { redirectUrl: 'https://intranet.example.com/' }],
  ['', {}],
  ['javascript:alert(document.cookie)', {}],
])('[SE-21] signs out and goes on to %j', async (logout_url, answer) => {
  server.answer = ({ path }) => ({ body: path === '/api/logout/' ? { logout_url } : loginAfter })
  await adapter.session.current()
  expect(await adapter.session.signOut()).toEqual(answer)
  expect(server.last.headers['x-csrf-token']).toBe('token-1')
})

it('[SE-12] signs in with the key and the clock of the sign-in page while they are fresh, once, and asks anew after that', async () => {
  server.answer = ({ path }) => ({ body: path === '/api/login/' ? loginAfter : loginBefore })
  const asked = () => server.received.filter(({ path }) => path === '/api/core/login-before/').length
  const timeSent = () => {
    const { password } = JSON.parse(server.last.body) as { password: string }
    const block = Buffer.from(password, 'base64')
    const text = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, block).toString(
      'utf8',
    )
    return Number(text.slice(-10))
  }
  const signIn = () => adapter.session.signIn({ username: 'zhang.wei', password: 'Secret-' })
  const clock = vi.spyOn(Date, 'now')
  clock.mockReturnValue(1_000_000)
  await adapter.session.signInInfo()
  clock.mockReturnValue(1_031_000)
  await signIn()
  expect([asked(), timeSent()]).toEqual([1, loginBefore.time + 31])
  await signIn()
  expect([asked(), timeSent()]).toEqual([2, loginBefore.time])
  await adapter.session.signInInfo()
  clock.mockReturnValue(1_100_000)
  await signIn()
  expect([asked(), timeSent()]).toEqual([4, loginBefore.time])
  clock.mockRestore()
})

it('[T40] tells at once who is signed in and what is shown, and only what was told', async () => {
  const folders = { results: [] }
  server.answer = () => ({ body: { session: loginAfter, folders, tags: { results: [] } } })
  const opening = await adapter.session.opening?.('INBOX')
  expect(server.last.query.get('folder')).toBe('INBOX')
  expect(opening).toMatchObject({ session: { user: { address: { name: '张伟' } } }, folders: [], tags: [] })
  expect(opening).not.toHaveProperty('settings')
  expect(opening).not.toHaveProperty('list')
  expect(opening).not.toHaveProperty('hasMoreFolders')
  server.answer = () => ({ body: { session: loginAfter, folders, has_more_folders: true } })
  expect(await adapter.session.opening?.('INBOX')).toMatchObject({ folders: [], hasMoreFolders: true })
  const branch = {
    ...{ id: 'A', name: 'A', raw_name: 'A', unseen_count: 0, count: 0, flags: [] },
    ...{ is_lock: false, is_default: false, is_can_empty: false, has_more: true },
  }
  server.answer = () => ({ body: { session: loginAfter, folders: { results: [branch] } } })
  expect(await adapter.session.opening?.('INBOX')).toMatchObject({ folders: [{ id: 'A', hasMore: true }] })
  server.answer = () => ({ status: 401, body: { detail: 'no' } })
  expect(await adapter.session.opening?.(undefined)).toBeUndefined()
})
