import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { mail } from '../test/mail'
import { parseMessage } from './parseMessage'
import type { ParsedMessage } from './ParsedMessage'

const gbk = (text: string): Buffer => iconv.encode(text, 'gb18030')
const base64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64')
const files = (message: ParsedMessage): string[] => message.attachments.map((file) => file.filename)

describe('charsets of the body', () => {
  const text = '会议改到周三下午，请带上合同。'
  it.each([
    [
      'GB18030 with characters of four bytes',
      'gb18030',
      iconv.encode('㐀㐁𠀀 中文', 'gb18030'),
      '㐀㐁𠀀 中文',
    ],
    ['GB2312 that is really GBK', 'gb2312', gbk('镕 朱镕基 喆'), '镕 朱镕基 喆'],
    ['Big5', 'big5', iconv.encode('許功蓋的會議', 'big5'), '許功蓋的會議'],
    ['Shift_JIS', 'Shift_JIS', iconv.encode('表示ソフト会議', 'shiftjis'), '表示ソフト会議'],
    ['EUC-JP', 'euc-jp', iconv.encode('会議の日程', 'eucjp'), '会議の日程'],
    ['ISO-2022-JP', 'iso-2022-jp', Buffer.from('\x1b$B2q5D\x1b(B ok'), '会議 ok'],
    ['ISO-2022-KR', 'iso-2022-kr', Buffer.from('\x1b$)C\x0e>H3g\x0f ok'), '안녕 ok'],
    [
      'EUC-KR with syllables of CP949 only',
      'euc-kr',
      iconv.encode('똠방각하 안녕', 'cp949'),
      '똠방각하 안녕',
    ],
    ['KOI8-R', 'koi8-r', iconv.encode('Привет', 'koi8-r'), 'Привет'],
    ['HZ', 'hz-gb-2312', Buffer.from('~{VPND~} ~~'), '中文 ~'],
    [
      'Johab',
      'johab',
      Buffer.from('b465917720d061ad41b6612099b1a47720884120f7d3f1ae20da31', 'hex'),
      '안녕 하세요 똠방 ㄱ 漢字 ！',
    ],
    [
      'EUC-TW, both planes',
      'euc-tw',
      Buffer.from('c4e3c5c6e0c1e6dc20e4c4fabe208ea2a1a1', 'hex'),
      '中文測試 會議 乂',
    ],
    ['UTF-7', 'utf-7', Buffer.from('+Ti1lhw-'), '中文'],
    ['UTF-8 labelled us-ascii', 'us-ascii', Buffer.from(text), text],
    ['UTF-8 labelled gb2312', 'gb2312', Buffer.from(text), text],
    ['UTF-8 labelled iso-8859-1', 'iso-8859-1', Buffer.from(text), text],
    ['GBK labelled utf-8', 'utf-8', gbk(text), text],
    ['GBK without a label', '', gbk(text), text],
    ['a label nobody knows', 'x-made-up', gbk(text), text],
    ['windows-1252 labelled iso-8859-1', 'iso-8859-1', Buffer.from([0x93, 0x80, 0x94]), '“€”'],
    ['one character of GBK that is also UTF-8', 'gb2312', Buffer.from([0xd0, 0xa1]), '小'],
  ])('[RD-18] reads %s', async (_, charset, body, expected) => {
    const type = charset ? `Content-Type: text/plain; charset="${charset}"` : 'Content-Type: text/plain'
    const message = await parseMessage(mail('Subject: x', type, 'Content-Transfer-Encoding: 8bit', '', body))
    expect(message.plainText.trim()).toBe(expected)
  })

  it.each([
    ['UTF-16 with a mark', 'utf-16', Buffer.from('\ufeff中文', 'utf16le')],
    ['UTF-16 without a mark or label', 'us-ascii', Buffer.from('a text in 中文 with blanks', 'utf16le')],
    ['UTF-8 with a mark under a wrong label', 'gb2312', Buffer.from('\ufeff中文')],
    ['UTF-32 with a mark', 'utf-32', iconv.encode('\ufeff中文', 'utf-32le')],
  ])('[RD-18] reads %s', async (_, charset, body) => {
    const type = `Content-Type: text/plain; charset=${charset}`
    const message = await parseMessage(mail(type, 'Content-Transfer-Encoding: base64', '', base64(body)))
    expect(message.plainText).toMatch(/^(?:a text in )?中文(?: with blanks)?$/)
  })

  it('[RD-18] takes the charset of HTML from its meta element when the mail names none', async () => {
    const html = gbk('<html><head><meta charset="gb2312"></head><body>合同</body></html>')
    const message = await parseMessage(mail('Content-Type: text/html', '', html))
    expect(message.htmlText).toContain('<body>合同</body>')
    expect(message.plainText).toBe('合同')
  })
})

