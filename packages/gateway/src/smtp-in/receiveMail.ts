import type { SecrecyLevel } from '@mailroom/core'
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { isUndone } from '../doors/database/CommitUnknown'
import type { EventBus } from '../doors/events/EventBus'
import type { BlobStore } from '../doors/blob-store/BlobStore'
import { putPiped } from '../doors/blob-store/putPiped'
import type { Database } from '../doors/database/Database'
import { acceptMail } from '../delivery/acceptMail'
import type { Envelope, RoutedRecipient } from '../delivery/Envelope'
import type { Timeline } from '../delivery/Timeline'
import type { Clock } from '../jobs/Clock'
import type { CheckArrivingMail } from '../trust/checkArrivingMail'
import type { JobQueue } from '../jobs/JobQueue'
import { cleanPhrase } from '../mime/parse/headers/cleanPhrase'
import { decodeWords } from '../mime/parse/headers/decodeWords'
import { noteSent } from '../records/noteSent'
import { announceReviews, type Hold, keepReview } from '../review/keepReview'
import { levelFields } from '../secrecy/levelOfSubmission'
import { keepLevel } from '../secrecy/mailLevels'
import { leavingRaw } from '../review/leavingMail'
import { findReviewers } from '../review/reviewRules'
import { deliveryStatusKind } from '../outbound/readDeliveryStatus'
import { HeaderGate } from './HeaderGate'
import { LineEnds } from './LineEnds'
import { SizeLimit } from './SizeLimit'
import { smtpError } from './smtpError'
import { mailDate, traceHeaders, type Hop } from './traceHeaders'

/** Systems a mail may pass through before it is taken for one that runs in circles. @source RFC 5321 6.3 */
const maxHops = 50

/** What taking in a mail needs. */
export interface IntakeParts {
  /** Our own name, in greetings and Received lines. */
  readonly hostname: string
  readonly maxMessageBytes: number
  readonly database: Database
  readonly blobs: BlobStore
  readonly timeline: Timeline
  readonly queue: JobQueue
  readonly clock: Clock
  readonly events: Pick<EventBus, 'publish'>
  /** Asks the domains of the sender of a mail from outside. @default nobody is asked */
  readonly checkMail?: CheckArrivingMail
  /** Told of each mail taken in, for the metrics. */
  readonly countMail?: (direction: 'in' | 'out', result: string) => void
}

/** A mail that is about to come in. */
export interface IncomingMail {
  readonly mailFrom: string
  readonly recipients: readonly RoutedRecipient[]
  /** Lists among the recipients as they were addressed. */
  readonly lists: readonly string[]
  readonly hop: Omit<Hop, 'envelopeId' | 'at' | 'hostname'>
  /** The account that signed in to send it; null for mail from outside. */
  readonly accountId: number | null
  /** Looks at the From line of a mail that is handed in. @throws an SMTP refusal */
  checkFrom?(value: string): void
  /** How secret a mail is that is handed in. @throws an SMTP refusal */
  levelOf?(fields: ReadonlyMap<string, string>): Promise<SecrecyLevel | undefined>
}

/**
 * Takes in one mail: its bytes are written and fsynced while they arrive, then one transaction records it with all its
 * deliveries. When the promise resolves the mail may be answered with 250; when it rejects nothing is left of it.
 *
 * @throws an SMTP refusal: 552 too large, 554 in circles, what `checkFrom` throws
 * @source GW-02, RFC 5321 4.2.5
 */
