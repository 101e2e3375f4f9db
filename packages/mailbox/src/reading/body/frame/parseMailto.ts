import { parseUrl } from '@mailroom/html'

/** What a `mailto:` link proposes for a new mail. Plain text throughout. */
export interface MailtoFields {
  readonly to: string
  readonly cc: string
  readonly bcc: string
  readonly subject: string
  readonly body: string
}

/**
 * Reads a `mailto:` link. Only the fields above count: `attach` and header fields of other names would let a link
 * take files along or set the sender.
 *
 * @returns undefined when it is not a mailto link
 * @source RFC 6068
 */
export function parseMailto(href: string): MailtoFields | undefined {
  const url = parseUrl(href)
  if (url?.protocol !== 'mailto:') return undefined
  const fields = new Map<string, string[]>([['to', [decode(url.pathname)]]])
  for (const pair of url.search.slice(1).split('&')) {
    const [name = '', ...value] = pair.split('=')
    const key = decode(name).toLowerCase()
    fields.set(key, [...(fields.get(key) ?? []), decode(value.join('='))])
  }
  const addresses = (name: string) => oneLine((fields.get(name) ?? []).filter(Boolean).join(', '))
  return {
    to: addresses('to'),
    cc: addresses('cc'),
    bcc: addresses('bcc'),
    subject: oneLine(fields.get('subject')?.[0] ?? ''),
    body: (fields.get('body')?.[0] ?? '').replace(/\r\n?/g, '\n').replaceAll('\0', ''),
  }
}

/** Header fields have one line; a second one would be a header of the sender's choice. */
function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim()
}

/** In mailto a plus is a plus, unlike in web forms (RFC 6068 5). */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