describe('header', () => {
  it.each([
    ['a raw GBK subject', gbk('关于合同的通知'), '关于合同的通知'],
    ['a raw UTF-8 subject', Buffer.from('关于合同'), '关于合同'],
    ['a raw Portuguese subject', iconv.encode('Formação de Verão', 'latin1'), 'Formação de Verão'],
    ['a raw Latin subject', iconv.encode('Müller für Straße', 'latin1'), 'Müller für Straße'],
    [
      'a character cut over two words',
      `=?utf-8?B?${base64(Buffer.from('合同').subarray(0, 4))}?= =?utf-8?B?${base64(Buffer.from('合同').subarray(4))}?=`,
      '合同',
    ],
    ['GBK labelled gb2312', `=?gb2312?B?${base64(gbk('朱镕基'))}?=`, '朱镕基'],
    ['Q encoding with blanks and underscores', '=?iso-8859-1?Q?a_b c=E9?=', 'a b cé'],
    ['words between plain text', 'Re: =?utf-8?B?5ZCI?= x =?utf-8?B?5ZCM?=', 'Re: 合 x 同'],
    ['a language in the word', '=?utf-8*zh?B?5ZCI?=', '合'],
    ['a folded subject', 'one\r\n two\r\n\tthree', 'one two three'],
    ['something that only looks like a word', '=?utf-8?X?abc?= =?', '=?utf-8?X?abc?= =?'],
    ['NUL, controls and overrides', '=?utf-8?Q?a=00b=07c=E2=80=AEd?=', 'a b cd'],
    ['lone surrogates in UTF-7', '=?utf-7?Q?+2AA-x?=', 'x'],
  ])('[RD-18] decodes %s', async (_, subject, expected) => {
    const raw = Buffer.concat([Buffer.from('Subject: '), Buffer.from(subject), Buffer.from('\r\n\r\nx')])
    expect((await parseMessage(raw)).headers.subject).toBe(expected)
  })

  it('[RD-05] reads people, ids, date, lists and wishes', async () => {
    const { headers } = await parseMessage(
      mail(
        'From: =?utf-8?B?546L?= <wang@example.com>',
        'To: Team: a@example.com, "Doe, Jane" <jane@example.com>;, b@example.com',
        'Cc: x@example.com',
        'Cc: y@example.com',
        'Reply-To: r@example.com',
        'Date: Wed, 01 May 2024 18:00:00 +0800',
        'Message-ID: <m1@example.com>',
        'In-Reply-To: <m0@example.com>',
        'References: <a@b> <m0@example.com>',
        'List-Unsubscribe: <https://example.com/u>, <javascript:x>, <mailto:u@example.com>',
        'Disposition-Notification-To: wang@example.com',
        'X-Priority: 1 (Highest)',
        'Auto-Submitted: auto-generated; x=1',
        '',
        'x',
      ),
    )
    expect(headers).toMatchObject({
      from: [{ address: 'wang@example.com', name: '王' }],
      to: [
        { address: 'a@example.com', name: '' },
        { address: 'jane@example.com', name: 'Doe, Jane' },
        { address: 'b@example.com', name: '' },
      ],
      cc: [{ address: 'x@example.com' }, { address: 'y@example.com' }],
      replyTo: [{ address: 'r@example.com' }],
      date: Date.UTC(2024, 4, 1, 10),
      messageId: 'm1@example.com',
      inReplyTo: ['m0@example.com'],
      references: ['a@b', 'm0@example.com'],
      listUnsubscribe: ['https://example.com/u', 'mailto:u@example.com'],
      dispositionNotificationTo: [{ address: 'wang@example.com' }],
      priority: 'high',
      autoSubmitted: 'auto-generated',
      isAutomatic: true,
    })
  })
})

