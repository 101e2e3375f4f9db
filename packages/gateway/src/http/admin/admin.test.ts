import { afterAll, beforeAll, expect, it } from 'vitest'
import { openOrganisation } from '../../organisation/Organisation'
import { openTestGateway, type TestGateway } from '../../testing/openTestGateway'
import type { TestBrowser } from '../../testing/TestBrowser'

let gateway: TestGateway
let alice: TestBrowser
beforeAll(async () => {
  gateway = await openTestGateway({ title: 'Acme Mail' })
  await gateway.services.performAct('name-administrator', gateway.alice.id, { clientAddress: '' })
  alice = await gateway.signedIn('alice')
})
afterAll(() => gateway.close())

/** What came of a call: its status, and what it said. */
const outcome = async (asked: Promise<Response>) => {
  const answer = await asked
  return [answer.status, (await answer.json()) as unknown]
}
const recorded = async () => {
  const { results } = await alice.ask('adminAudit', { query: { page_size: '1' } })
  const { action, username, operator, ip, details } = results[0]!
  return [action, username, operator.username, ip, details]
}

it('[SH-05, GW-05] makes an account whose owner signs in once with what was told, and then changes it', async () => {
  const made = await alice.ask('adminAddAccount', {
    body: { username: 'Carol@example.com', realname: '卡萝', job_number: '', department_id: null },
  })
  expect(made.password).toMatch(/^[\w]{4}-[\w]{4}-[\w]{4}$/)
  expect(await recorded()).toEqual([
    'account-created',
    'carol@example.com',
    'alice@example.com',
    '127.0.0.1',
    [],
  ])
  const carol = await gateway.browser().signIn('carol', made.password)
  expect((await carol.ask('loginAfter')).change_password).toBe(true)
  const again = await alice.ask('adminResetPassword', { path: { id: `${made.id}` } })
  expect((await carol.call('loginAfter')).status).toBe(401)
  expect((await gateway.browser().tryPassword('carol', made.password)).status).toBe(400)
  await gateway.browser().signIn('carol', again.password)
})

it.each([
  [{ username: 'no address' }, { username: [expect.stringContaining('example.com')] }],
  [{ username: 'bob@example.com' }, { username: ['Somebody has this already'] }],
  [{ username: 'dan@example.com', job_number: '10088' }, { job_number: ['Somebody has this already'] }],
  [
    { username: 'dan@example.com', job_number: '1 2' },
    { job_number: [expect.stringContaining('job number')] },
  ],
  [{ username: 'dan@example.com', realname: ' ' }, { realname: ['Please enter a name'] }],
  [
    { username: 'dan@example.com', department_id: 999 },
    { department_id: [expect.stringContaining('not there')] },
  ],
])('[SH-05] says by the field why %j makes no account', async (given, fields) => {
  const body = { realname: 'Dan', job_number: '', department_id: null, ...given }
  expect(await outcome(alice.call('adminAddAccount', { body }))).toEqual([400, fields])
})

it('[SH-05] finds accounts, and changes what is known of one', async () => {
  const { id } = gateway.bob
  const path = { id: `${id}` }
  const change = { realname: '鲍勃', job_number: 'B7', department_id: null, aliases: ['sales@example.com'] }
  await alice.ask('adminChangeAccount', { path, body: change })
  const account = await alice.ask('adminAccount', { path })
  expect(account).toMatchObject({
    username: 'bob@example.com',
    realname: '鲍勃',
    job_number: 'b7',
    aliases: ['sales@example.com'],
    is_active: true,
    is_admin: false,
    is_twofactor: false,
    password_server: '',
  })
  for (const text of ['baobo', '鲍', 'BOB@', 'b7']) {
    const found = await alice.ask('adminAccounts', { query: { page: '1', page_size: '10', text } })
    expect([text, found.results.map(({ username }) => username)]).toEqual([text, ['bob@example.com']])
  }
  const second = await alice.ask('adminAccounts', { query: { page: '2', page_size: '2' } })
  expect(second).toMatchObject({ count: 3, results: [{ username: 'carol@example.com' }] })
  const taken = { ...change, aliases: ['alice@example.com'] }
  expect(await outcome(alice.call('adminChangeAccount', { path, body: taken }))).toEqual([
    400,
    { aliases: ['Somebody has this already'] },
  ])
  expect((await alice.ask('adminAccount', { path })).aliases).toEqual(['sales@example.com'])
  expect((await alice.call('adminChangeAccount', { path: { id: '999' }, body: change })).status).toBe(404)
})

it('[SH-05, SE-26] clears the lock after wrong passwords, and says so where there is nothing to clear', async () => {
  const path = { id: `${gateway.bob.id}` }
  for (let index = 0; index < 5; index++) await gateway.browser().tryPassword('bob', 'wrong-1')
  expect((await gateway.browser().tryPassword('bob', 'wrong-1')).status).toBe(429)
  expect((await alice.ask('adminAccount', { path })).locked_until).not.toBeNull()
  await alice.ask('adminAct', { path, body: { act: 'clear-attempts' } })
  await gateway.signedIn('bob')
  expect(await outcome(alice.call('adminAct', { path, body: { act: 'clear-attempts' } }))).toEqual([
    409,
    { detail: 'It is so already, please look again' },
  ])
})

