import {
  isMailroomError,
  maxContactFileBytes,
  type AddressBookPort,
  type Contact,
  type MailroomAdapter,
} from '@mailroom/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHttpAdapter } from '../createHttpAdapter'
import { TestServer, type Answer } from '../test/TestServer'
import { loginAfter } from '../test/wireSamples'

let server: TestServer
let adapter: MailroomAdapter
let book: AddressBookPort
beforeEach(async () => {
  server = await new TestServer().start()
  adapter = createHttpAdapter({ baseUrl: server.url })
  book = adapter.addressBook!
})
afterEach(() => server.stop())

const serve = (path: string, answer: Answer) => {
  server.answer = (request) => (request.path === path ? answer : { body: loginAfter })
}
const sent = () => JSON.parse(server.last.body) as unknown
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => {
      if (!isMailroomError(error)) throw error
      return error
    },
  )

const wireFields = {
  fullname: '李娜',
  email: 'li.na@partner.example',
  emails: ['na@home.example'],
  mobile: '13800138000',
  birthday: '--04-23',
  company: '云帆科技',
  department: '采购部',
  duty: '经理',
  work_phone: '1',
  fax: '2',
  work_country: '中国',
  work_province: '江苏',
  work_city: '苏州',
  work_street: '星湖街 328 号',
  work_postcode: '215123',
  home_phone: '3',
  home_country: 'a',
  home_province: 'b',
  home_city: 'c',
  home_street: 'd',
  home_postcode: 'e',
  homepage: 'https://partner.example',
  im_msn: 'm',
  im_qq: 'q',
  family: '一\n二',
  remark: 'r',
  groups_selected: [4, 5],
}
const wireContact = { contact_id: 7, ...wireFields }
const contact: Contact = {
  id: 7,
  name: '李娜',
  address: 'li.na@partner.example',
  moreAddresses: ['na@home.example'],
  mobile: '13800138000',
  birthday: '--04-23',
  company: '云帆科技',
  department: '采购部',
  jobTitle: '经理',
  workPhone: '1',
  fax: '2',
  workAddress: {
    country: '中国',
    region: '江苏',
    city: '苏州',
    street: '星湖街 328 号',
    postalCode: '215123',
  },
  homePhone: '3',
  homeAddress: { country: 'a', region: 'b', city: 'c', street: 'd', postalCode: 'e' },
  homepage: 'https://partner.example',
  msn: 'm',
  qq: 'q',
  family: '一\n二',
  remark: 'r',
  groups: [4, 5],
}
const { id, ...fields } = contact

it('[CT-02] carries all that is known of a contact, there and back', async () => {
  serve('/api/contact/pab/members/', { body: wireContact })
  expect(await book.save(fields)).toEqual(contact)
  expect([server.last.method, sent()]).toEqual(['POST', wireFields])
  serve('/api/contact/pab/members/7/', { body: wireContact })
  expect(await book.save(fields, id)).toEqual(contact)
  expect([server.last.method, sent()]).toEqual(['PUT', wireFields])
  expect(await book.contact(id)).toEqual(contact)
})

it('[CT-02] puts what is wrong with a contact under the fields of the form', async () => {
  const body = { email: ['missing'], emails: ['twice'], work_street: ['tooLong'], duty: ['tooLong'] }
  serve('/api/contact/pab/members/', { status: 400, body })
  const { kind, details } = await failureOf(book.save(fields))
  expect([kind, details.fields]).toEqual([
    'invalid',
    { address: ['missing'], moreAddresses: ['twice'], workAddress: ['tooLong'], jobTitle: ['tooLong'] },
  ])
  serve('/api/contact/pab/groups/', { status: 400, body: { groupname: ['空'] } })
  expect((await failureOf(book.makeGroup(''))).details.fields).toEqual({ name: ['空'] })
})

it('[CT-02] pages by number, and asks for a group, for none, and for a text that is not too long', async () => {
  const row = {
    contact_id: 7,
    email: 'a@b.example',
    fullname: 'A',
    mobile: '',
    company: '',
    groups_selected: [],
  }
  serve('/api/contact/pab/members/', { body: { count: 41, results: [row] } })
  const page = await book.page({ text: ` ${'x'.repeat(200)}`, group: 'none', offset: 40, limit: 20 })
  expect(page).toEqual({
    contacts: [{ id: 7, address: 'a@b.example', name: 'A', mobile: '', company: '', groups: [] }],
    total: 41,
  })
  const { query } = server.last
  expect([query.get('page'), query.get('page_size'), query.get('group_id')]).toEqual(['3', '20', 'none'])
  expect(query.get('search')).toHaveLength(100)
  await book.page({ text: '', group: 4, offset: 0, limit: 20 })
  expect([server.last.query.get('group_id'), server.last.query.get('search')]).toEqual(['4', null])
})

it('[CT-02] asks nobody for nothing', async () => {
  await book.remove([])
  await book.restore([])
  await book.distribute([], [4])
  await book.takeOut([], 4)
  expect([await book.find('  '), await book.find('no address')]).toEqual([undefined, undefined])
  expect(server.received).toHaveLength(0)
})

