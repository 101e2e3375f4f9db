import { describe, expect, it } from 'vitest'
import iconv from 'iconv-lite'
import { readCards } from './readCards'

const lines = (...each: string[]) => `${each.join('\r\n')}\r\n`
const card = (version: string, ...each: string[]) =>
  lines('BEGIN:VCARD', `VERSION:${version}`, ...each, 'END:VCARD')
const read = (text: string) => readCards(Buffer.from(text))
const fields = (version: string, ...each: string[]) => read(card(version, ...each))[0]?.fields
const refusal = (kind: string) => expect.objectContaining({ kind })

describe('vCards 3.0 and 4.0', () => {
  it('[CT-03] tell all that we keep', () => {
    const text = card(
      '3.0',
      'N:张;伟;;;',
      'FN:张伟',
      'EMAIL;TYPE=INTERNET:wei@home.example',
      'EMAIL;TYPE=INTERNET,PREF:wei@example.com',
      'TEL;TYPE=CELL:13800138000',
      'TEL;TYPE=WORK,VOICE:010-1',
      'TEL;TYPE=HOME:010-2',
      'TEL;TYPE=WORK,FAX:010-3',
      'ADR;TYPE=WORK:;12 层;知春路 1 号;北京;北京市;100080;中国',
      'ADR;TYPE=HOME:;;海淀路 2 号;北京;;100081;',
      'BDAY:1990-04-23',
      String.raw`ORG:甲公司\; 乙;研发部;一组`,
      'TITLE:经理',
      'URL:www.example.com',
      String.raw`NOTE:一\n二\, 三`,
      'X-QQ:12345',
      'IMPP;X-SERVICE-TYPE=MSN:msnim:wei@live.example',
      String.raw`CATEGORIES:朋友,A\, B`,
      'CATEGORIES:同事',
      'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ',
      ' SkZJRg',
    )
    expect(read(text)).toEqual([
      {
        row: 1,
        fields: {
          name: '张伟',
          address: 'wei@example.com',
          moreAddresses: ['wei@home.example'],
          mobile: '13800138000',
          workPhone: '010-1',
          homePhone: '010-2',
          fax: '010-3',
          workAddress: {
            country: '中国',
            region: '北京市',
            city: '北京',
            street: '知春路 1 号 12 层',
            postalCode: '100080',
          },
          homeAddress: { country: '', region: '', city: '北京', street: '海淀路 2 号', postalCode: '100081' },
          birthday: '1990-04-23',
          company: '甲公司; 乙',
          department: '研发部 / 一组',
          jobTitle: '经理',
          homepage: 'http://www.example.com',
          remark: '一\n二, 三',
          qq: '12345',
          msn: 'wei@live.example',
        },
        groups: ['朋友', 'A, B', '同事'],
      },
    ])
  })

  it('[CT-03] prefer by number in 4.0', () => {
    const told = fields(
      '4.0',
      'EMAIL;PREF=50:b@example.com',
      'EMAIL:c@example.com',
      'EMAIL;PREF=1:a@example.com',
      'TEL;VALUE=uri;TYPE="work,voice":tel:+1-418;ext=102',
    )
    expect(told).toEqual({
      address: 'a@example.com',
      moreAddresses: ['b@example.com', 'c@example.com'],
      workPhone: '+1-418 ext. 102',
    })
  })

  it.each([
    ['BDAY:19900423', '1990-04-23'],
    ['BDAY:1990-04-23T00:00:00Z', '1990-04-23'],
    ['BDAY;VALUE=date:1990-04-23', '1990-04-23'],
    ['BDAY:--0423', '--04-23'],
    ['BDAY:--04-23', '--04-23'],
    ['BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-23', '--04-23'],
    ['BDAY;VALUE=text:circa 1800', undefined],
  ])('[CT-03] tell the birthday: %s', (line, birthday) => {
    expect(fields('4.0', 'FN:A', line)?.birthday).toBe(birthday)
  })

  it('[CT-03] fold their lines anywhere, also within a character', () => {
    const text = Buffer.from(card('3.0', 'FN:张伟伟', 'EMAIL:a@example.com'))
    const at = text.indexOf('伟') + 1
    const folded = Buffer.concat([text.subarray(0, at), Buffer.from('\r\n '), text.subarray(at)])
    expect(readCards(folded)[0]?.fields.name).toBe('张伟伟')
  })

  it('[CT-03] put people into groups by cards of groups', () => {
    const people = card('4.0', 'UID:urn:uuid:1', 'FN:A') + card('4.0', 'UID:2', 'FN:B')
    const group = card('4.0', 'KIND:group', 'FN:Friends', 'MEMBER:urn:uuid:1', 'MEMBER:urn:uuid:3')
    expect(read(group + people).map(({ groups }) => groups)).toEqual([['Friends'], []])
  })
})