export async function receiveMail(
  parts: IntakeParts,
  source: Readable,
  mail: IncomingMail,
): Promise<Envelope> {
  const { clock, database, blobs, timeline, queue } = parts
  const id = randomUUID()
  const at = clock.now()
  const limit = new SizeLimit(parts.maxMessageBytes)
  const gate = newGate(parts, mail, id, at)
  const blobKey = await putPiped(blobs, source, limit, new LineEnds(), gate)
  try {
    if (limit.isExceeded) throw smtpError(552, `5.3.4 The mail is larger than ${parts.maxMessageBytes} bytes`)
    if (gate.receivedCount > maxHops)
      throw smtpError(554, '5.4.6 The mail has passed through too many systems')
    if (isFromOwnList(mail, gate.fields))
      throw smtpError(554, '5.4.6 The mail has been through this list already')
    mail.checkFrom?.(gate.fields.get('from') ?? '')
    const level = await mail.levelOf?.(gate.fields)
    const envelope: Envelope = {
      id,
      accountId: mail.accountId,
      origin: mail.accountId === null ? 'inbound' : 'submission',
      messageId: messageIdOf(gate.fields) ?? newMessageId(id, parts.hostname),
      mailFrom: mail.mailFrom,
      blobKey,
      wireOffset: 0,
      sizeBytes: await blobs.size(blobKey),
      createdAt: at,
    }
    const check = await askDomains(parts, mail, blobKey, gate.prefixBytes)
    const hold = await findHold(parts, envelope, mail.recipients, level)
    await database.transaction(async (transaction) => {
      const isHeld = hold !== undefined
      await acceptMail(transaction, { timeline, queue }, envelope, mail.recipients, { isHeld })
      if (hold) await keepReview(transaction, envelope, hold)
      if (level) await keepLevel(transaction, envelope.messageId, level, [])
      if (mail.accountId !== null)
        await noteSent(transaction, mail.accountId, envelope, subjectOf(gate.fields))
      if (check !== undefined) {
        await transaction
          .insertInto('mail_checks')
          .values({ envelope_id: id, results: JSON.stringify(check) })
          .execute()
      }
      if (mail.accountId === null && isReport(gate.fields)) {
        await queue.enqueue(transaction, {
          kind: deliveryStatusKind,
          payload: { envelopeId: id },
          subject: id,
        })
      }
    })
    queue.wake()
    if (hold) announceReviews(parts.events, hold.reviewers)
    parts.countMail?.('in', 'accepted')
    return envelope
  } catch (error) {
    if (isUndone(error)) await blobs.delete(blobKey)
    parts.countMail?.('in', 'refused')
    throw error
  }
}

/** Who must permit a mail of somebody's own mail program before it leaves, if anybody. @source RV-04 */
async function findHold(
  { database, blobs }: IntakeParts,
  { accountId, blobKey, mailFrom, sizeBytes }: Envelope,
  recipients: readonly RoutedRecipient[],
  level: SecrecyLevel | undefined,
): Promise<Hold | undefined> {
  if (accountId === null) return undefined
  let found = { senderName: '', subject: '' }
  const reviewers = await findReviewers(database, accountId, async () => {
    const mail = await leavingRaw({ from: mailFrom, recipients, sizeBytes }, await blobs.read(blobKey))
    found = mail
    return { ...mail, ...(level && { secrecy: level }) }
  })
  const sender = { address: mailFrom, name: found.senderName }
  return reviewers && { reviewers, sender, subject: found.subject }
}

function askDomains(
  { checkMail, blobs }: IntakeParts,
  { accountId, hop, mailFrom }: IncomingMail,
  blobKey: string,
  prefixBytes: number,
) {
  if (checkMail === undefined || accountId !== null) return undefined
  const { remoteAddress, helo } = hop
  return checkMail({
    remoteAddress,
    helo,
    mailFrom,
    open: () => blobs.open(blobKey, { start: prefixBytes, end: Number.MAX_SAFE_INTEGER }),
  })
}

function newGate(parts: IntakeParts, mail: IncomingMail, id: string, at: number): HeaderGate {
  const isSubmission = mail.accountId !== null
  return new HeaderGate({
    prefix:
      traceHeaders(mail.mailFrom, { ...mail.hop, hostname: parts.hostname, envelopeId: id, at }) +
      mail.lists.map((list) => `List-Id: <${list.replace('@', '.')}>\r\nPrecedence: list\r\n`).join(''),
    // Bcc has no business on the way, a Return-Path is ours to say, and X-Mailroom lines would be believed.
    isDropped: (name) => name === 'bcc' || name === 'return-path' || name.startsWith('x-mailroom-'),
    wanted: new Set(['message-id', 'from', 'subject', 'date', 'content-type', 'list-id', ...levelFields]),
    suffix(fields) {
      const messageId =
        messageIdOf(fields) === undefined ? `Message-ID: <${newMessageId(id, parts.hostname)}>\r\n` : ''
      const date = isSubmission && !fields.has('date') ? `Date: ${mailDate(at)}\r\n` : ''
      return messageId + date
    },
  })
}

const newMessageId = (id: string, hostname: string) => `${id}@${hostname}`

function messageIdOf(fields: ReadonlyMap<string, string>): string | undefined {
  return /<([^<>\s\p{Cc}]{1,900})>/u.exec(fields.get('message-id') ?? '')?.[1]
}

const subjectOf = (fields: ReadonlyMap<string, string>) =>
  cleanPhrase(decodeWords(fields.get('subject') ?? ''))

function isFromOwnList(mail: IncomingMail, fields: ReadonlyMap<string, string>): boolean {
  const listId = (fields.get('list-id') ?? '').toLowerCase()
  return mail.lists.some((list) => listId.includes(`<${list.replace('@', '.').toLowerCase()}>`))
}

const isReport = (fields: ReadonlyMap<string, string>) =>
  /^multipart\/report\b/i.test(fields.get('content-type') ?? '') &&
  /report-type\s*=\s*"?(?:delivery-status|disposition-notification)/i.test(fields.get('content-type') ?? '')