describe('structure', () => {
  it('[RD-18] keeps HTML, its text, an inline picture and a file apart', async () => {
    const message = await parseMessage(
      mail(
        'Content-Type: multipart/mixed; boundary=m',
        '',
        '--m',
        'Content-Type: multipart/related; boundary=r',
        '',
        '--r',
        'Content-Type: multipart/alternative; boundary=a',
        '',
        '--a',
        '',
        'plain',
        '--a',
        'Content-Type: text/html',
        '',
        '<p>rich <img src="cid:p%401@x"></p>',
        '--a--',
        '--r',
        'Content-Type: image/png; name="a.png"',
        'Content-ID: <p@1@x>',
        'Content-Transfer-Encoding: base64',
        '',
        base64('picture'),
        '--r--',
        '--m',
        'Content-Type: application/pdf',
        "Content-Disposition: attachment; filename*0*=utf-8''%E6%8A%A5; filename*1*=%E5%91%8A; filename*2=.pdf",
        '',
        'pdf',
        '--m--',
      ),
    )
    expect(message).toMatchObject({
      plainText: 'plain',
      htmlText: expect.stringContaining('rich'),
      isHtml: true,
    })
    expect(message.attachments).toMatchObject([
      { id: '1.2', filename: 'a.png', contentId: 'p@1@x', isInline: true, sizeBytes: 7 },
      { id: '2', filename: '报告.pdf', contentType: 'application/pdf', isInline: false, sizeBytes: 3 },
    ])
  })

  it('[RD-18] shows every text of a mixture in its place', async () => {
    const message = await parseMessage(
      mail(
        'Content-Type: multipart/mixed; boundary=m',
        '',
        '--m',
        '',
        'one',
        '--m',
        'Content-Type: text/html',
        '',
        '<b>two</b>',
        '--m',
        '',
        'three <3',
        '--m--',
      ),
    )
    expect(message.plainText).toBe('one\n\ntwo\n\nthree <3')
    expect(message.htmlText).toMatch(/one<\/div>\s*<hr>\s*<b>two<\/b>\s*<hr>\s*<div[^>]*>three &lt;3/)
  })

  it.each([
    ['no closing boundary', ['--m', '', 'one', '--m', '', 'two'], 'one\n\ntwo'],
    ['no boundary line at all', ['just text'], 'just text'],
    [
      'blanks and junk after the boundary',
      ['--m  ', '', 'one', '--m junk', '', 'two', '--m-- bye', 'epilogue'],
      'one\n\ntwo',
    ],
    ['a boundary that begins like ours', ['--m', '', 'one', '--mm', '--m--'], 'one\n--mm'],
    [
      'an inner multipart that never closes',
      ['--m', 'Content-Type: multipart/mixed; boundary=i', '', '--i', '', 'one', '--m', '', 'two', '--m--'],
      'one\n\ntwo',
    ],
    [
      'an inner multipart without parts',
      ['--m', 'Content-Type: multipart/alternative; boundary=i', '', 'lost?', '--m--'],
      'lost?',
    ],
    ['a part without header and blank line', ['--m', 'text at once', '--m--'], 'text at once'],
  ])('[RD-18] reads a multipart with %s', async (_, lines, expected) => {
    const message = await parseMessage(mail('Content-Type: multipart/mixed; boundary="m"', '', ...lines))
    expect(message.plainText.trim()).toBe(expected)
  })

  it('[RD-18] splits a body that uses a boundary under another type', async () => {
    const message = await parseMessage(
      mail(
        'Content-Type: text/html; boundary=m',
        '',
        '--m',
        'Content-Type: text/html',
        '',
        '<b>here</b>',
        '--m--',
      ),
    )
    expect(message).toMatchObject({ plainText: 'here', htmlText: '<b>here</b>' })
  })

  it('[RD-18] finds the boundary that the header forgot', async () => {
    const message = await parseMessage(
      mail('Content-Type: multipart/mixed', '', '--abc', 'Content-Type: text/plain', '', 'here', '--abc--'),
    )
    expect(message.plainText).toBe('here')
  })

  it.each([
    ['text without any header', 'Only text\r\nsecond line', 'Only text\nsecond line'],
    ['blank lines before the header', '\r\n\r\nSubject: s\r\n\r\nbody', 'body'],
    ['an mbox line before the header', 'From a@b Mon Jan 1 00:00:00 2024\r\nSubject: s\r\n\r\nbody', 'body'],
    ['a line of blanks after the header', 'Subject: s\r\n \r\nThe body', 'The body'],
    [
      'no blank line after the header',
      'Subject: s\r\nThe body without colon\r\nmore',
      'The body without colon\nmore',
    ],
    ['line ends of the old Macintosh', 'Subject: s\r\rbody', 'body'],
    ['bare line feeds', 'Subject: s\n\nbody', 'body'],
  ])('[RD-18] finds the body of %s', async (_, raw, expected) => {
    expect((await parseMessage(Buffer.from(raw))).plainText).toBe(expected)
  })

  it('[RD-18] reads bad base64 as far as it goes', async () => {
    const body = `${base64('Hello ')}\r\n!!${base64('world').replace(/=+$/, '')}`
    const message = await parseMessage(mail('Content-Transfer-Encoding: base64', '', body))
    expect(message.plainText).toBe('Hello world')
  })

  it('[RD-18] joins flowed lines and leaves the signature mark alone', async () => {
    const message = await parseMessage(
      mail('Content-Type: text/plain; format=flowed', '', 'one ', 'two', '> quoted ', '> on', '-- ', 'Name'),
    )
    expect(message.plainText.trim()).toBe('one two\n> quoted on\n-- \nName')
  })
})

