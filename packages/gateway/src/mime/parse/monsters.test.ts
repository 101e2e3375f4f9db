import { describe, expect, it } from 'vitest'
import { MAX_ADDRESSES, MAX_HTML_CHARS } from './limits'
import { parseMessage } from './parseMessage'

/** Mails made to break a parser. Each must come out whole; a cost that grew faster than the input would end the run. */
describe('monsters', () => {
  const parse = (text: string): ReturnType<typeof parseMessage> => parseMessage(Buffer.from(text))

  it('[T40] [D2] reads the text inside 5,000 nested multiparts', async () => {
    let head = ''
    for (let i = 0; i < 5_000; i++) head += `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`
    const message = await parse(`Subject: deep\r\n${head}\r\nat the bottom\r\n`)
    expect(message).toMatchObject({
      plainText: 'at the bottom\n',
      isSalvaged: false,
      headers: { subject: 'deep' },
    })
  })

  it('[T40] [D2] keeps the first of 100,000 addresses, in one field or in as many', async () => {
    const list = Array.from({ length: 100_000 }, (_, i) => `u${i}@example.com`)
    const folded = await parse(`To: ${list.join(',\r\n ')}\r\nSubject: s\r\n\r\nbody`)
    expect(folded.headers.to).toHaveLength(MAX_ADDRESSES)
    expect(folded).toMatchObject({ plainText: 'body', headers: { subject: 's' } })
    const repeated = await parse(`${list.map((a) => `To: ${a}`).join('\r\n')}\r\nSubject: s\r\n\r\nbody`)
    expect(repeated.headers.to[0]).toEqual({ address: 'u0@example.com', name: '' })
    expect(repeated.plainText).toBe('body')
  })

  it('[D2] reads a mail after 20,000 header fields', async () => {
    const fields = Array.from({ length: 20_000 }, (_, i) => `X-Field-${i}: ${i}`).join('\r\n')
    const message = await parse(`${fields}\r\nSubject: after them\r\n\r\nbody`)
    expect(message).toMatchObject({ plainText: 'body', headers: { subject: 'after them' } })
  })

  it('[T40] [D2] joins 50,000 RFC 2231 pieces up to its limit', async () => {
    const pieces = Array.from({ length: 50_000 }, (_, i) => `;\r\n filename*${i}=a`).join('')
    const message = await parse(
      `Content-Type: application/pdf\r\nContent-Disposition: attachment${pieces}\r\n\r\nx`,
    )
    expect(message.attachments).toHaveLength(1)
    expect(message.attachments[0]!.filename).toMatch(/^a+$/)
  })

  it('[D2] [T43] reads a mail with a header line of 30 MB', async () => {
    const message = await parse(
      `X-Long: ${'x'.repeat(30_000_000)}\r\nSubject: ${'y'.repeat(30_000_000)}\r\n\r\nbody`,
    )
    expect(message.plainText).toBe('body')
    expect(message.headers.subject).toMatch(/^y{998}$/)
  })

  it('[D2] lists 1,000 attachments', async () => {
    const parts = Array.from(
      { length: 1_000 },
      (_, i) => `--m\r\nContent-Type: image/png; name=${i}.png\r\n\r\n${i}\r\n`,
    )
    const message = await parse(
      `Content-Type: multipart/mixed; boundary=m\r\n\r\n--m\r\n\r\ntext\r\n${parts.join('')}--m--`,
    )
    expect(message.attachments).toHaveLength(1_000)
    expect(message.attachments[999]).toMatchObject({ id: '1001', filename: '999.png' })
  })

  it('[D2] keeps the beginning of 50 MB of HTML as the body and all of it as a file', async () => {
    const html = `<p>start</p>${'<p>more text of it</p>'.repeat(2_500_000)}`
    const message = await parse(`Content-Type: text/html\r\n\r\n${html}`)
    expect(message.isTruncated).toBe(true)
    expect(message.htmlText!.length).toBeLessThanOrEqual(MAX_HTML_CHARS)
    expect(message.plainText).toMatch(/^start/)
    expect(message.attachments).toMatchObject([{ contentType: 'text/html', sizeBytes: html.length }])
  })

  it('[D2] bounds a million empty table cells', async () => {
    const message = await parse(
      `Content-Type: text/html\r\n\r\n<table><tr>${'<td></td>'.repeat(1_000_000)}</tr></table>end`,
    )
    expect(message.isTruncated).toBe(true)
    expect(message.htmlText!.match(/</g)!.length).toBeLessThanOrEqual(200_000)
  })

  it('[D2] reads a mail whose boundary has a megabyte', async () => {
    const boundary = 'b'.repeat(1_000_000)
    const part = `--${boundary}\r\nContent-Type: text/plain\r\n\r\nfound\r\n`
    const message = await parse(
      `Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${part}--${boundary}--`,
    )
    expect(message.plainText).toContain('found')
  })

  it.each([
    ['an empty mail', Buffer.alloc(0)],
    ['only line ends', Buffer.from('\r\n'.repeat(100_000))],
    ['a megabyte of NUL', Buffer.alloc(1_000_000)],
    ['a megabyte of 0xFF', Buffer.alloc(1_000_000, 0xff)],
    ['three million one-letter header lines', Buffer.from('a:\n'.repeat(3_000_000))],
    [
      'a million boundaries',
      Buffer.from(`Content-Type: multipart/mixed; boundary=m\n\n${'--m\n'.repeat(1_000_000)}`),
    ],
    [
      'dashes without end',
      Buffer.from(`Content-Type: multipart/mixed; boundary=m\n\n--${'-'.repeat(10_000_000)}`),
    ],
    ['open brackets in HTML', Buffer.from(`Content-Type: text/html\n\n${'<a '.repeat(1_000_000)}`)],
    ['open quotes in HTML', Buffer.from(`Content-Type: text/html\n\n${'<a b="'.repeat(1_000_000)}`)],
    ['open comments in HTML', Buffer.from(`Content-Type: text/html\n\n${'<!--<script>'.repeat(500_000)}`)],
    ['blanks in HTML', Buffer.from(`Content-Type: text/html\n\n${'&nbsp;'.repeat(1_000_000)}x`)],
    ['open words in a subject', Buffer.from(`Subject: ${'=?utf-8?Q?'.repeat(30_000)}\n\nx`)],
    ['open quotes in To', Buffer.from(`To: ${'"(<,'.repeat(100_000)}\n\nx`)],
    ['open parameters', Buffer.from(`Content-Type: text/plain; ${'a="'.repeat(80_000)}\n\nx`)],
    [
      'equals signs and blanks in quoted-printable',
      Buffer.from(`Content-Transfer-Encoding: quoted-printable\n\n${'= '.repeat(2_000_000)}`),
    ],
    [
      'blanks in quoted-printable',
      Buffer.from(`Content-Transfer-Encoding: quoted-printable\n\n${' '.repeat(5_000_000)}x`),
    ],
    [
      'escapes of ISO-2022-JP',
      Buffer.from(`Content-Type: text/plain; charset=iso-2022-jp\n\n${'\x1b$B'.repeat(500_000)}`),
    ],
  ])('[D2] comes through %s', async (_, raw) => {
    const message = await parseMessage(raw)
    expect(message).toMatchObject({ isSalvaged: false, sizeBytes: raw.length })
    expect(JSON.stringify(message).length).toBeLessThan(20_000_000)
  })
})
