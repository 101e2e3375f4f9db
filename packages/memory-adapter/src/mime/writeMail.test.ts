import { expect, it } from 'vitest'
import type { MailContent } from '../mailbox/StoredMail'
import { writeHeader, writeMail } from './writeMail'

const mail: MailContent = {
  messageId: 'one@example.com',
  inReplyTo: 'zero@example.com',
  subject: '一个很长的主题，长到一个编码字装不下，所以要分成好几个编码字才行',
  from: { address: 'chen.yu@example.com', name: '陈宇' },
  to: [{ address: 'a@example.com', name: 'Doe, "John"' }],
  cc: [{ address: 'b@example.com', name: '' }],
  bcc: [{ address: 'secret@example.com', name: '' }],
  replyTo: [],
  sentAt: Date.parse('2026-11-20T01:02:03Z'),
  text: 'Hello',
  files: [],
}
const file = (name: string, bytes: Uint8Array<ArrayBuffer>, contentId?: string) => ({
  id: '1',
  name,
  contentType: 'application/octet-stream',
  sizeBytes: bytes.length,
  bytes: () => bytes,
  isInline: contentId !== undefined,
  ...(contentId === undefined ? {} : { contentId }),
})

it('[EM-06] writes headers in ASCII, in encoded words of legal length, without blind copies', () => {
  const header = writeHeader(mail)
  expect(header).toMatch(/^[\x20-\x7E\r\n]*$/)
  expect(header).toContain('Date: Fri, 20 Nov 2026 01:02:03 +0000')
  expect(header).toContain('To: "Doe, \\"John\\"" <a@example.com>')
  expect(header).toContain('In-Reply-To: <zero@example.com>')
  expect(header).not.toContain('secret@example.com')
  const words = header.match(/=\?[^ ]+\?=/g)!
  expect(words.every((word) => word.length <= 75)).toBe(true)
  const subject = header.split('\r\n').find((line) => line.startsWith('Subject: '))!
  const bytes = subject
    .slice(9)
    .split(' ')
    .map((word) => atob(word.slice(10, -2)))
    .join('')
  expect(new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)))).toBe(
    mail.subject,
  )
})

it('[T16] lets no line end out of a subject, a name, a file name or a content id', () => {
  const evil = 'x\r\nX-Planted: 1'
  const planted: MailContent = {
    ...mail,
    subject: evil,
    from: { address: 'a@example.com', name: evil },
    html: '<p>x</p>',
    files: [file(evil, new Uint8Array([1])), file('p', new Uint8Array([1]), evil)],
  }
  expect(writeMail(planted)).not.toMatch(/^X-Planted/m)
})

it('[EM-06] nests text, HTML, pictures and files, in lines of 76', () => {
  const source = writeMail({
    ...mail,
    html: '<img src="cid:p">',
    files: [file('数据.bin', new Uint8Array(500)), file('p.png', new Uint8Array(3), 'p')],
  })
  expect(source.match(/Content-Type: \S+;?/g)).toEqual([
    'Content-Type: multipart/mixed;',
    'Content-Type: multipart/alternative;',
    'Content-Type: text/plain;',
    'Content-Type: multipart/related;',
    'Content-Type: text/html;',
    'Content-Type: application/octet-stream',
    'Content-Type: application/octet-stream',
  ])
  expect(source).toContain("filename*=UTF-8''%E6%95%B0%E6%8D%AE.bin")
  const body = source.slice(source.indexOf('\r\n\r\n'))
  expect(Math.max(...body.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(120)
})
