import { type Address, deliveryReason, type Locale, reasonOfReview } from '@mailroom/core'
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import MimeNode from 'nodemailer/lib/mime-node'
import { cleanPhrase } from '../parse/headers/cleanPhrase'
import type { RecipientReport } from '../parse/report/DeliveryReport'
import { readHeaders } from '../parse/headers/readHeaders'
import { readHeaderBlock } from '../parse/structure/readHeaderBlock'
import { envelopeAddress } from './envelopeAddress'
import { headerId } from './headerSafe'
import type { BuiltMessage } from './buildMessage'
import { en } from './strings/en'
import { zhHans } from './strings/zh-hans'
import { zhTw } from './strings/zh-tw'

/** Bytes of the returned header: enough to know the mail by, too little to make a notice a weapon. */
const MAX_RETURNED_BYTES = 32_768

/** What is known of a mail that could not be delivered, or not yet. */
export interface Bounce {
  /** MAIL FROM of the mail; the notice goes there. */
  readonly envelopeFrom: string
  /** The mail, or at least its header. */
  readonly original: Buffer
  readonly recipients: readonly RecipientReport[]
  /** Name of this server. */
  readonly reportingServer: string
  /** Who signs the notice, `MAILER-DAEMON@...`. */
  readonly from: Address
  /** Language of the part for people. */
  readonly locale: Locale
  /** When the mail came in, and now; ms since 1970. */
  readonly arrivedAt: number
  readonly date: number
  /** The id given in MAIL FROM by the sender, if any. @source RFC 3461 4.4 */
  readonly originalEnvelopeId?: string
}

/**
 * Writes a delivery status notice: a part for people, one for programs, and the header of the mail.
 *
 * @returns undefined when none may be sent: the mail has no sender, or was itself written by a program
 * @source RFC 3464, RFC 6522, RFC 5321 6.1, RFC 3834 2
 */
export async function buildBounce(bounce: Bounce): Promise<BuiltMessage | undefined> {
  const to = envelopeAddress(bounce.envelopeFrom)
  const from = envelopeAddress(bounce.from.address)
  const header = readHeaderBlock(bounce.original, 0, bounce.original.length)
  const original = readHeaders(header.fields)
  if (!to || !from || !mayBounce(to, original.autoSubmitted)) return undefined
  const words = { en, 'zh-hans': zhHans, 'zh-tw': zhTw }[bounce.locale]
  const isDelay = bounce.recipients.every(({ action }) => action === 'delayed')
  const messageId = `${randomUUID()}@${from.split('@').at(-1)}`
  const root = new MimeNode('multipart/report; report-type=delivery-status', {
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  root.setHeader([
    { key: 'From', value: { address: from, name: cleanPhrase(bounce.from.name, 128) } },
    { key: 'To', value: { address: to, name: '' } },
    { key: 'Subject', value: isDelay ? words.delaySubject : words.failureSubject },
    { key: 'Date', value: new Date(bounce.date).toUTCString().replace('GMT', '+0000') },
    { key: 'Message-ID', value: `<${messageId}>` },
    { key: 'Auto-Submitted', value: 'auto-replied' },
    ...(original.messageId ? [{ key: 'In-Reply-To', value: `<${headerId(original.messageId)}>` }] : []),
  ])
  const reasons = bounce.recipients.map(({ recipient, status, diagnostic }) => {
    const reason = deliveryReason(status)
    const review = reasonOfReview(diagnostic)
    // What our own people have said is shown in their own script.
    const said = review === undefined ? oneLine(diagnostic) : cleanPhrase(review, 900)
    return [oneLine(recipient), ...(reason ? [words.reasons[reason]] : []), said].join('\n    ')
  })
  const intro = isDelay ? words.delayText : words.failureText
  const text = [intro, `${words.subject}${original.subject}`, reasons.join('\n\n'), words.help].join('\n\n')
  root.createChild('text/plain; charset=utf-8').setContent(text.replace(/\n/g, '\r\n'))
  root.createChild('message/delivery-status').setContent(statusText(bounce))
  root.createChild('text/rfc822-headers').setContent(returnedHeader(bounce.original, header.bodyStart))
  return { raw: await buffer(root.createReadStream()), envelope: { from: '', to: [to] }, messageId }
}

/**
 * A notice about a notice, or about what a program sent, would go round for ever. Mail of lists is answered: their
 * programs wait for it, and it goes to the address in the envelope, not to the writer.
 */
const mayBounce = (to: string, autoSubmitted: string): boolean =>
  (autoSubmitted === '' || autoSubmitted === 'no') && !/^(?:mailer-daemon|postmaster)@/i.test(to)

function statusText(bounce: Bounce): string {
  const perMessage = [
    `Reporting-MTA: dns; ${atom(bounce.reportingServer)}`,
    ...(bounce.originalEnvelopeId ? [`Original-Envelope-Id: ${atom(bounce.originalEnvelopeId)}`] : []),
    `Arrival-Date: ${new Date(bounce.arrivedAt).toUTCString().replace('GMT', '+0000')}`,
  ]
  const perRecipient = bounce.recipients.map(({ recipient, action, status, diagnostic, remoteServer }) => [
    `Final-Recipient: rfc822; ${atom(recipient)}`,
    `Action: ${action}`,
    `Status: ${/^[245]\.\d{1,3}\.\d{1,3}$/.test(status) ? status : action === 'delayed' ? '4.0.0' : '5.0.0'}`,
    ...(remoteServer ? [`Remote-MTA: dns; ${atom(remoteServer)}`] : []),
    ...(diagnostic ? [`Diagnostic-Code: smtp; ${oneLine(diagnostic)}`] : []),
  ])
  return [perMessage, ...perRecipient].map((lines) => `${lines.join('\r\n')}\r\n`).join('\r\n')
}

/** The header as it was, cut after a whole line; never the body, which nobody asked to have back. */
function returnedHeader(original: Buffer, bodyStart: number): Buffer {
  const header = original.subarray(0, Math.min(bodyStart, MAX_RETURNED_BYTES))
  const end = header.lastIndexOf(0x0a)
  return header.subarray(0, end < 0 ? header.length : end + 1)
}

const atom = (text: string): string => oneLine(text).replace(/\s+/g, '')
/** Machine fields are ASCII of one line; 900 keeps them under the longest line of RFC 5322. */
const oneLine = (text: string): string => cleanPhrase(text, 900).replace(/[^\u0020-\u007e]+/g, '?')
