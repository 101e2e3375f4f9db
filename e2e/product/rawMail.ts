/** A file of a mail made by hand. */
export interface RawFile {
  readonly name: string
  readonly content: string
}

/** A mail made by hand: header lines as they are, so that they may say what no honest program writes. */
export interface RawMail {
  /** One line each, such as `From: a@b.test`. */
  readonly header: readonly string[]
  readonly text?: string
  readonly html?: string
  readonly files?: readonly RawFile[]
}

const boundary = 'mail-made-by-hand'

/** The bytes of a mail, as they go over the line. */
export function rawMail({ header, text, html, files = [] }: RawMail): Buffer {
  const body = html === undefined ? part('text/plain', text ?? '') : part('text/html', html)
  const attachments = files.map(({ name, content }) =>
    part('application/octet-stream', content, `filename*=UTF-8''${encodeURIComponent(name)}`),
  )
  const parts = [body, ...attachments].map((each) => `--${boundary}\r\n${each}`).join('')
  return Buffer.from(
    `${header.join('\r\n')}\r\nMIME-Version: 1.0\r\n` +
      `Content-Type: multipart/mixed; boundary=${boundary}\r\n\r\n${parts}--${boundary}--\r\n`,
  )
}

/** Words of a header that are not ASCII. @source RFC 2047 */
export const encodedWord = (text: string): string => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

function part(type: string, content: string, disposition?: string): string {
  const lines = [
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    ...(disposition === undefined ? [] : [`Content-Disposition: attachment; ${disposition}`]),
  ]
  const encoded = Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n')
  return `${lines.join('\r\n')}\r\n\r\n${encoded}\r\n`
}

/** All that a mail says as text, decoded. */
export function decoded(raw: string): string {
  const quoted = raw
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
  const blocks = raw.match(/(?:^[A-Za-z0-9+/=]{20,}\r\n)+/gm) ?? []
  return [quoted, ...blocks.map((block) => Buffer.from(block, 'base64').toString())].join('\n')
}
