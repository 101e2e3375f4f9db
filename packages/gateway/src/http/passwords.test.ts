import { type CallName, contract } from '@mailroom/api'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { ManualClock } from '../jobs/ManualClock'
import { givePassword } from '../testing/givePassword'
import { openTestGateway, passwords, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser } from '../testing/TestBrowser'
import { wrapPassword } from '../testing/wrapPassword'

let gateway: TestGateway
let clock: ManualClock
const next = 'Meadow_Otter-5'

beforeAll(async () => {
  clock = new ManualClock(Date.UTC(2026, 10, 21, 9))
  gateway = await openTestGateway(
    {
      passwordKinds: '3',
      passwordNoDigitRuns: true,
      passwordNoRepeats: true,
      maxRequestsPerMinute: 1_000_000,
    },
    clock,
  )
})
afterAll(() => gateway.close())
afterEach(async () => {
  clock.advance(25 * 3_600_000)
  await givePassword(gateway.store.database, passwords.alice, gateway.alice.id)
})

interface Form {
  readonly password: string
  readonly new_password: string
  readonly confirm_password: string
}
const good: Form = { password: passwords.alice, new_password: next, confirm_password: next }

async function change(browser: TestBrowser, given: Partial<Form> = {}) {
  const { public_key, time } = await browser.ask('loginBefore')
  const body = Object.entries({ ...good, ...given }).map(([name, text]) => [
    name,
    wrapPassword(text, public_key, time),
  ])
  const answer = await browser.call('changePassword', { body: Object.fromEntries(body) as Form })
  return { status: answer.status, body: (await answer.json()) as unknown, headers: answer.headers }
}
const actions = async () =>
  (await gateway.store.audit.recent(gateway.alice.id, 20)).map(({ action }) => action)

it('[SE-24, A6] ends every session with the old password, and opens the account to the new one alone', async () => {
  const [here, there] = [await gateway.signedIn('alice'), await gateway.signedIn('alice')]
  const { csrfToken, cookie } = here
  const { status, headers } = await change(here)
  expect(status).toBe(200)
  expect(headers.get('set-cookie')).toMatch(/^mailroom=; Max-Age=0;/)
  const again = { cookie: cookie!, 'x-csrf-token': csrfToken! }
  for (const answer of [await here.call('folders', { headers: again }), await there.call('folders')])
    expect(answer.status).toBe(401)
  expect((await gateway.browser().tryPassword('alice', passwords.alice)).status).toBe(400)
  expect((await gateway.browser().tryPassword('alice', next)).status).toBe(200)
  expect(await actions()).toContain('password-changed')
})

const faults: [string, Partial<Form>, Record<string, string[]>][] = [
  ['a wrong old one', { password: 'Wrong-guess-1' }, { password: ['Wrong password, please re-enter'] }],
  [
    'one that is too short',
    { new_password: 'aB-3', confirm_password: 'aB-3' },
    { new_password: ['The new password has 8 to 20 characters'] },
  ],
  [
    'one that breaks two rules',
    { new_password: 'otter-123', confirm_password: 'otter-123' },
    { new_password: ['No three digits in a row that count up or down'] },
  ],
  ['two that differ', { confirm_password: `${next}x` }, { confirm_password: ['New password mismatch!'] }],
  [
    'the one of now',
    { new_password: passwords.alice, confirm_password: passwords.alice },
    { new_password: ['The new password must differ from the current one'] },
  ],
  [
    'nothing',
    { password: ' ', new_password: '', confirm_password: '' },
    {
      password: ['Please enter your current password'],
      new_password: ['Please enter a new password'],
      confirm_password: ['Please enter the new password once more'],
    },
  ],
]
it.each(faults)('[SE-23] refuses %s with a sentence at its field', async (_name, given, body) => {
  const alice = await gateway.signedIn('alice')
  expect(await change(alice, given)).toMatchObject({ status: 400, body })
  expect((await alice.call('folders')).status).toBe(200)
})

it('[SE-12] takes each wrapping once: a repeated one is a wrong password', async () => {
  const alice = await gateway.signedIn('alice')
  const { public_key, time } = await alice.ask('loginBefore')
  const once = wrapPassword(next, public_key, time)
  const body = {
    password: wrapPassword(passwords.alice, public_key, time),
    new_password: once,
    confirm_password: once,
  }
  const answer = await alice.call('changePassword', { body })
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { password: ['Wrong password, please re-enter'] },
  ])
})

it('[B1, SE-26] counts wrong passwords together with those of sign-in, and locks', async () => {
  const alice = await gateway.signedIn('alice')
  for (let index = 0; index < 3; index += 1)
    expect((await change(alice, { password: `Wrong-guess-${index}` })).status).toBe(400)
  for (let index = 0; index < 2; index += 1)
    expect((await gateway.browser().tryPassword('alice', `Wrong-guess-${index}`)).status).toBe(400)
  expect((await change(alice)).status).toBe(429)
  expect((await gateway.browser().tryPassword('alice', passwords.alice)).status).toBe(429)
  expect(await actions()).toContain('password-change-refused')
})

it('[SE-23] tells the browser the rules in force', async () => {
  expect(await (await gateway.signedIn('alice')).ask('passwordRules')).toEqual({
    passwd_type: 3,
    passwd_size2: 8,
    passwd_digital: true,
    passwd_letter: false,
    passwd_letter2: true,
    passwd_name: false,
    passwd_name2: false,
    username: 'alice',
    full_spelling: 'alice',
    is_changeable: true,
  })
})

const weak: [string, () => Promise<string>][] = [
  [
    'is weak by the rules of now',
    async () => {
      await givePassword(gateway.store.database, 'weak-horse', gateway.alice.id)
      return 'weak-horse'
    },
  ],
  [
    'the administrator wants changed',
    async () => {
      await gateway.store.accounts.demandPassword(gateway.alice.id)
      return passwords.alice
    },
  ],
]
it.each(weak)('[SE-22] a password that %s opens nothing until it is changed', async (_name, prepare) => {
  const old = await prepare()
  const alice = await gateway.browser().signIn('alice', old)
  expect(await alice.ask('loginAfter')).toMatchObject({ change_password: true })
  // It tells of the session, and of nothing else.
  expect(Object.keys(await alice.ask('opening', { query: { folder: 'INBOX' } }))).toEqual(['session'])
  const served = [
    'loginAfter',
    'opening',
    'passwordRules',
    'changePassword',
    'lockScreen',
    'unlockScreen',
    'logout',
  ]
  const blocked = (Object.entries(contract) as [CallName, { isOpen?: boolean }][])
    .filter(([name, call]) => !call.isOpen && !served.includes(name))
    .map(([name]) => name)
  expect(blocked).toEqual(expect.arrayContaining(['wss', 'attachment', 'original', 'folders', 'compose']))
  for (const name of blocked) {
    const answer = await alice.call(name, { body: contract[name].method === 'GET' ? undefined : {} })
    const said = [name, answer.status, await answer.json()]
    expect(said).toEqual([name, 403, { detail: 'Please change your password first' }])
  }
  expect((await change(alice, { password: old })).status).toBe(200)
  const free = await gateway.browser().signIn('alice', next)
  expect(await free.ask('loginAfter')).toMatchObject({ change_password: false })
  expect((await free.call('folders')).status).toBe(200)
})

it('[SE-23] a password that is only too long is not weak', async () => {
  const long = 'Meadow_Otter-5 and more words'
  await givePassword(gateway.store.database, long, gateway.alice.id)
  expect(await (await gateway.browser().signIn('alice', long)).ask('loginAfter')).toMatchObject({
    change_password: false,
  })
})
