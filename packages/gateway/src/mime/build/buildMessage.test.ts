import { MailroomError } from '@mailroom/core'
import { simpleParser } from 'mailparser'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { corpusFiles } from '../test/corporaFolder'
import { parseMessage } from '../parse/parseMessage'
import { readFileSync } from 'node:fs'
import { buildMessage, composeMessage } from './buildMessage'
import type { OutgoingMessage } from './OutgoingMessage'

const draft: OutgoingMessage = {
  from: { address: 'wang@example.com', name: '王小明' },
  to: [{ address: 'jane@example.org', name: 'Doe, Jane' }],
  subject: '关于合同',
  text: '你好',
  date: Date.UTC(2026, 0, 2, 3, 4, 5),
}
const headerLines = (raw: Buffer): string[] =>
  raw
    .toString('latin1')
    .split('\r\n\r\n', 1)[0]!
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n')
const fieldNames = (raw: Buffer): string[] => headerLines(raw).map((line) => line.split(':', 1)[0]!)

it('[CO-10] writes what it was given, as we and another parser read it back', async () => {
  const { raw, messageId } = await buildMessage({
    ...draft,
    cc: [{ address: 'li@例え.jp', name: '' }],
    replyTo: [{ address: 'reply@example.com', name: '' }],
    html: '<p>你好<img src="cid:p1@mailroom"></p>',
    inlineImages: [
      { contentId: 'p1@mailroom', filename: '图.png', contentType: 'image/png', content: Buffer.from('p') },
    ],
    attachments: [
      {
        filename: '报告 2026.pdf',
        contentType: 'application/pdf',
        content: () => Readable.from([Buffer.from('pdf')]),
      },
    ],
    inReplyTo: '<m0@example.org>',
    references: ['<a@b>', 'm0@example.org'],
    headers: { 'X-Priority': '1' },
  })
  const ours = await parseMessage(raw)
  expect(ours).toMatchObject({
    plainText: '你好',
    htmlText: '<p>你好<img src="cid:p1@mailroom"></p>',
    headers: {
      subject: '关于合同',
      from: [draft.from],
      to: draft.to,
      cc: [{ address: 'li@xn--r8jz45g.jp', name: '' }],
      replyTo: [{ address: 'reply@example.com', name: '' }],
      date: draft.date,
      messageId,
      inReplyTo: ['m0@example.org'],
      references: ['a@b', 'm0@example.org'],
      priority: 'high',
    },
    attachments: [
      { filename: '图.png', contentType: 'image/png', isInline: true, sizeBytes: 1 },
      {
        filename: '报告 2026.pdf',
        contentType: 'application/pdf',
        isInline: false,
        disposition: 'attachment',
        sizeBytes: 3,
      },
    ],
  })
  const theirs = await simpleParser(raw)
  expect(theirs).toMatchObject({ subject: '关于合同', text: '你好', messageId: `<${messageId}>` })
  expect(theirs.attachments.map((file) => file.filename)).toEqual(['图.png', '报告 2026.pdf'])
})

it('[CO-03] sends to exactly those asked, each once, and names no blind copy', async () => {
  const { raw, envelope } = await buildMessage({
    ...draft,
    cc: [{ address: 'JANE@example.org', name: '' }],
    bcc: [{ address: 'secret@example.net', name: 'Secret' }],
  })
  expect(envelope).toEqual({ from: 'wang@example.com', to: ['JANE@example.org', 'secret@example.net'] })
  expect(raw.toString('latin1')).not.toMatch(/secret|^bcc:/im)
})

it('[CO-10] writes ASCII lines under 998 characters with CRLF ends, whatever the text', async () => {
  const { raw } = await buildMessage({
    ...draft,
    subject: '很长'.repeat(300),
    text: `${'x'.repeat(5_000)}\n.\nFrom me\n`,
    html: `<p>${'很'.repeat(5_000)}</p>`,
    attachments: [
      { filename: '名'.repeat(200), contentType: 'text/plain', content: Buffer.from('y'.repeat(5_000)) },
    ],
  })
  const text = raw.toString('latin1')
  expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThan(998)
  expect(text).not.toMatch(/[^\r]\n|\r[^\n]|\P{ASCII}/u)
})

it('[CO-10] passes a mail on as a mail when every server lets its lines through, else as a file', async () => {
  const eml = (content: string): OutgoingMessage['attachments'] => [
    { filename: 'old.eml', contentType: 'message/rfc822', content: Buffer.from(content) },
  ]
  const plain = await parseMessage(
    (await buildMessage({ ...draft, attachments: eml('Subject: x\r\n\r\nhi') })).raw,
  )
  expect(plain.attachments).toMatchObject([
    { contentType: 'message/rfc822', isMessage: true, filename: 'old.eml' },
  ])
  const long = eml(`Subject: x\r\n\r\n${'y'.repeat(2_000)}`)
  const asFile = await parseMessage((await buildMessage({ ...draft, attachments: long })).raw)
  expect(asFile.attachments).toMatchObject([
    { contentType: 'application/octet-stream', isMessage: true, filename: 'old.eml' },
  ])
})

it('[CO-10] gives the same mail again, files opened anew each time', async () => {
  let openCount = 0
  const content = (): Readable => {
    openCount++
    return Readable.from([Buffer.from('file')])
  }
  const composed = composeMessage({
    ...draft,
    attachments: [{ filename: 'a', contentType: 'text/plain', content }],
  })
  const read = async (): Promise<number> => Buffer.concat(await composed.stream().toArray()).length
  expect(await read()).toBe(await read())
  expect(openCount).toBe(2)
})

