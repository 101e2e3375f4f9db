/** A mail for tests of the store; written out, so that a test shows what it is about. */
export interface TestMail {
  readonly from?: string
  readonly to?: string
  readonly cc?: string
  readonly subject?: string
  readonly messageId?: string
  readonly text?: string
  readonly html?: string
  /** Name and content of a file that comes with it. */
  readonly file?: { readonly name: string; readonly content: Buffer }
  readonly headers?: readonly string[]
}

/** The mail as it travels. */
export function testMail(mail: TestMail = {}): Buffer {
  const { subject = 'Hello', text = 'Good morning.' } = mail
  const headers = [
    `From: ${encoded(mail.from ?? 'Anna Bauer <anna@example.com>')}`,
    `To: ${encoded(mail.to ?? 'Li Wang <li.wang@example.com>')}`,
    ...(mail.cc === undefined ? [] : [`Cc: ${encoded(mail.cc)}`]),
    `Subject: ${encodedWord(subject)}`,
    'Date: Fri, 20 Nov 2026 09:00:00 +0800',
    `Message-ID: <${mail.messageId ?? 'test@example.com'}>`,
    ...(mail.headers ?? []),
    'MIME-Version: 1.0',
  ]
  const body =
    mail.html === undefined
      ? part('text/plain; charset=utf-8', text)
      : part('text/html; charset=utf-8', mail.html)
  if (mail.file === undefined) return joined([...headers, ...body])
  return joined([
    ...headers,
    'Content-Type: multipart/mixed; boundary="frontier"',
    '',
    '--frontier',
    ...body,
    '--frontier',
    `Content-Type: application/pdf; name="${encodedWord(mail.file.name)}"`,
    `Content-Disposition: attachment; filename="${encodedWord(mail.file.name)}"`,
    'Content-Transfer-Encoding: base64',
    '',
    base64Lines(mail.file.content),
    '--frontier--',
    '',
  ])
}

const joined = (lines: readonly string[]) => Buffer.from(lines.join('\r\n'), 'utf8')

const part = (contentType: string, content: string) => [
  `Content-Type: ${contentType}`,
  'Content-Transfer-Encoding: base64',
  '',
  base64Lines(Buffer.from(content)),
]

const base64Lines = (bytes: Buffer) => bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n')

const encodedWord = (text: string) =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

/** `Name <address>` with the name encoded where it must be. */
const encoded = (people: string) =>
  people.replaceAll(
    /([^<>,]+)(?= <)/g,
    (name) => `${name.startsWith(' ') ? ' ' : ''}${encodedWord(name.trim())}`,
  )
