import {
  contactUndoMs,
  MailroomError,
  maxContactGroups,
  maxContactsAtOnce,
  noContactFields,
} from '@mailroom/core'
import { beforeEach, expect, it } from 'vitest'
import { createMemoryAdapter } from '../createMemoryAdapter'
import type { MemoryAdapter } from '../MemoryAdapter'

let now: number
let adapter: MemoryAdapter
beforeEach(() => {
  now = Date.parse('2026-11-20T09:30:00Z')
  const people = [
    { account: 'alice', name: 'Alice Ashton', department: 'Sales', locale: 'en' },
    { account: 'bob', name: 'Bob Berger', department: 'Support', locale: 'en' },
  ] as const
  const company = { title: 'Two People', domain: 'example.com', password: 'x', people, mails: [] }
  adapter = createMemoryAdapter({ company, now: () => now })
})

const someone = (account: string, fields = {}) => ({
  ...noContactFields,
  address: `${account}@a.example`,
  ...fields,
})
const file = (name: string, text: string) => new File([text], name)
const ignore = { onKnown: 'ignore' } as const
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => {
      if (!(error instanceof MailroomError)) throw error
      return [error.kind, Object.keys(error.details.fields ?? {})]
    },
  )

it('[CT-02] brings a contact back for an hour, and not any more after it', async () => {
  const { addressBook } = adapter
  const [first, second] = [await addressBook.save(someone('one')), await addressBook.save(someone('two'))]
  await addressBook.remove([first.id, second.id])
  now += contactUndoMs - 1
  await addressBook.restore([first.id])
  now += 1
  await addressBook.restore([second.id])
  const { contacts } = await addressBook.page({ text: '', offset: 0, limit: 10 })
  expect(contacts.map(({ address }) => address)).toEqual(['one@a.example'])
})

it('[CT-02] knows nothing any more of an address that is added again after an hour', async () => {
  const { addressBook, contacts } = adapter
  await addressBook.save(someone('one', { remark: 'kept for an hour' }))
  await contacts.remove(['one@a.example'])
  now += contactUndoMs
  await contacts.add({ address: 'one@a.example', name: 'One' })
  expect(await addressBook.find('one@a.example')).toMatchObject({ name: 'One', remark: '' })
})

it('[CT-02] keeps texts of one line as one line, and notes as they are', async () => {
  const fields = { name: ' Zoe\r\n Quark ', remark: ' one\n\ntwo ', homepage: ' https://a.example ' }
  expect(await adapter.addressBook.save(someone('zoe', fields))).toMatchObject({
    ...{ name: 'Zoe Quark', remark: ' one\n\ntwo ', homepage: 'https://a.example' },
  })
})

it('[CT-02] has so many groups, and changes so many contacts at a time', async () => {
  const { addressBook } = adapter
  for (let number = 1; number <= maxContactGroups; number += 1) await addressBook.makeGroup(`Group ${number}`)
  expect(await refusal(addressBook.makeGroup('One more'))).toEqual(['overQuota', []])
  const ids = Array.from({ length: maxContactsAtOnce + 1 }, (_, index) => index + 1)
  expect(await refusal(addressBook.remove(ids))).toEqual(['invalid', []])
})

it.each([
  ['people.xlsx', 'PK'],
  ['people.xls', 'x'],
  ['people.png', 'x'],
  ['quotes.csv', 'Name,E-mail\r\n"never closed,a@a.example\r\n'],
  ['heads.csv', 'Name,Mobile\r\nA,1\r\n'],
  ['half.vcf', 'BEGIN:VCARD\r\nFN:A\r\n'],
  ['nested.vcf', 'BEGIN:VCARD\r\nBEGIN:VCARD\r\nEND:VCARD\r\n'],
  ['outside.vcf', 'FN:A\r\nBEGIN:VCARD\r\nEND:VCARD\r\n'],
])('[CT-03] refuses %s and says that it is the file', async (name, text) => {
  expect(await refusal(adapter.addressBook.importFile(file(name, text), ignore))).toEqual([
    'invalid',
    ['file'],
  ])
})

it('[CT-03] refuses a file that is no UTF-8, and a workbook to be written', async () => {
  const gbk = new File([new Uint8Array([0x4e, 0x61, 0xd6, 0xdc])], 'gbk.csv')
  expect(await refusal(adapter.addressBook.importFile(gbk, ignore))).toEqual(['invalid', ['file']])
  const written = adapter.addressBook.exportFile('xlsx', { all: true })
  expect(await refusal(written)).toEqual(['invalid', ['file']])
})

