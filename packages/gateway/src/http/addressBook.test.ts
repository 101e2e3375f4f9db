import { contract } from '@mailroom/api'
import { maxContactFileBytes } from '@mailroom/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contactFileForm, contactForm } from '../testing/contactForm'
import { openTestGateway, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser } from '../testing/TestBrowser'

let gateway: TestGateway
let alice: TestBrowser
let bob: TestBrowser

beforeAll(async () => {
  gateway = await openTestGateway()
  alice = await gateway.signedIn('alice')
  bob = await gateway.signedIn('bob')
})
afterAll(() => gateway.close())

const page = { page: '1', page_size: '100' }
const emails = async (browser: TestBrowser) =>
  (await browser.ask('contacts', { query: page })).results.map(({ email }) => email)
const make = (browser: TestBrowser, email: string, fullname = '') =>
  browser.ask('createContact', { body: contactForm(email, fullname) })
const exported = async (browser: TestBrowser, query: { contact_ids?: string }) =>
  browser.call('exportContacts', { query: { format: 'csv', ...query } })

it('[CT-02] says in the reader’s language what is wrong with the name of a group', async () => {
  await alice.ask('createContactGroup', { body: { groupname: 'Friends' } })
  const taken = await alice.call('createContactGroup', {
    body: { groupname: 'Friends' },
    headers: { 'accept-language': 'zh-CN' },
  })
  expect(taken.status).toBe(409)
  expect(await taken.json()).toEqual({ detail: '已有同名分组' })
  const none = await alice.call('createContactGroup', { body: { groupname: ' ' } })
  expect(none.status).toBe(400)
  expect(await none.json()).toEqual({ groupname: ['The name of a group has 1 to 50 characters'] })
})

it('[CT-02] names each field of a contact that is wrong by what is wrong with it', async () => {
  const body = { ...contactForm('nobody'), birthday: '2023-02-29', work_city: '城'.repeat(101) }
  const answer = await alice.call('createContact', { body })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({
    ...{ email: ['notAddress'], birthday: ['noDate'], work_street: ['tooLong'] },
  })
})

it('[CT-03] [F2] gives a file of contacts as a download under a name of ours, whatever is in it', async () => {
  await make(alice, 'a@out.example', '=HYPERLINK("https://evil.example")')
  const answer = await exported(alice, {})
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="contacts\.csv"/)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8')
  expect(text).toContain('a@out.example')
  expect(text).not.toMatch(/(^|[,\n])"?=/)
  const chinese = await alice.call('exportContacts', {
    query: { format: 'vcf' },
    headers: { 'accept-language': 'zh-CN' },
  })
  expect(decodeURIComponent(chinese.headers.get('content-disposition')!)).toContain('通讯录.vcf')
})

it('[CT-03] [A3] writes by ids those alone that are the asker’s', async () => {
  const { contact_id: id } = await make(alice, 'hers@out.example')
  const answer = await exported(bob, { contact_ids: String(id) })
  expect(await answer.text()).not.toContain('hers@out.example')
})

it('[CT-03] takes over a file by its name, into a group, and says what became of it', async () => {
  const { id } = await alice.ask('createContactGroup', { body: { groupname: 'Imported' } })
  const form = contactFileForm('Name,E-mail\nZoë,zoe@out.example\nNobody,\nWrong,x\n', 'people.csv', {
    ...{ repeat: 'ignore', group_id: String(id) },
  })
  expect(await alice.ask('importContacts', { form })).toEqual({
    ...{ added: 1, changed: 0, ignored: 0, fault_count: 2 },
    faults: [
      { row: 2, fullname: 'Nobody', fault: 'address_missing' },
      { row: 3, fullname: 'Wrong', fault: 'address_invalid' },
    ],
  })
  const { results } = await alice.ask('contacts', { query: { ...page, group_id: String(id) } })
  expect(results.map(({ fullname }) => fullname)).toEqual(['Zoë'])
})

it.each([
  ['no name that is known', contactFileForm('x', 'photo.png'), 400, 'file'],
  ['another kind than its name says', contactFileForm('\u0089PNG\r\n\u001a\n', 'people.xlsx'), 400, 'file'],
  ['nothing that is understood', contactFileForm('a,b\n1,2\n', 'people.csv'), 400, 'file'],
  ['no file', new FormData(), 400, 'file'],
  [
    'a group of nobody',
    contactFileForm('E-mail\nq@out.example\n', 'a.csv', { group_id: '98765' }),
    404,
    'detail',
  ],
  ['a way that is none', contactFileForm('E-mail\nq@out.example\n', 'a.csv', { repeat: 'x' }), 400, 'repeat'],
])('[CT-03] [B1] refuses a form with %s, and takes over nothing', async (_what, form, status, field) => {
  const before = await emails(alice)
  const answer = await alice.call('importContacts', { form })
  expect(answer.status).toBe(status)
  expect(Object.keys((await answer.json()) as object)).toEqual([field])
  expect(await emails(alice)).toEqual(before)
})

it('[CT-03] [B1] refuses more bytes than a file may have', async () => {
  const large = new Blob([new Uint8Array(maxContactFileBytes + 1)])
  // In one piece: a form that is still being written cannot be cut off in the middle without a word of its writer.
  const written = new Response(contactFileForm(large, 'a.csv'))
  const answer = await alice.fetch(contract.importContacts.path, {
    method: 'POST',
    headers: {
      origin: 'http://localhost:8080',
      'x-csrf-token': alice.csrfToken!,
      'content-type': written.headers.get('content-type')!,
    },
    body: await written.arrayBuffer(),
  })
  expect(answer.status).toBe(413)
})

it('[A3] a path that is no id names nobody', async () => {
  for (const id of ['0', '-1', '1e3', '9'.repeat(16), 'x', '1 or 1=1'])
    expect((await alice.call('contact', { path: { id } })).status).toBe(404)
})

it('[CT-06] tells whom one has written to', async () => {
  await alice.ask('compose', {
    body: {
      ...{ to: [['bob@example.com', '']], cc: [], bcc: [], subject: 'Hi', html_text: 'x', plain_text: 'x' },
      ...{ is_html: false, attachments: [], action: 'send', draft_id: 'd'.repeat(20) },
    },
  })
  const { results } = await alice.ask('recentPeople', { query: { limit: '10' } })
  expect(results.map(({ username }) => username)).toEqual(['bob@example.com'])
})

it('[CT-01] where the organisation does not show its people, nobody looks through them', async () => {
  await make(alice, 'bobby@out.example', 'Bobby')
  await gateway.services.organisation.set({ showDirectory: false })
  try {
    expect(await alice.ask('loginAfter')).toMatchObject({ has_user_department_perm: false })
    for (const [name, query] of [
      ['members', page],
      ['domainMembers', { ...page, domain_id: 'example.com' }],
      ['departments', {}],
      ['domains', {}],
      ['groups', {}],
      ['groupMembers', { email: 'everyone@example.com' }],
    ] as const)
      expect((await alice.call(name, { query })).status, name).toBe(403)
    const suggested = async (browser: TestBrowser) =>
      (await browser.ask('suggest', { query: { search: 'b' } })).results.map(({ username }) => username)
    // Bob, to whom she has written, and whom she has noted.
    expect(await suggested(alice)).toEqual(['bob@example.com', 'bobby@out.example'])
    expect(await suggested(bob)).toEqual([])
  } finally {
    await gateway.services.organisation.set({ showDirectory: true })
  }
  expect(await alice.ask('loginAfter')).toMatchObject({ has_user_department_perm: true })
  expect((await alice.ask('members', { query: page })).count).toBe(2)
})
