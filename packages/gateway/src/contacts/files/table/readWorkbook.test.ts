import { describe, expect, it } from 'vitest'
import { CFB, utils, write, type BookType, type WorkBook } from '@e965/xlsx'
import { readWorkbook } from './readWorkbook'

type Cells = readonly (readonly unknown[])[]

const bookOf = (...sheets: Cells[]): WorkBook => {
  const book = utils.book_new()
  for (const [index, cells] of sheets.entries())
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells as unknown[][]), `Sheet ${index}`)
  return book
}
const bytesOf = (book: WorkBook, bookType: BookType = 'xlsx') =>
  write(book, { type: 'buffer', bookType, bookSST: bookType === 'xlsx', compression: true }) as Buffer
const read = (...sheets: Cells[]) => readWorkbook(bytesOf(bookOf(...sheets)))
const refusal = (kind: string) => expect.objectContaining({ kind })

const people: Cells = [
  ['姓名', '电子邮件', '手机', '生日'],
  ['张伟', 'wei@example.com', 13_800_138_000, '1990/4/23'],
  ['王小明', 'ming@example.com', '13900139000', ''],
]
const expected = [
  {
    row: 1,
    fields: { name: '张伟', address: 'wei@example.com', mobile: '13800138000', birthday: '1990-04-23' },
    groups: [],
  },
  { row: 2, fields: { name: '王小明', address: 'ming@example.com', mobile: '13900139000' }, groups: [] },
]

describe('workbooks', () => {
  it.each(['xlsx', 'biff8', 'biff5', 'biff2'] as const)('[CT-03] of kind %s are read', (kind) => {
    // The oldest know no letters of China.
    const cells =
      kind === 'biff8' || kind === 'xlsx'
        ? people
        : [
            ['Name', 'E-mail'],
            ['Wei', 'wei@example.com'],
          ]
    const read = readWorkbook(bytesOf(bookOf(cells), kind))
    expect(read).toEqual(
      cells === people
        ? expected
        : [{ row: 1, fields: { name: 'Wei', address: 'wei@example.com' }, groups: [] }],
    )
  })

  it('[CT-03] that are text by another name are read too', () => {
    expect(readWorkbook(Buffer.from('姓名\t邮箱\n张伟\twei@example.com\n'))[0]?.fields).toEqual({
      name: '张伟',
      address: 'wei@example.com',
    })
  })

  it('[CT-03] are read by their first sheet that is understood, below its title', () => {
    expect(
      read(
        [['How to fill this in'], ['one row', 'each']],
        [['通讯录'], [], ...people],
        [['Name'], ['Nobody']],
      ),
    ).toEqual(expected)
  })

  it('[CT-03] without heads are read by their addresses', () => {
    expect(read([[]], [['张伟', 'wei@example.com']])[0]?.fields).toEqual({
      name: '张伟',
      address: 'wei@example.com',
    })
  })

  it('[CT-03] keep the zeros before a number', () => {
    const book = bookOf([
      ['Name', 'E-mail', 'Zip'],
      ['A', 'a@example.com', 10_010],
    ])
    book.Sheets['Sheet 0']!['C2']!.z = '000000'
    expect(readWorkbook(bytesOf(book))[0]?.fields.workAddress?.postalCode).toBe('010010')
  })

  it('[CT-03] say the last value of a formula', () => {
    const book = bookOf([
      ['Name', 'E-mail'],
      ['A', 'x'],
    ])
    book.Sheets['Sheet 0']!['B2'] = { t: 's', v: 'a@example.com', f: 'LOWER("A@example.com")' }
    expect(readWorkbook(bytesOf(book))[0]?.fields.address).toBe('a@example.com')
  })

  it('[CT-03] refuse a password', () => {
    const box = CFB.utils.cfb_new()
    CFB.utils.cfb_add(box, 'EncryptionInfo', Buffer.alloc(64))
    CFB.utils.cfb_add(box, 'EncryptedPackage', Buffer.alloc(4096))
    expect(() => readWorkbook(Buffer.from(CFB.write(box, { type: 'buffer' }) as Uint8Array))).toThrow(
      refusal('invalid'),
    )
  })
})

describe('days in cells', () => {
  const dated = (value: number, format: string, isFrom1904 = false, kind: BookType = 'xlsx') => {
    const book = bookOf([
      ['Name', 'E-mail', 'Birthday'],
      ['A', 'a@example.com', value],
    ])
    book.Sheets['Sheet 0']!['C2']!.z = format
    book.Workbook = { WBProps: { date1904: isFrom1904 } }
    return readWorkbook(bytesOf(book, kind))[0]?.fields.birthday
  }

  it.each([
    [32_986, 'yyyy-mm-dd', false],
    [32_986, 'm/d/yy', false],
    [32_986.75, 'yyyy"年"m"月"d"日"', false],
    [32_986, '[$-804]yyyy/m/d;@', false],
    [31_524, 'yyyy-mm-dd', true],
    [31_524, 'd-mmm-yy', true],
  ])('[CT-03] %d as %s is one of 1990, from 1904: %s', (value, format, isFrom1904) => {
    expect(dated(value, format, isFrom1904)).toBe('1990-04-23')
    expect(dated(value, format, isFrom1904, 'biff8')).toBe('1990-04-23')
  })

  it('[CT-03] before March of 1900 are told as Excel tells them', () => {
    expect(dated(1, 'yyyy-mm-dd')).toBe('1900-01-01')
    expect(dated(61, 'yyyy-mm-dd')).toBe('1900-03-01')
    expect(dated(60, 'yyyy-mm-dd')).toBeUndefined()
  })
})

