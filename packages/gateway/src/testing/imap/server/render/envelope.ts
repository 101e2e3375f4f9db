import parseAddresses from 'nodemailer/lib/addressparser'
import { quoted } from '../protocol/quoted'
import { fieldOf, type MimeNode } from './mimeNode'

/** ENVELOPE of a mail. @source RFC 3501 7.4.2 */
export function envelope({ fields }: MimeNode): string {
  const from = fieldOf(fields, 'from')
  return `(${[
    quoted(fieldOf(fields, 'date')),
    quoted(fieldOf(fields, 'subject')),
    addresses(from),
    addresses(fieldOf(fields, 'sender') ?? from),
    addresses(fieldOf(fields, 'reply-to') ?? from),
    ...['to', 'cc', 'bcc'].map((name) => addresses(fieldOf(fields, name))),
    quoted(fieldOf(fields, 'in-reply-to')),
    quoted(fieldOf(fields, 'message-id')),
  ].join(' ')})`
}

function addresses(text: string | undefined): string {
  const found = parseAddresses(text ?? '', { flatten: true })
  if (found.length === 0) return 'NIL'
  return `(${found
    .map(({ name, address }) => {
      const at = address.lastIndexOf('@')
      return `(${quoted(name || undefined)} NIL ${quoted(address.slice(0, at))} ${quoted(address.slice(at + 1))})`
    })
    .join('')})`
}
