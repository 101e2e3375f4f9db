import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Settings } from '../config/Settings'
import { createDirectory } from '../accounts/createDirectory'
import { ManualClock } from '../jobs/ManualClock'
import { openTestGateway, passwords, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser } from '../testing/TestBrowser'
import { wrapPassword } from '../testing/wrapPassword'

let clock: ManualClock
let gateway: TestGateway
let alice: TestBrowser
let settings: { -readonly [Name in keyof Settings]: Settings[Name] }
beforeEach(async () => {
  clock = new ManualClock(Date.UTC(2026, 10, 23, 9))
  gateway = await openTestGateway({ allowRegistration: true }, clock)
  settings = gateway.settings
  await gateway.services.performAct('name-administrator', gateway.alice.id, { clientAddress: '' })
  alice = await gateway.signedIn('alice')
})
afterEach(() => gateway.close())

const secret = 'Kestrel-42'
const form = {
  username: 'zhao.min',
  domain: 'example.com',
  realname: '赵敏',
  english_name: 'Min Zhao',
  job_number: '2031',
  department_id: null,
  is_agreed: false,
}
const said = async (response: Response) => [response.status, (await response.json()) as unknown]
async function register(
  change: object = {},
  password = secret,
  again = password,
  browser = gateway.browser(),
) {
  const { public_key, time } = await browser.ask('loginBefore')
  const wrapped = {
    password: wrapPassword(password, public_key, time),
    confirm_password: wrapPassword(again, public_key, time),
  }
  return said(await browser.call('register', { body: { ...form, ...wrapped, ...change } }))
}
const waiting = (browser = alice, state: 'waiting' | 'decided' = 'waiting') =>
  browser.ask('adminApprovals', { query: { state, page: '1', page_size: '20' } })
const decide = (id: number, call: 'adminAccept' | 'adminRefuse', body: object, browser = alice) =>
  browser.call(call, { path: { id: `${id}` }, body })
const accept = (id: number, account: object | null = null, browser = alice) =>
  decide(id, 'adminAccept', { account }, browser)
const lastAct = async () => (await alice.ask('adminAudit', { query: { page_size: '1' } })).results[0]!

it('[SE-11] somebody registers, waits, is permitted with what was put right, and signs in with their own password', async () => {
  const research = await gateway.store.accounts.createDepartment('Research')
  const browser = gateway.browser()
  expect((await browser.ask('loginBefore')).is_register).toBe(true)
  expect(await browser.ask('registrationTerms')).toMatchObject({
    domains: ['example.com'],
    departments: [{ id: research.id, name: 'Research', parent_id: null }],
    agreement: '',
    is_captcha: false,
    passwd_size2: 8,
  })
  expect(await register({ department_id: research.id })).toEqual([200, { msg: 'success' }])
  for (const name of ['zhao.min', 'zhao.min@example.com'])
    expect(await said(await gateway.browser().tryPassword(name, secret))).toEqual([
      403,
      { detail: expect.stringContaining('waits for review') },
    ])
  const wrong = [400, { non_field_errors: ['Wrong username or password'] }]
  expect(await said(await gateway.browser().tryPassword('zhao.min', 'Kestrel-43'))).toEqual(wrong)

  const { results, count } = await waiting()
  expect([count, results]).toMatchObject([
    1,
    [
      {
        kind: 'registration',
        username: 'zhao.min@example.com',
        realname: '赵敏',
        english_name: 'Min Zhao',
        job_number: '2031',
        department: { name: 'Research' },
      },
    ],
  ])
  const { id } = (await waiting()).results[0]!
  const account = { realname: '赵 敏', job_number: '10088', department_id: research.id }
  expect(await said(await accept(id, account))).toEqual([400, { job_number: ['Somebody has this already'] }])
  expect((await waiting()).count).toBe(1)
  expect((await accept(id, { ...account, job_number: '2032' })).status).toBe(200)
  const signedIn = await gateway.browser().signIn('2032', secret)
  expect(await signedIn.ask('profile')).toMatchObject({
    realname: '赵 敏',
    english_name: 'Min Zhao',
    email: 'zhao.min@example.com',
    job_number: '2032',
    department: 'Research',
  })
  expect(await lastAct()).toMatchObject({
    action: 'sign-in',
    username: 'zhao.min@example.com',
  })
  const rows = await gateway.store.database.db.selectFrom('approvals').select('password_hash').execute()
  expect(rows).toEqual([{ password_hash: null }])
  expect(gateway.lines.join('')).not.toContain(secret)
})