describe('hostile workbooks', () => {
  it('[CT-03] [F4] of more rows than are read are refused', () => {
    const rows = Array.from({ length: 6000 }, (_, index) => [`P${index}`, `p${index}@example.com`])
    expect(() => read([['Name', 'E-mail'], ...rows])).toThrow(refusal('tooLarge'))
    expect(read([['Name', 'E-mail'], ...rows.slice(0, 5000)])).toHaveLength(5000)
    expect(() => read([['Name', 'E-mail'], ...rows.slice(0, 5001)])).toThrow(refusal('tooLarge'))
  })

  it('[CT-03] that colour whole columns are read', () => {
    const book = bookOf(people)
    book.Sheets['Sheet 0']!['D60000'] = { t: 'z', z: '@' }
    book.Sheets['Sheet 0']!['!ref'] = 'A1:D60000'
    expect(readWorkbook(bytesOf(book))).toEqual(expected)
  })

  it('[CT-03] [T17] with heads of prototypes change nothing', () => {
    const [person] = read([
      ['__proto__', 'constructor', 'Name', 'E-mail', 'toString'],
      ['polluted', 'polluted', '__proto__', 'a@example.com', 'x'],
    ])
    expect(person).toEqual({ row: 1, fields: { name: '__proto__', address: 'a@example.com' }, groups: [] })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('[CT-03] [D2] with a cell of 20 MB are read, less what nobody keeps', () => {
    const cells = bookOf([
      ['Name', 'E-mail'],
      ['CELL', 'a@example.com'],
    ])
    const bytes = repacked(bytesOf(cells), /sharedStrings/, (xml) =>
      xml.replace('CELL', 'x'.repeat(20_000_000)),
    )
    expect(bytes.length).toBeLessThan(1_000_000)
    const [person] = readWorkbook(bytes)
    expect(person?.fields.name?.length).toBe(4000)
  })

  it('[CT-03] [F4] that unpack to more than fits are refused', () => {
    const bomb = repacked(bytesOf(bookOf(people)), /sheet1/, (xml) => xml + ' '.repeat(100_000_000))
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(() => readWorkbook(bomb)).toThrow(refusal('tooLarge'))
  })

  it('[CT-03] [F4] keep to the bytes that were counted: what lies about its size is refused', () => {
    const bytes = Buffer.from(bytesOf(bookOf(people)))
    const entry = bytes.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
    bytes.writeUInt32LE(0x7fff_ffff, entry + 20)
    expect(() => readWorkbook(bytes)).toThrow(refusal('invalid'))
  })

  it('[CT-03] [F5] expand no entities and reach for no files', () => {
    const bytes = repacked(
      bytesOf(
        bookOf([
          ['Name', 'E-mail'],
          ['CELL', 'a@example.com'],
        ]),
      ),
      /sharedStrings/,
      (xml) =>
        xml
          .replace(
            '?>',
            '?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>',
          )
          .replace('CELL', 'n&b;&c;'),
    )
    const [person] = readWorkbook(bytes)
    expect(person?.fields.name).not.toContain('aaaa')
    expect(person?.fields.name).not.toContain('root')
  })

  it.each([
    ['a picture', Buffer.from('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'latin1')],
    ['a page', Buffer.from('<html><table><tr><td>Name</td></tr></table></html>')],
    [
      'a zip of something else',
      Buffer.from(
        CFB.write(withFile('word/document.xml'), { fileType: 'zip', type: 'buffer' }) as Uint8Array,
      ),
    ],
    ['nothing', Buffer.alloc(0)],
    ['the beginning of a zip', Buffer.from('PK\u0003\u0004', 'latin1')],
    ['the beginning of a container', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['a container of zeros', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)])],
  ])('[CT-03] [F2] that are none are refused: %s', (_, bytes) => {
    expect(() => readWorkbook(bytes)).toThrow(refusal('invalid'))
  })

  it('[CT-03] [F4] cut anywhere are read or refused plainly', () => {
    for (const kind of ['xlsx', 'biff8'] as const) {
      const whole = bytesOf(bookOf(people), kind)
      for (let length = 0; length < whole.length; length += Math.ceil(whole.length / 60)) {
        let kindOfError = 'read'
        try {
          readWorkbook(whole.subarray(0, length))
        } catch (error) {
          kindOfError = (error as { kind?: string }).kind ?? String(error)
        }
        expect(['read', 'invalid'], `${kind} of ${length} bytes`).toContain(kindOfError)
      }
    }
  })
})

function withFile(name: string) {
  const box = CFB.utils.cfb_new()
  CFB.utils.cfb_add(box, name, Buffer.from('<x/>'))
  return box
}

/** The same workbook with another content of one part. */
function repacked(bytes: Buffer, part: RegExp, change: (xml: string) => string): Buffer {
  const box = CFB.read(bytes, { type: 'buffer' }) as {
    FullPaths: string[]
    FileIndex: { content: unknown; size: number }[]
  }
  const at = box.FullPaths.findIndex((path) => part.test(path))
  const content = Buffer.from(change(Buffer.from(box.FileIndex[at]!.content as Uint8Array).toString('utf8')))
  box.FileIndex[at]!.content = content
  box.FileIndex[at]!.size = content.length
  return Buffer.from(CFB.write(box, { fileType: 'zip', type: 'buffer', compression: true }) as Uint8Array)
}
