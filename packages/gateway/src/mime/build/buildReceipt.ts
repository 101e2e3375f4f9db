import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Address, type InternetMessageId, type Locale, MailroomError } from '@mailroom/core'
import MimeNode from 'nodemailer/lib/mime-node'
import { cleanPhrase } from '../parse/headers/cleanPhrase'
import type { BuiltMessage } from './buildMessage'
import { envelopeAddress } from './envelopeAddress'
import { headerId } from './headerSafe'
import { en } from './strings/en'
import { zhHans } from './strings/zh-hans'
import { zhTw } from './strings/zh-tw'

/** A mail that was read, who says so, and to whom. */
export interface ReceiptToBuild {
  /** The reader. */
  readonly from: Address
  readonly to: Address
  readonly originalMessageId: InternetMessageId
  readonly originalSubject: string
  /** Our own name. */
  readonly hostname: string
  /** Language of the part for people: the reader's. */
  readonly locale: Locale
  /** ms since 1970. */
  readonly date: number
}

/**
 * Writes a read receipt: a part for people and one for programs, marked so that no program answers it.
 *
 * @throws MailroomError `invalid` when an address is none
 * @source RFC 8098 3, RFC 6522, RD-13
 */
export async function buildReceipt(receipt: ReceiptToBuild): Promise<BuiltMessage> {
  const from = envelopeAddress(receipt.from.address)
  const to = envelopeAddress(receipt.to.address)
  if (!from || !to) throw new MailroomError('invalid', 'The receipt has no address to go to.')
  const words = { en, 'zh-hans': zhHans, 'zh-tw': zhTw }[receipt.locale]
  const messageId = `${randomUUID()}@${from.split('@').at(-1)}`
  const original = headerId(receipt.originalMessageId)
  const subject = cleanPhrase(receipt.originalSubject, 400)
  const root = new MimeNode('multipart/report; report-type=disposition-notification', {
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  root.setHeader([
    { key: 'From', value: { address: from, name: cleanPhrase(receipt.from.name, 128) } },
    { key: 'To', value: { address: to, name: cleanPhrase(receipt.to.name, 128) } },
    { key: 'Subject', value: `${words.receiptSubject}${subject}` },
    { key: 'Date', value: new Date(receipt.date).toUTCString().replace('GMT', '+0000') },
    { key: 'Message-ID', value: `<${messageId}>` },
    { key: 'Auto-Submitted', value: 'auto-replied' },
    ...(original
      ? [
          { key: 'In-Reply-To', value: `<${original}>` },
          { key: 'References', value: `<${original}>` },
        ]
      : []),
  ])
  const text = `${words.receiptText}\r\n\r\n${words.subject}${subject}\r\n\r\n${words.receiptLimits}`
  root.createChild('text/plain; charset=utf-8').setContent(text)
  root.createChild('message/disposition-notification').setContent(
    [
      `Reporting-UA: ${receipt.hostname.replace(/[^\w.-]/g, '')}; Mailroom`,
      `Final-Recipient: rfc822;${from}`,
      ...(original ? [`Original-Message-ID: <${original}>`] : []),
      // Nobody but the reader decides that it is sent.
      'Disposition: manual-action/MDN-sent-manually; displayed',
      '',
    ].join('\r\n'),
  )
  return { raw: await buffer(root.createReadStream()), envelope: { from: '', to: [to] }, messageId }
}