it('[SE-11] who is refused reads why for a month, and may ask again', async () => {
  await register()
  const { id } = (await waiting()).results[0]!
  expect(await said(await decide(id, 'adminRefuse', { reason: ' ' }))).toMatchObject([
    400,
    { reason: [expect.anything()] },
  ])
  expect((await decide(id, 'adminRefuse', { reason: '查无此人 {min}' })).status).toBe(200)
  expect(await lastAct()).toMatchObject({
    action: 'registration-refused',
    operator: { username: 'alice@example.com' },
  })
  expect(await said(await accept(id))).toMatchObject([409, { detail: expect.stringContaining('decided') }])
  const refused = [403, { detail: 'Your registration was refused: 查无此人 {min}' }]
  expect(await said(await gateway.browser().tryPassword('zhao.min', secret))).toEqual(refused)
  expect((await waiting(alice, 'decided')).results).toMatchObject([
    { state: 'refused', operator: 'alice@example.com', answer: '查无此人 {min}' },
  ])
  clock.advance(31 * 24 * 3_600_000)
  expect(await register({ username: 'zhao.min2' })).toEqual([200, { msg: 'success' }])
  expect((await gateway.browser().tryPassword('zhao.min', secret)).status).toBe(400)
  expect((await register())[0]).toBe(200)
})

it.each([
  ['an address of other letters', { username: 'Zhao Min' }, ['username']],
  ['a domain of somebody else', { domain: 'example.org' }, ['domain']],
  ['no name', { realname: '  ' }, ['realname']],
  ['a name of 36 characters', { realname: '敏'.repeat(36) }, ['realname']],
  ['a Chinese English name', { english_name: '敏' }, ['english_name']],
  ['a job number with blanks', { job_number: '2 0' }, ['job_number']],
  ['a department that is not there', { department_id: 999 }, ['department_id']],
  ['an address that somebody has', { username: 'bob' }, ['username']],
  ['the job number of somebody', { username: '10088' }, ['username']],
  ['a list of the organisation', { username: 'everyone' }, ['username']],
  ['a list of a department', { username: 'dept_1' }, ['username']],
])('[SE-11, SE-02] takes no %s, and says so at the field', async (_what, change, fields) => {
  const [status, answer] = await register(change)
  expect([status, Object.keys(answer as object)]).toEqual([400, fields])
  expect((await waiting()).count).toBe(0)
})

it('[SE-11, SE-23] asks for a password by the rules, twice the same, and for a department and consent where there are any', async () => {
  await gateway.store.accounts.createDepartment('Research')
  settings.registrationAgreement = 'Be kind.'
  expect(await register({}, 'short', 'shorter')).toMatchObject([
    400,
    {
      password: ['The new password has 8 to 20 characters', expect.stringContaining('at least 2')],
      confirm_password: ['New password mismatch!'],
      department_id: ['Please choose your department'],
      is_agreed: ['Please agree to the terms first'],
    },
  ])
  const late = wrapPassword(secret, (await alice.ask('loginBefore')).public_key, clock.now() / 1000 - 600)
  expect(await register({ password: late })).toMatchObject([
    400,
    { password: [expect.stringContaining('too long')] },
  ])
})

it('[SE-11, B1] one address waits for one person, and one place sends so many forms', async () => {
  expect((await register())[0]).toBe(200)
  expect(await register({ realname: 'Somebody else' }, 'Other-secret-9')).toEqual([
    400,
    { username: ['This address is taken. Please choose another'] },
  ])
  const statuses = []
  for (let index = 0; index < 12; index++) statuses.push((await register({ username: `p${index}` }))[0])
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
})

it('[SE-11, SE-07] wants a captcha where signing in may want one', async () => {
  settings.captchaWhen = 'failures'
  const browser = gateway.browser()
  expect((await browser.ask('registrationTerms')).is_captcha).toBe(true)
  expect(await register({}, secret, secret, browser)).toEqual([
    400,
    { captcha: ['Please complete the verification'] },
  ])
})

it('[SE-11] is there only where the organisation wants it, which an administrator turns on at once', async () => {
  await alice.ask('adminSetOrganisation', { body: { is_register: false, agreement: 'Be kind.' } })
  const off = [403, { detail: 'Accounts cannot be asked for here' }]
  expect(await said(await gateway.browser().call('registrationTerms'))).toEqual(off)
  expect(await register()).toEqual(off)
  expect((await gateway.browser().ask('loginBefore')).is_register).toBe(false)
  await alice.ask('adminSetOrganisation', { body: { is_register: true } })
  expect(await gateway.browser().ask('registrationTerms')).toMatchObject({ agreement: 'Be kind.' })
})

