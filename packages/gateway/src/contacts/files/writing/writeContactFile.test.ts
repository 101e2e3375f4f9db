import {
  contactExportKinds,
  noContactFields,
  type Contact,
  type ContactExportKind,
  type ContactGroupId,
  type Locale,
} from '@mailroom/core'
import { read, type CellObject } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../testing/seededRandom'
import type { FiledContact } from '../ContactFiles'
import { readContactFile } from '../readContactFile'
import { writeContactFile } from './writeContactFile'

const locales: readonly Locale[] = ['zh-hans', 'zh-tw', 'en']
const kindsAndLocales = contactExportKinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const))

const groupNames = new Map<ContactGroupId, string>(
  [
    '朋友',
    'A, B',
    'x; y',
    '"quoted"',
    '=1+1',
    'myContacts',
    '* Starred',
    '、',
    'a|b',
    'c ::: d',
    String.raw`back\slash`,
    "'=x",
  ].map((name, index) => [index + 1, name]),
)
const idsByName = new Map([...groupNames].map(([id, name]) => [name, id]))

const contact = (fields: Partial<Contact>): Contact => ({
  ...noContactFields,
  id: 1,
  address: 'a@example.com',
  ...fields,
})

/** What is read again, as contacts. */
const contactsOf = (filed: readonly FiledContact[]): Contact[] =>
  filed.map(({ fields, groups }) =>
    contact({ address: '', ...fields, groups: groups.map((name) => idsByName.get(name)!) }),
  )

const written = (kind: ContactExportKind, contacts: readonly Contact[], locale: Locale = 'en') =>
  writeContactFile(kind, contacts, groupNames, locale)
const again = (kind: ContactExportKind, contacts: readonly Contact[], locale: Locale) =>
  contactsOf(readContactFile(written(kind, contacts, locale), kind))

const lines = [
  '张伟',
  'John Q. Public',
  "O'Neil",
  '"quoted"',
  'a, b; c',
  String.raw`back\slash \n \, \;`,
  '=1+1',
  '+86 138',
  '-1',
  '@SUM(A1)',
  "'=1+1",
  "''apostrophes",
  '＝1',
  '<b>&amp;</b>',
  '_x0041_',
  '_x005F_x0041_',
  '😀🇹🇼',
  'é',
  '\u202eabc',
  'a  b',
  '::: x',
  '* y',
  'BEGIN:VCARD',
  'END:VCARD',
  'item1.TEL',
  '=3D=0D=0A',
  '__proto__',
  'null',
  'TRUE',
  '0010',
  '1e5',
  '1/2',
  '2020-01-01',
  'a:b',
  '字'.repeat(100),
  '=',
]
const notes = [
  ...lines,
  'one\ntwo\n\nfour',
  '=1\n+2',
  'END:VCARD\nBEGIN:VCARD',
  `${'多行文字 '.repeat(100)}x\ny`,
  '"\n"',
  'a\n b',
]
const days = ['', '1990-04-23', '--02-29', '0045-01-01', '2000-12-31']
const pages = ['', 'http://www.example.com/?a=1;b,c', 'https://例子.中国/路径#x', 'HTTPS://EXAMPLE.COM']

/** Contacts of texts that programs take for something else. */
function awkward(count: number, seed: number): Contact[] {
  const random = seededRandom(seed)
  const one = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
  const line = () => (random() < 0.3 ? '' : one(lines))
  const place = () => ({ country: line(), region: line(), city: line(), street: line(), postalCode: line() })
  return Array.from({ length: count }, (_, index) =>
    contact({
      name: line(),
      address: `p${index}+tag@example.com`,
      moreAddresses: Array.from(
        { length: Math.floor(random() * 6) },
        (_each, at) => `"${at}`.slice(1) + `.${index}@例子.example`,
      ),
      mobile: line(),
      birthday: one(days),
      company: line(),
      department: line(),
      jobTitle: line(),
      workPhone: line(),
      fax: line(),
      workAddress: place(),
      homePhone: line(),
      homeAddress: place(),
      homepage: one(pages),
      msn: line(),
      qq: line(),
      family: random() < 0.3 ? '' : one(notes),
      remark: random() < 0.3 ? '' : one(notes),
      groups: [...groupNames.keys()].filter(() => random() < 0.2),
    }),
  )
}

/** Groups are a set. */
const sorted = (contacts: readonly Contact[]) =>
  contacts.map((each) => ({ ...each, groups: each.groups.toSorted((a, b) => a - b) }))

describe('what is written', () => {
  it.each(kindsAndLocales)('[CT-03] as %s in %s is the same when it is read again', (kind, locale) => {
    const contacts = awkward(400, 7)
    expect(sorted(again(kind, contacts, locale))).toEqual(sorted(contacts))
  })

  it.each(kindsAndLocales)('[CT-03] as %s in %s keeps each text in each field', (kind, locale) => {
    const contacts = notes.map((text) => {
      const line = text.replace(/\n+/g, ' ').replace(/ +/g, ' ').slice(0, 100).trim()
      return contact({
        name: line,
        company: line,
        department: line,
        msn: line,
        qq: line,
        family: text,
        remark: text,
      })
    })
    expect(again(kind, contacts, locale)).toEqual(contacts)
  })

  it.each(['xlsx', 'csv'] as const)('[CT-03] as %s has nobody when there is nobody', (kind) => {
    expect(again(kind, [], 'en')).toEqual([])
  })

  it.each(contactExportKinds)(
    '[CT-03] as %s has no name where there is none, also when the address is one',
    (kind) => {
      const contacts = [contact({ name: '' }), contact({ name: 'a@example.com' })]
      expect(again(kind, contacts, 'en')).toEqual(contacts)
    },
  )

  it.each(contactExportKinds)('[CT-03] as %s has neither control characters nor broken letters', (kind) => {
    const [person] = again(kind, [contact({ name: 'a\0\u0007\ud800b', remark: 'x\u001b\r\ny' })], 'en')
    expect(person).toMatchObject({ name: 'a\ufffdb', remark: 'x\ny' })
  })
})

const formulas = ['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', "'=1", ' =1', '＝1+1', '=cmd|calc!A1']

it('[CT-03] [F6] csv has no cell that a program would compute', () => {
  const text = Buffer.from(
    written(
      'csv',
      formulas.map((name) => contact({ name, remark: name })),
    ),
  ).toString()
  expect(text.startsWith('\ufeff"Name","E-mail"')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toContain('\r')
  expect(text).not.toMatch(/(?:^|,)"?[\s]*[=+\-@＝\t]/m)
})

it('[CT-03] [F6] a workbook has texts alone', () => {
  const book = read(
    written(
      'xlsx',
      formulas.map((name) => contact({ name })),
    ),
    { dense: true, cellFormula: true },
  )
  const cells = (book.Sheets[book.SheetNames[0]!]!['!data'] as CellObject[][]).flat().filter(Boolean)
  expect(cells.every(({ t, f }) => t === 's' && f === undefined)).toBe(true)
})

it('[CT-03] vcf is of lines of 75 bytes that are whole characters', () => {
  const bytes = written('vcf', awkward(200, 3))
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\n\ufffd]/)
  }
  expect(text.match(/^BEGIN:VCARD$/gm)).toHaveLength(200)
})