it('[CT-03] keeps of a file what can be kept', async () => {
  const heads = 'E-MAIL, name ,Birthday,Homepage,More e-mail,Company'
  const more = 'a@a.example; b@b.example c@c.example, none, B@b.example'
  const row = `a@a.example,A,soon,javascript:1,"${more}",${'x'.repeat(101)}`
  await adapter.addressBook.importFile(file('a.csv', `\uFEFF${heads}\n\n${row}`), ignore)
  expect(await adapter.addressBook.find('a@a.example')).toMatchObject({
    ...{ name: 'A', birthday: '', homepage: '', company: 'x'.repeat(100) },
    moreAddresses: ['B@b.example', 'c@c.example'],
  })
})

it('[CT-03] carries groups by their names, those with commas too', async () => {
  const { addressBook } = adapter
  const bob = adapter.control.colleague('bob').addressBook
  const group = await addressBook.makeGroup('Friends, and others; near')
  await addressBook.save(someone('zoe', { groups: [group.id] }))
  for (const kind of ['csv', 'vcf'] as const) {
    const { name, content } = await addressBook.exportFile(kind, { all: true })
    await bob.importFile(new File([content], name), { onKnown: 'overwrite' })
    expect((await bob.groups()).groups.map((each) => [each.name, each.count])).toEqual([[group.name, 1]])
  }
})

it('[CT-03] reads cards of other programs', async () => {
  const cards = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Quark;Zoe;;;',
    'item1.EMAIL;type=INTERNET:second@a.example',
    'EMAIL;TYPE=internet;TYPE=pref:zoe@a.example',
    'TEL;TYPE="work,voice":1',
    'TEL;TYPE=CELL,VOICE:2',
    'ADR;TYPE=HOME:;;Main St. 1\\, left;Malmö;;211 42;Sweden',
    'BDAY:19900423T000000Z',
    'URL:https://a.example/x:y',
    'PHOTO;ENCODING=b;TYPE=JPEG:AAAA',
    'END:VCARD',
  ].join('\n')
  await adapter.addressBook.importFile(file('a.vcard', cards), ignore)
  expect(await adapter.addressBook.find('zoe@a.example')).toMatchObject({
    ...{ name: 'Zoe Quark', moreAddresses: ['second@a.example'], workPhone: '1', mobile: '2' },
    homeAddress: {
      country: 'Sweden',
      region: '',
      city: 'Malmö',
      street: 'Main St. 1, left',
      postalCode: '211 42',
    },
    ...{ birthday: '1990-04-23', homepage: 'https://a.example/x:y' },
  })
})

it('[CT-03] folds long lines of a card without cutting a character', async () => {
  await adapter.addressBook.save(someone('zoe', { remark: '说😀'.repeat(60) }))
  const { content } = await adapter.addressBook.exportFile('vcf', { all: true })
  const lines = (await content.text()).split('\r\n')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  expect(lines.join('\n').replaceAll('\n ', '')).toContain(`NOTE:${'说😀'.repeat(60)}`)
})

it('[CT-06] takes the double of a double for one, and numbers for the same however they are written', async () => {
  const { addressBook } = adapter
  await addressBook.save(someone('a', { name: 'Lee' }))
  await addressBook.save(someone('b', { name: 'Kim', mobile: '138 0055-0107' }))
  await addressBook.save(someone('c', { name: ' LEE', mobile: '13800550107' }))
  const [set, ...more] = await addressBook.doubles()
  expect([set?.map(({ address }) => address[0]).toSorted(), more]).toEqual([['a', 'b', 'c'], []])
})

it('[CT-06] has colleagues by the names that the company knows, and no lists, among those one writes to', async () => {
  const to = ['bob@example.com', 'everyone@example.com', 'gone@example.com', 'zoe@a.example']
  await adapter.addressBook.save(someone('zoe', { name: 'Zoë' }))
  const form = {
    ...{ to: to.map((address) => ({ address, name: 'Whoever' })), cc: [], bcc: [], attachments: [] },
    ...{ subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', isHtml: true },
  }
  await adapter.sending.send(form, adapter.sending.newDraftId())
  expect(await adapter.contacts.recent(10)).toEqual([
    { address: 'bob@example.com', name: 'Bob Berger', department: 'Support' },
    { address: 'zoe@a.example', name: 'Zoë', department: '' },
  ])
})