it('[ST-01] another name waits, is seen by nobody meanwhile, and is everybody’s once it is permitted', async () => {
  const bob = await gateway.signedIn('bob')
  const ask = (realname: string, english_name = 'Bob Tan') =>
    bob.call('requestName', { body: { realname, english_name } })
  expect((await ask('Robert')).status).toBe(200)
  expect((await ask('鲍勃')).status).toBe(200)
  expect((await waiting()).results).toMatchObject([
    { kind: 'name', realname: '鲍勃', before: { realname: 'bob', english_name: '' } },
  ])
  expect((await bob.ask('profile')).realname).toBe('bob')
  expect((await waiting(alice, 'decided')).count).toBe(0)
  const { id } = (await waiting()).results[0]!
  expect((await accept(id)).status).toBe(200)
  expect(await bob.ask('profile')).toMatchObject({
    realname: '鲍勃',
    english_name: 'Bob Tan',
    name_request: { state: 'accepted' },
  })
  expect((await bob.ask('loginAfter')).realname).toBe('鲍勃')
  const found = await alice.ask('adminAccounts', { query: { page: '1', page_size: '5', text: 'baobo' } })
  expect(found.results).toMatchObject([{ username: 'bob@example.com' }])
  expect((await ask('鲍勃')).status).toBe(409)
  expect((await bob.call('withdrawName')).status).toBe(409)
  expect(await lastAct()).toMatchObject({ action: 'name-changed', username: 'bob@example.com' })
})

it('[ST-18] a closed account signs nobody in and gets no mail, until an administrator opens it again', async () => {
  const bob = await gateway.signedIn('bob')
  const ask = (reason: string) => bob.call('requestClosing', { body: { reason } })
  expect((await ask('')).status).toBe(400)
  expect((await ask('I leave')).status).toBe(200)
  expect((await ask('I leave')).status).toBe(409)
  expect((await bob.call('withdrawClosing')).status).toBe(200)
  expect((await ask('I leave')).status).toBe(200)
  const { id, reason } = (await waiting()).results[0]!
  expect(reason).toBe('I leave')
  expect((await accept(id)).status).toBe(200)
  expect((await bob.call('profile')).status).toBe(401)
  expect((await gateway.browser().tryPassword('bob', passwords.bob)).status).toBe(403)
  const directory = createDirectory(gateway.store.database, ['example.com'])
  expect((await directory.lookUp('bob@example.com')).kind).not.toBe('people')
  const path = { id: `${gateway.bob.id}` }
  expect(await alice.ask('adminAccount', { path })).toMatchObject({ is_closed: true, is_active: false })
  await alice.ask('adminAct', { path, body: { act: 'unblock' } })
  expect(await alice.ask('adminAccount', { path })).toMatchObject({ is_closed: false, is_active: true })
  expect((await directory.lookUp('bob@example.com')).kind).toBe('people')
  await gateway.signedIn('bob')
})

it('[ST-18, SH-05] the last administrator is not closed, and of two decisions the first counts', async () => {
  await alice.ask('requestClosing', { body: { reason: 'I leave' } })
  const { id } = (await waiting()).results[0]!
  expect(await said(await accept(id))).toMatchObject([
    409,
    { detail: expect.stringContaining('administers') },
  ])
  expect((await waiting()).count).toBe(1)
  await gateway.services.performAct('name-administrator', gateway.bob.id, { clientAddress: '' })
  const bob = await gateway.signedIn('bob')
  const both = await Promise.all([accept(id, null, bob), decide(id, 'adminRefuse', { reason: 'No' }, bob)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await accept(999, null, bob)).status).toBe(404)
})

it('[SE-11, A1, A3] nobody but an administrator sees or decides what people ask for', async () => {
  await register()
  const { id } = (await waiting()).results[0]!
  const bob = await gateway.signedIn('bob')
  expect((await accept(id, null, bob)).status).toBe(403)
  expect((await accept(id, null, gateway.browser())).status).toBe(401)
  const all = { query: { state: 'waiting', page: '1', page_size: '20' } } as const
  expect((await bob.call('adminApprovals', all)).status).toBe(403)
  await gateway.services.shares.set(gateway.alice.id, gateway.bob.id, 'fullControl')
  const { results } = await bob.ask('shareUsers')
  bob.csrfToken = (await bob.ask('shareLogin', { body: { share_id: results[0]!.id } })).csrf_token
  for (const call of ['profile', 'withdrawName', 'withdrawClosing'] as const)
    expect([call, (await bob.call(call)).status]).toEqual([call, 403])
  expect((await bob.call('requestClosing', { body: { reason: 'Not mine' } })).status).toBe(403)
  expect((await waiting()).count).toBe(1)
})