describe('attachments', () => {
  it.each([
    [
      'a raw GBK name',
      Buffer.concat([Buffer.from('attachment; filename="'), gbk('季度报告.docx'), Buffer.from('"')]),
      '季度报告.docx',
    ],
    ['an encoded word', 'attachment; filename="=?gbk?B?' + base64(gbk('合同.pdf')) + '?="', '合同.pdf'],
    ['RFC 2231 in GB2312', "attachment; filename*=gb2312''%BA%CF%CD%AC.pdf", '合同.pdf'],
    ['a path', 'attachment; filename="..\\\\..\\\\etc/passwd.txt"', 'passwd.txt'],
    [
      'an override that swaps the ending',
      'attachment; filename="=?utf-8?Q?ann=E2=80=AEfdp.exe?="',
      'annfdp.exe',
    ],
    ['no name', 'attachment', 'attachment.pdf'],
    ['a semicolon in quotes', 'attachment; filename="a;b.pdf"', 'a;b.pdf'],
    ['no quotes around blanks', 'attachment; filename=my file.pdf', 'my file.pdf'],
  ])('[RD-06] [X8] names a file with %s', async (_, disposition, expected) => {
    const raw = mail(
      'Content-Type: multipart/mixed; boundary=m',
      '',
      '--m',
      '',
      'text',
      '--m',
      'Content-Type: application/pdf',
      Buffer.concat([Buffer.from('Content-Disposition: '), Buffer.from(disposition)]),
      '',
      'x',
      '--m--',
    )
    expect(files(await parseMessage(raw))).toEqual([expected])
  })

  it('[RD-18] lists a mail within the mail by its subject and leaves its parts inside', async () => {
    const message = await parseMessage(
      mail(
        'Content-Type: multipart/mixed; boundary=m',
        '',
        '--m',
        '',
        'see below',
        '--m',
        'Content-Type: message/rfc822',
        '',
        'Subject: =?utf-8?B?5ZCI5ZCM?=',
        'Content-Type: multipart/mixed; boundary=n',
        '',
        '--n',
        '',
        'inner',
        '--n--',
        '',
        '--m--',
      ),
    )
    expect(message.plainText).toBe('see below')
    expect(message.attachments).toMatchObject([
      { filename: '合同.eml', isMessage: true, contentType: 'message/rfc822' },
    ])
  })

  it('[RD-18] takes the parts of a digest for mails', async () => {
    const message = await parseMessage(
      mail(
        'Content-Type: multipart/digest; boundary=m',
        '',
        '--m',
        '',
        'Subject: one',
        '',
        '1',
        '--m',
        '',
        'Subject: two',
        '',
        '2',
        '--m--',
      ),
    )
    expect(files(message)).toEqual(['one.eml', 'two.eml'])
  })

  it('[T10] never passes on a media type that is not two plain words', async () => {
    const message = await parseMessage(
      mail(
        'Content-Type: application/x-evil<script>; name=a.bin',
        'Content-Disposition: attachment',
        '',
        'x',
      ),
    )
    expect(message.attachments[0]!.contentType).toBe('application/octet-stream')
  })

  it('[RD-06] keeps a picture that the HTML does not show in the list', async () => {
    const message = await parseMessage(
      mail(
        'Content-Type: multipart/related; boundary=m',
        '',
        '--m',
        'Content-Type: text/html',
        '',
        '<p>x</p>',
        '--m',
        'Content-Type: image/png',
        'Content-ID: <a>',
        'Content-Disposition: inline',
        '',
        'x',
        '--m--',
      ),
    )
    expect(message.attachments).toMatchObject([
      { filename: 'image.png', isInline: false, disposition: 'inline' },
    ])
  })

  it('[RD-06] treats a named text as a file, and also shows it when it is all there is', async () => {
    const named = ['Content-Type: text/plain; name=notes.txt', '', 'notes']
    const alone = await parseMessage(mail(...named))
    expect([alone.plainText.trim(), files(alone)]).toEqual(['notes', ['notes.txt']])
    const second = await parseMessage(
      mail('Content-Type: multipart/mixed; boundary=m', '', '--m', '', 'hi', '--m', ...named, '--m--'),
    )
    expect([second.plainText, files(second)]).toEqual(['hi', ['notes.txt']])
  })
})

it('[RD-18] gives plain data that survives storing', async () => {
  const message = await parseMessage(mail('Subject: s', 'From: a@b', '', 'x'))
  expect(JSON.parse(JSON.stringify(message))).toEqual(message)
})