it('[CO-10] writes an empty mail', async () => {
  const { raw } = await buildMessage({ ...draft, subject: '', text: '' })
  expect(await parseMessage(raw)).toMatchObject({ plainText: '', isHtml: false, attachments: [] })
})

describe('injection', () => {
  const plainNames = [
    'From',
    'To',
    'Subject',
    'Message-ID',
    'Date',
    'MIME-Version',
    'Content-Type',
    'Content-Transfer-Encoding',
  ]
  const evil = 'x\r\nBcc: evil@example.net\r\n\r\nbody'

  it.each<[string, Partial<OutgoingMessage>]>([
    ['the subject', { subject: evil }],
    [
      'the subject, by bare line feeds and separators',
      { subject: 'x\nBcc: evil@example.net\u2028Bcc: e@x.y\0\ud800' },
    ],
    ['a name', { to: [{ address: 'jane@example.org', name: evil }] }],
    ['a name with brackets', { to: [{ address: 'jane@example.org', name: '<evil@example.net>, ' }] }],
    ['the message id', { messageId: `a@b>${evil}` }],
  ])('[I1] [T16] adds no field and no recipient through %s', async (_, change) => {
    const { raw, envelope } = await buildMessage({ ...draft, ...change })
    expect(fieldNames(raw).toSorted()).toEqual(plainNames.toSorted())
    expect(envelope.to).toEqual(['jane@example.org'])
    const { headers, plainText } = await parseMessage(raw)
    expect(headers.to.map(({ address }) => address)).toEqual(['jane@example.org'])
    expect([headers.bcc, plainText]).toEqual([[], '你好'])
  })

  it('[I1] [T16] adds no field through ids, extra fields, file names and media types', async () => {
    const { raw } = await buildMessage({
      ...draft,
      inReplyTo: evil,
      references: [evil, '<a@b> <c@d>'],
      headers: {
        'X-A': evil,
        'X-B\r\nBcc': 'evil@example.net',
        Bcc: 'evil@example.net',
        'Content-Type': 'text/html',
        'X-名': '1',
      },
      attachments: [
        { filename: `a"${evil}.txt`, contentType: `text/plain\r\n${evil}`, content: Buffer.from('file') },
      ],
    })
    const names = [...plainNames, 'In-Reply-To', 'References', 'X-A'].filter(
      (name) => name !== 'Content-Transfer-Encoding',
    )
    expect(fieldNames(raw).toSorted()).toEqual(names.toSorted())
    expect(raw.toString('latin1')).not.toMatch(/^Bcc:/m)
    expect((await parseMessage(raw)).attachments).toHaveLength(1)
  })

  it('[I1] keeps naughty strings out of the structure', async () => {
    const lists = corpusFiles('strings')
      .filter((file) => file.endsWith('.txt'))
      .map((file) => readFileSync(file, 'utf8').split('\n'))
    const strings = [evil, '\u202e\ud83d', '=?utf-8?B?DQpCY2M6IGVAeC55?=', ...lists.flat().filter(Boolean)]
    for (const text of strings) {
      const { raw } = await buildMessage({
        ...draft,
        subject: text,
        to: [{ address: 'jane@example.org', name: text }],
      })
      // A subject of which nothing is left is no field.
      expect(plainNames).toEqual(expect.arrayContaining(fieldNames(raw)))
      expect((await parseMessage(raw)).headers.to.map(({ address }) => address)).toEqual(['jane@example.org'])
    }
  })

  it.each(
    [
      '',
      'jane',
      '@example.org',
      'jane@',
      'jane@example.org\r\nRCPT TO:<e@x.y>',
      'jane@example.org, e@x.y',
      'jane@@example.org',
      '"a@evil.example x"@example.org',
      '"jane"@example.org',
      'jane (x)@example.org',
      'jane@example.org(x)',
      'Staff:jane@example.org;',
      '<jane@example.org>',
      '@relay.org:jane@example.org',
      'jane@[127.0.0.1]',
      'jane@127.0.0.1',
      'jane@exa mple.org',
      'jane@-example.org',
      'jane@example..org',
      '.jane@example.org',
      'ja..ne@example.org',
      'jane\0@example.org',
      'jane@example.org\0.evil.org',
      'jäne@example.org',
      `${'a'.repeat(65)}@example.org`,
      `jane@${'a'.repeat(64)}.org`,
      'jane@example.org/evil.org',
      'jane@exam%70le.org',
      'jane@evil。org@example.org',
      'jane@example.org\u2028',
      'jane@\ud800.org',
      `jane@${'a.'.repeat(130)}org`,
    ].filter((address) => address.trim() === address),
  )('[I1] [T30] [T42] refuses %j as an address', async (address) => {
    const refused = buildMessage({ ...draft, to: [{ address, name: '' }] })
    await expect(refused).rejects.toMatchObject({
      name: 'MailroomError',
      kind: 'invalid',
      details: { fields: { to: [expect.any(String)] } },
    })
    await expect(refused).rejects.toBeInstanceOf(MailroomError)
  })

  it.each([
    ["o'neil+tag=x@sub.example.org", "o'neil+tag=x@sub.example.org"],
    ['  jane@EXAMPLE.org ', 'jane@example.org'],
    ['jane@bücher.example', 'jane@xn--bcher-kva.example'],
    ['jane@localhost', 'jane@localhost'],
    ['123@163.com', '123@163.com'],
  ])('[CO-03] takes %j', async (address, expected) => {
    expect((await buildMessage({ ...draft, to: [{ address, name: '' }] })).envelope.to).toEqual([expected])
  })
})