describe('vCards 2.1', () => {
  it('[CT-03] are quoted-printable over several lines, in the encoding that they name', () => {
    const quoted = (text: string, encoding: string) =>
      [...iconv.encode(text, encoding)]
        .map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`)
        .join('')
    const name = quoted('张伟', 'gbk')
    const note = quoted('第一行\r\n第二行', 'utf-8')
    const told = fields(
      '2.1',
      `N;CHARSET=GBK;ENCODING=QUOTED-PRINTABLE:${name.slice(0, 6)};${name.slice(6)};;;`,
      `FN;CHARSET=GBK;QUOTED-PRINTABLE:${name.slice(0, 6)}=`,
      name.slice(6),
      `NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${note.slice(0, 30)}=`,
      note.slice(30),
      'TEL;WORK;VOICE:010-1',
      'TEL;CELL:13800138000',
      'TEL;WORK;FAX:010-3',
      'ADR;WORK;PREF:;;1 Road;Town;;1;',
      'EMAIL;INTERNET:b@example.com',
      'EMAIL;PREF;INTERNET:a@example.com',
    )
    expect(told).toEqual({
      name: '张伟',
      address: 'a@example.com',
      moreAddresses: ['b@example.com'],
      remark: '第一行\n第二行',
      workPhone: '010-1',
      mobile: '13800138000',
      fax: '010-3',
      workAddress: { country: '', region: '', city: 'Town', street: '1 Road', postalCode: '1' },
    })
  })

  it.each(['gbk', 'utf-8', 'utf-16le'])('[CT-03] are read in %s, which they do not name', (encoding) => {
    const text = card('2.1', 'N:张;伟', 'FN:张伟', 'ORG:北京信息技术有限公司', 'EMAIL;INTERNET:a@example.com')
    expect(readCards(iconv.encode(text, encoding, { addBOM: encoding === 'utf-16le' }))[0]?.fields).toEqual({
      name: '张伟',
      company: '北京信息技术有限公司',
      address: 'a@example.com',
    })
  })

  it('[CT-03] within a card are passed over', () => {
    const agent = ['AGENT:', 'BEGIN:VCARD', 'VERSION:2.1', 'FN:Assistant', 'END:VCARD']
    expect(read(card('2.1', 'FN:A', ...agent, 'EMAIL:a@example.com')).map((each) => each.fields)).toEqual([
      { name: 'A', address: 'a@example.com' },
    ])
  })
})

describe('broken and hostile vCards', () => {
  it('[CT-03] spoil neither themselves nor the others', () => {
    const text = [
      card(
        '3.0',
        'FN:A',
        'no line at all',
        ':',
        ';;;:x',
        'TEL;TYPE=:1',
        'EMAIL;TYPE="unclosed:x',
        'EMAIL:a@example.com',
        'BDAY:yesterday',
      ),
      lines('BEGIN:VCARD', 'VERSION:3.0', 'FN:B', 'EMAIL:b@example.com'),
      card('9.9', 'FN:C', '', '  stray', 'EMAIL:c@example.com'),
      card('3.0'),
      lines('END:VCARD', 'garbage', '\0\0'),
      lines('BEGIN:VCARD', 'VERSION:3.0', 'FN:D', 'EMAIL:d@example.com', 'NOTE:cut of'),
    ].join('')
    expect(read(text).map((each) => [each.row, each.fields.name, each.fields.address])).toEqual([
      [1, 'A', 'a@example.com'],
      [2, 'B', 'b@example.com'],
      [3, 'C', 'c@example.com'],
      [4, 'D', 'd@example.com'],
    ])
  })

  it('[CT-03] take control characters out of texts', () => {
    expect(fields('3.0', 'FN:A\0\u0007B', 'EMAIL:a@example.com\0')).toEqual({
      name: 'AB',
      address: 'a@example.com',
    })
  })

  it('[CT-03] [T40] end in time however deep, long or many they are', () => {
    const deep = 'AGENT:\nBEGIN:VCARD\n'.repeat(200_000)
    expect(read(`BEGIN:VCARD\nFN:A\n${deep}`)).toHaveLength(1)
    expect(read('BEGIN:VCARD\n'.repeat(200_000))).toEqual([])
    expect(read(card('3.0', `FN:${'A'.repeat(8_000_000)}`))[0]?.fields.name).toHaveLength(4000)
    expect(read(card('3.0', `FN;${'X=1;'.repeat(2_000_000)}:A`))).toHaveLength(1)
    expect(read(card('3.0', `FN:A${'\r\n folded'.repeat(500_000)}`))).toHaveLength(1)
    expect(read(card('3.0', `EMAIL${';"'.repeat(1_000_000)}:x`, 'FN:A'))).toHaveLength(1)
    expect(
      read(
        card('2.1', `NOTE;QUOTED-PRINTABLE:${'='.repeat(2_000_000)}${'\r\n='.repeat(100_000)}`, '', 'FN:A'),
      ),
    ).toHaveLength(1)
  })

  it('[CT-03] [F4] of more people than are read are refused', () => {
    const people = (count: number) =>
      Array.from({ length: count }, (_, index) => card('3.0', `FN:P${index}`)).join('')
    expect(read(people(5000))).toHaveLength(5000)
    expect(() => read(people(5001))).toThrow(refusal('tooLarge'))
  })

  it('[CT-03] that are none are refused', () => {
    for (const text of [
      '',
      'BEGIN:VCALENDAR\nEND:VCALENDAR\n',
      'name,email\nA,a@example.com\n',
      '\u0089PNG\r\n',
    ])
      expect(() => read(text)).toThrow(refusal('invalid'))
  })
})
