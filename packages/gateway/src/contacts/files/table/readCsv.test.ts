import { describe, expect, it } from 'vitest'
import iconv from 'iconv-lite'
import { readCsv } from './readCsv'

const read = (text: string) => readCsv(Buffer.from(text))
const people = [
  { row: 1, fields: { name: '张伟', address: 'wei@example.com' }, groups: [] },
  { row: 2, fields: { name: '王小明', address: 'ming@example.com' }, groups: [] },
]
const table = '姓名,电子邮件\r\n张伟,wei@example.com\r\n王小明,ming@example.com\r\n'

describe('encodings', () => {
  it.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${table}`)],
    ['UTF-16 with its mark', iconv.encode(table, 'utf-16le', { addBOM: true })],
    ['UTF-16 the other way round', iconv.encode(table, 'utf-16be', { addBOM: true })],
    ['GB 18030', iconv.encode(table, 'gb18030')],
  ])('[CT-03] reads %s', (_, bytes) => {
    expect(readCsv(Buffer.from(bytes))).toEqual(people)
  })

  it('[CT-03] reads Big5', () => {
    const text =
      '姓名,電子郵件,公司\r\n陳怡君,yi@example.com,臺北市政府資訊局\r\n林志明,lin@example.com,聯發科技股份有限公司\r\n'
    expect(readCsv(iconv.encode(text, 'big5')).map(({ fields }) => fields.company)).toEqual([
      '臺北市政府資訊局',
      '聯發科技股份有限公司',
    ])
  })

  it('[CT-03] reads the letters of Europe', () => {
    const text = 'Name;E-Mail\r\nJörg Müller;joerg@example.com\r\nRenée Français;renee@example.com\r\n'
    expect(readCsv(iconv.encode(text, 'windows-1252')).map(({ fields }) => fields.name)).toEqual([
      'Jörg Müller',
      'Renée Français',
    ])
  })
})

describe('cells', () => {
  it.each([[','], [';'], ['\t'], ['|']])('[CT-03] are parted by %j', (mark) => {
    expect(read(table.replaceAll(',', mark))).toEqual(people)
  })

  it('[CT-03] are parted by what the file says', () => {
    expect(read(`sep=;\r\n${table.replaceAll(',', ';')}`)).toEqual(people)
  })

  it('[CT-03] have several lines in quotation marks', () => {
    expect(read('Name,Email,Notes\n"Doe, John",john@example.com,"one\r\n""two""\n\nfour"\n')).toEqual([
      {
        row: 1,
        fields: { name: 'Doe, John', address: 'john@example.com', remark: 'one\n"two"\n\nfour' },
        groups: [],
      },
    ])
  })

  it('[CT-03] without content make nobody', () => {
    expect(
      read('Name,Email\n,\n  ,\t\nA,a@example.com\n\n,,,\nB,b@example.com').map(({ row, fields }) => [
        row,
        fields.name,
      ]),
    ).toEqual([
      [1, 'A'],
      [2, 'B'],
    ])
  })
})

describe('people', () => {
  const one = (text: string) => read(text)[0]

  it('[CT-03] have their names in parts, as each language writes them', () => {
    const heads = 'First Name,Middle Name,Last Name,Email\n'
    expect(one(`${heads}小明,,王,a@example.com`)?.fields.name).toBe('王小明')
    expect(one(`${heads}John,Q.,Public,a@example.com`)?.fields.name).toBe('John Q. Public')
    expect(one(`${heads}John,,,a@example.com`)?.fields.name).toBe('John')
  })

  it('[CT-03] have several addresses, each once', () => {
    expect(
      one('姓名,邮箱,邮箱2,其他邮箱\nA,"a@example.com; b@example.com",A@example.com,C <c@example.com>')
        ?.fields,
    ).toEqual({
      name: 'A',
      address: 'a@example.com',
      moreAddresses: ['b@example.com', 'c@example.com'],
    })
  })

  it('[CT-03] keep an address that is none, for whoever tells of it', () => {
    expect(one('name,email\nA,not an address')?.fields).toEqual({ name: 'A', address: 'not an address' })
    expect(one('name,email\nA,')?.fields).toEqual({ name: 'A' })
    // Outlook writes names of its directory.
    expect(one('name,email,email 2\nA,/o=Org/cn=Recipients/cn=a,a@example.com')?.fields.address).toBe(
      'a@example.com',
    )
  })

  it('[CT-03] of Google', () => {
    const heads =
      'First Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Phone 3 - Label,Phone 3 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Website 1 - Value,Birthday\n'
    const row =
      'John,Doe,Friends ::: * myContacts,* Work,john@example.com,john@home.example,Mobile,+1 555 0100,Work,+1 555 0101,Work Fax,+1 555 0102,Home,"1 Main St\nSpringfield",1 Main St,Springfield,IL,62701,US,www.example.com, --04-23'
    expect(one(heads + row)).toEqual({
      row: 1,
      fields: {
        name: 'John Doe',
        address: 'john@example.com',
        moreAddresses: ['john@home.example'],
        mobile: '+1 555 0100',
        workPhone: '+1 555 0101',
        fax: '+1 555 0102',
        homeAddress: {
          street: '1 Main St',
          city: 'Springfield',
          region: 'IL',
          postalCode: '62701',
          country: 'US',
        },
        homepage: 'http://www.example.com',
        birthday: '--04-23',
      },
      groups: ['Friends'],
    })
  })

  it('[CT-03] of Outlook, whose title is that of a name', () => {
    expect(
      one(
        'Title,First Name,Last Name,Job Title,E-mail Address,Birthday,Categories\nMr.,John,Doe,Clerk,j@example.com,0/0/00,A;B',
      ),
    ).toEqual({
      row: 1,
      fields: { name: 'John Doe', jobTitle: 'Clerk', address: 'j@example.com' },
      groups: ['A', 'B'],
    })
    expect(one('Name,Title,Email\nJohn,Clerk,j@example.com')?.fields.jobTitle).toBe('Clerk')
  })

  it('[CT-03] of Thunderbird, whose birthday has three columns', () => {
    const heads = 'First Name,Last Name,Display Name,Primary Email,Birth Year,Birth Month,Birth Day\n'
    expect(one(`${heads},,Bob,b@example.com,1990,4,23`)?.fields.birthday).toBe('1990-04-23')
    expect(one(`${heads},,Bob,b@example.com,,4,23`)?.fields.birthday).toBe('--04-23')
  })

  it('[CT-03] have numbers that no head tells apart', () => {
    expect(one('姓名,邮箱,联系电话\nA,a@example.com,138 0013 8000')?.fields.mobile).toBe('138 0013 8000')
    expect(one('姓名,邮箱,手机,联系电话\nA,a@example.com,13900139000,13800138000')?.fields).toMatchObject({
      mobile: '13900139000',
      workPhone: '13800138000',
    })
    expect(one('姓名,邮箱,电话\nA,a@example.com,010-62345678')?.fields.workPhone).toBe('010-62345678')
  })

  it('[CT-03] have an address of the street where it is none of mail', () => {
    expect(one('姓名,邮箱,地址\nA,a@example.com,北京市海淀区1号')?.fields.workAddress?.street).toBe(
      '北京市海淀区1号',
    )
    expect(one('姓名,地址\nA,a@example.com')?.fields).toEqual({ name: 'A', address: 'a@example.com' })
  })
})

describe('tables without heads that are understood', () => {
  it.each([
    ['the name before', '张伟,wei@example.com,x\n王小明,ming@example.com,y\n'],
    ['the name after', '1;wei@example.com;张伟\n2;ming@example.com;王小明\n'],
    ['heads in unknown words', 'Nimi,Posti\n张伟,wei@example.com\n王小明,ming@example.com\n'],
  ])('[CT-03] are read by their addresses: %s', (_, text) => {
    expect(read(text)).toEqual(people)
  })

  it('[CT-03] may have addresses alone', () => {
    expect(read('a@example.com\nb@example.com\n').map(({ fields }) => fields)).toEqual([
      { address: 'a@example.com' },
      { address: 'b@example.com' },
    ])
  })

  it('[CT-03] are refused when there are no addresses either', () => {
    for (const text of ['a,b,c\n1,2,3\n', '', '\n\n', 'hello'])
      expect(() => read(text)).toThrow(
        expect.objectContaining({
          kind: 'invalid',
          details: expect.objectContaining({ fields: { file: [expect.stringContaining('Expected')] } }),
        }),
      )
  })
})