it('[CT-02] finds a contact by the address, or nobody', async () => {
  serve('/api/contact/pab/find/', { body: { contact: wireContact } })
  expect(await book.find(' li.na@partner.example ')).toEqual(contact)
  expect(server.last.query.get('email')).toBe('li.na@partner.example')
  serve('/api/contact/pab/find/', { body: { contact: null } })
  expect(await book.find('li.na@partner.example')).toBeUndefined()
})

it('[CT-04] tells the groups and how many are in none', async () => {
  serve('/api/contact/pab/groups/', {
    body: { results: [{ id: 4, groupname: '供应商', count: 2 }], count: 9, no_group: 7 },
  })
  expect(await book.groups()).toEqual({
    groups: [{ id: 4, name: '供应商', count: 2 }],
    total: 9,
    ungrouped: 7,
  })
})

it('[CT-03] sends a file with what is to become of those who are known, the bytes last', async () => {
  serve('/api/contact/import/', {
    body: {
      added: 1,
      changed: 2,
      ignored: 3,
      fault_count: 2,
      faults: [
        { row: 4, fullname: 'A', fault: 'address_missing' },
        { row: 5, fullname: '', fault: 'address_invalid' },
      ],
    },
  })
  const seen: number[] = []
  const file = new File(['Name,E-mail\r\n'], '通讯录.csv', { type: 'text/csv' })
  const outcome = await book.importFile(
    file,
    { onKnown: 'overwrite', group: 4 },
    { onProgress: ({ doneBytes }) => seen.push(doneBytes) },
  )
  expect(outcome).toEqual({
    added: 1,
    changed: 2,
    ignored: 3,
    faultCount: 2,
    faults: [
      { row: 4, name: 'A', fault: 'addressMissing' },
      { row: 5, name: '', fault: 'addressInvalid' },
    ],
  })
  const names = [...server.last.body.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)
  expect(names).toEqual(['repeat', 'group_id', 'file'])
  expect(server.last.body).toContain('filename="通讯录.csv"')
  expect(seen.at(-1)).toBe(file.size)
})

it('[CT-03] sends no file that is too large, and stops one that is withdrawn', async () => {
  const large = new File([new Uint8Array(maxContactFileBytes + 1)], 'a.csv')
  const how = { onKnown: 'ignore' } as const
  expect((await failureOf(book.importFile(large, how))).kind).toBe('tooLarge')
  expect(server.received).toHaveLength(0)
  const controller = new AbortController()
  server.answer = ({ path }) => {
    if (path !== '/api/contact/import/') return { body: loginAfter }
    controller.abort()
    return undefined
  }
  const file = new File(['E-mail\r\n'], 'a.csv')
  const failure = await failureOf(book.importFile(file, how, { signal: controller.signal }))
  expect(failure.kind).toBe('cancelled')
})

it.each([
  [{ ids: [1, 20] }, { contact_ids: '1,20', group_id: null }],
  [{ group: 4 }, { contact_ids: null, group_id: '4' }],
  [{ group: 'none' }, { contact_ids: null, group_id: 'none' }],
  [{ all: true }, { contact_ids: null, group_id: null }],
] as const)('[CT-03] writes %j to a file under the name that the server gives', async (choice, asked) => {
  serve('/api/contact/export/', {
    body: 'Name',
    headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('联系人.csv')}` },
  })
  const seen: number[] = []
  const onProgress = ({ doneBytes }: { doneBytes: number }) => void seen.push(doneBytes)
  const { name, content } = await book.exportFile('csv', choice, { onProgress })
  expect([name, await content.text(), seen]).toEqual(['联系人.csv', 'Name', [4]])
  const { query } = server.last
  expect({ contact_ids: query.get('contact_ids'), group_id: query.get('group_id') }).toEqual(asked)
  expect(query.get('format')).toBe('csv')
})

it('[CT-03] writes nobody to no file, rather than everybody', async () => {
  expect((await failureOf(book.exportFile('vcf', { ids: [] }))).kind).toBe('invalid')
  expect(server.received).toHaveLength(0)
})

it('[CT-03] a file that the server does not name is named after its kind', async () => {
  serve('/api/contact/export/', { body: 'x' })
  expect((await book.exportFile('vcf', { all: true })).name).toBe('contacts.vcf')
})

it('[CT-06] reads doubles, and makes one contact of several', async () => {
  serve('/api/contact/pab/doubles/', {
    body: { results: [[wireContact, { ...wireContact, contact_id: 8 }]] },
  })
  expect(await book.doubles()).toEqual([[contact, { ...contact, id: 8 }]])
  serve('/api/contact/pab/merge/', { body: wireContact })
  expect(await book.merge([7, 8], fields)).toEqual(contact)
  expect(sent()).toEqual({ contact_ids: [7, 8], ...wireFields })
})

it('[CT-06] asks for so many people whom one writes to', async () => {
  serve('/api/contact/recent/', {
    body: { results: [{ username: 'li.na@example.com', fullname: '李娜', dname: '财务部' }] },
  })
  expect(await adapter.contacts!.recent(12)).toEqual([
    { address: 'li.na@example.com', name: '李娜', department: '财务部' },
  ])
  expect(server.last.query.get('limit')).toBe('12')
})