it('[SH-05] makes departments, moves them and deletes them when nobody is left', async () => {
  const add = (name: string, parent_id: number | null) =>
    alice.ask('adminAddDepartment', { body: { name, parent_id } })
  const all = async () => (await alice.ask('adminDepartments')).results
  await add('Research', null)
  const [research] = await all()
  await add('Materials', research!.id)
  const materials = (await all())[1]!
  await add('Sales', null)
  const sales = (await all()).find(({ name }) => name === 'Sales')!
  const path = (id: number) => ({ id: `${id}` })
  await alice.ask('adminChangeDepartment', {
    path: path(research!.id),
    body: { name: 'Labs', parent_id: sales.id },
  })
  expect((await all()).map(({ name, parent_id }) => [name, parent_id])).toEqual([
    ['Sales', null],
    ['Labs', sales.id],
    ['Materials', research!.id],
  ])
  const ring = { name: 'Sales', parent_id: materials.id }
  expect(await outcome(alice.call('adminChangeDepartment', { path: path(sales.id), body: ring }))).toEqual([
    400,
    { parent_id: [expect.stringContaining('below itself')] },
  ])
  expect((await alice.call('adminDeleteDepartment', { path: path(research!.id) })).status).toBe(409)
  await gateway.store.accounts.change(gateway.bob.id, { departmentId: materials.id })
  expect((await all()).find(({ id }) => id === materials.id)!.people_count).toBe(1)
  expect((await alice.call('adminDeleteDepartment', { path: path(materials.id) })).status).toBe(409)
  await gateway.store.accounts.change(gateway.bob.id, { departmentId: null })
  await alice.ask('adminDeleteDepartment', { path: path(materials.id) })
  expect(await recorded()).toEqual([
    'department-deleted',
    '',
    'alice@example.com',
    '127.0.0.1',
    [{ name: 'name', value: 'Materials' }],
  ])
  expect(await outcome(alice.call('adminAddDepartment', { body: { name: ' ', parent_id: null } }))).toEqual([
    400,
    { name: ['Please enter a name'] },
  ])
})

it('[SH-05, HO-04, HO-05] what an administrator sets wins over the configuration, at once and after a restart', async () => {
  const bob = await gateway.signedIn('bob')
  await alice.ask('adminSetOrganisation', {
    body: {
      title: '星河邮件',
      is_fwmail: false,
      disable_delete_button: true,
      banner_list: [{ title: 'Fair', image: 'https://pictures.example/fair.png', link: '' }],
      center_url: '/setting/password',
    },
  })
  expect(await bob.ask('loginAfter')).toMatchObject({
    title: '星河邮件',
    is_fwmail: false,
    disable_delete_button: true,
  })
  expect((await gateway.browser().ask('loginBefore')).title).toBe('星河邮件')
  expect((await bob.ask('welcome')).banner_list).toHaveLength(1)
  expect(await bob.ask('backOffice')).toMatchObject({ center_show: true, center_url: '/setting/password' })
  const restarted = await openOrganisation(gateway.store.database, gateway.settings, () => 0)
  expect(restarted.settings).toMatchObject({ title: '星河邮件', allowForward: false, allowDelete: false })
  expect(await alice.ask('adminOrganisation')).toMatchObject({ title: '星河邮件', is_changed: true })

  await alice.ask('adminResetOrganisation')
  expect((await bob.ask('loginAfter')).title).toBe('Acme Mail')
  expect((await recorded())[0]).toBe('organisation-changed')
})

it('[SH-05] sets nothing of what is wrong in part, and says where', async () => {
  const banner = { title: 'Fair', image: '/fair.png', link: '' }
  const links = [
    { title: 'A', links: [{ title: 'One', url: 'https://a.example', desc: '', icon: '' }] },
    { title: 'B', links: [{ title: 'Two', url: 'javascript:alert(1)', desc: '', icon: '' }] },
  ]
  const refused = async (body: object) => outcome(alice.call('adminSetOrganisation', { body }))
  expect(await refused({ title: 'New', banner_list: [banner, { ...banner, title: '' }] })).toEqual([
    400,
    { banner_list: [expect.stringContaining('Row 2')] },
  ])
  expect(await refused({ welcome_links: links })).toEqual([
    400,
    { welcome_links: [expect.stringContaining('Row 2')] },
  ])
  expect(await refused({ center_url: 'javascript:alert(1)' })).toMatchObject([
    400,
    { center_url: [expect.anything()] },
  ])
  expect(await alice.ask('adminOrganisation')).toMatchObject({ title: 'Acme Mail', is_changed: false })
})

it('[SH-05, RV-04] adds a rule of review with its reviewers, and removes it', async () => {
  const rule = {
    from: [],
    to: ['not:@example.com'],
    words: ['price'],
    files: [],
    larger_than: null,
    secrecy: null,
    reviewers: ['bob'],
  }
  await alice.ask('adminAddRule', { body: rule })
  const { results } = await alice.ask('adminRules')
  expect(results).toMatchObject([{ ...rule, reviewers: ['bob@example.com'] }])
  const path = { id: `${results[0]!.id}` }
  const bob = { id: `${gateway.bob.id}` }
  expect((await alice.ask('adminAccount', { path: bob })).review_rules).toEqual([results[0]!.id])
  const refused = async (given: object) =>
    outcome(alice.call('adminAddRule', { body: { ...rule, ...given } }))
  expect(await refused({ reviewers: ['nobody'] })).toMatchObject([400, { reviewers: [expect.anything()] }])
  expect(await refused({ reviewers: [] })).toMatchObject([400, { reviewers: [expect.anything()] }])
  expect(await refused({ to: ['nonsense'] })).toMatchObject([400, { to: [expect.anything()] }])
  expect(await refused({ to: [], words: [] })).toMatchObject([400, { from: [expect.anything()] }])
  await alice.ask('adminRemoveRule', { path })
  expect((await alice.ask('adminRules')).results).toEqual([])
  expect((await alice.call('adminRemoveRule', { path })).status).toBe(404)
})
