import type { MailTouch } from '@mailroom/core'
import type { BlobKey } from '../doors/blob-store/BlobStore'
import type { AppendOptions } from '../doors/mail-store/MailStore'
import type { JobHandler } from '../jobs/JobHandler'
import type { DeliveryParts } from './DeliveryParts'
import type { Envelope, PendingDelivery } from './Envelope'
import { type Settled, settleRecipients } from './settleRecipients'
import { shownSender } from './shownSender'

/** Kind of the job that puts a mail into mailboxes of ours. */
export const deliverKind = 'deliver'

/** Names the copy of a mail in each mailbox that it was put into, wherever its reader moves it. */
export const deliveryKey = (envelopeId: string): string => `delivery ${envelopeId}`

/** One job per mail. */
export interface DeliverPayload {
  readonly envelopeId: string
}

/** Recipients whose outcome is written down together: a list of a thousand is a thousand commits less. */
const recipientsPerCommit = 24

/** Mailboxes that are written at once: the disk links one's bytes while another's rows are committed. */
const recipientsAtOnce = 4

/**
 * Puts a mail into the inbox of each of its local recipients, or into the spam folder of those who refuse its sender:
 * once each, however often the job is run, because the mailbox knows the delivery by its key.
 *
 * @source GW-02
 */
export function deliverLocally(parts: DeliveryParts): JobHandler<DeliverPayload> {
  return {
    kind: deliverKind,
    async run({ envelopeId }) {
      const envelope = await parts.timeline.envelope(envelopeId)
      if (!envelope) return
      const pending = await parts.timeline.pending(envelope.id, '')
      if (pending.length === 0) return
      const mail = await readLocalMail(parts, envelope)
      try {
        for (let at = 0; at < pending.length; at += recipientsPerCommit)
          await deliverTo(parts, mail, pending.slice(at, at + recipientsPerCommit))
      } finally {
        await mail.discard()
      }
    },
  }
}

/** Those who have got it when it goes wrong for another are written down all the same. */
async function deliverTo(
  parts: DeliveryParts,
  mail: LocalMail,
  recipients: readonly PendingDelivery[],
): Promise<void> {
  const outcomes: PromiseSettledResult<Settled>[] = []
  for (let at = 0; at < recipients.length; at += recipientsAtOnce) {
    const some = recipients.slice(at, at + recipientsAtOnce)
    outcomes.push(...(await Promise.allSettled(some.map((each) => deliverToOne(parts, mail, each)))))
    if (outcomes.some(({ status }) => status === 'rejected')) break
  }
  const settled = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  if (settled.length > 0) await settleRecipients(parts, mail.envelope, settled)
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

async function deliverToOne(
  parts: DeliveryParts,
  mail: LocalMail,
  delivery: PendingDelivery,
): Promise<Settled> {
  const { localAccountId } = delivery
  if (localAccountId === null)
    return { delivery, change: { state: 'failed', info: '550 5.1.1 No such mailbox here' } }
  await putIntoMailbox(parts, mail, localAccountId)
  return { delivery, change: { state: 'delivered', info: '' } }
}

/** What is alike for all who get a mail. */
interface LocalMail {
  readonly envelope: Envelope
  /** Holds what they get. */
  readonly blob: BlobKey
  readonly state: AppendOptions['state']
  readonly permitted: readonly MailTouch[]
  /** Who it says it is from. */
  readonly sender: string
  /** Lets go of the blob where it was made for this. */
  discard(): Promise<void>
}

async function readLocalMail(parts: DeliveryParts, envelope: Envelope): Promise<LocalMail> {
  const { blobs, seals } = parts
  const alike = {
    envelope,
    state: await seals.stateOf(envelope.id),
    permitted: await permittedAt(parts, envelope),
    sender: await shownSender(parts, envelope),
  }
  if (envelope.wireOffset === 0) return { ...alike, blob: envelope.blobKey, discard: async () => {} }
  // The sender's own copy has Bcc lines in front, which must not reach anybody else.
  const range = { start: envelope.wireOffset, end: envelope.wireOffset + envelope.sizeBytes }
  const blob = await blobs.put(await blobs.open(envelope.blobKey, range))
  return { ...alike, blob, discard: () => blobs.delete(blob) }
}

async function putIntoMailbox(parts: DeliveryParts, mail: LocalMail, accountId: number): Promise<void> {
  const { envelope, state, permitted } = mail
  const mailbox = parts.mailStore.mailbox(accountId)
  const isRefused = await isRefusedBy(parts, mail, accountId)
  const folder = await mailbox.folderWithRole(isRefused ? 'spam' : 'inbox')
  const refused = isRefused ? [{ kind: 'refused' as const, at: parts.clock.now(), to: folder }] : []
  const options: AppendOptions = {
    receivedAt: envelope.createdAt,
    state,
    // Nobody wants to hear of what they have refused.
    isArrival: !isRefused,
    // Named by account, so that somebody addressed by two names gets one copy.
    idempotencyKey: deliveryKey(envelope.id),
    touches: [...permitted, ...refused],
  }
  await mailbox.append(folder, { blob: mail.blob }, options)
}

/** When a reviewer let it go; nothing for a mail that never waited for one. @source RD-22, RV-04 */
async function permittedAt({ database }: DeliveryParts, { id }: Envelope): Promise<readonly MailTouch[]> {
  const review = await database.db
    .selectFrom('reviews')
    .select('decided_at')
    .where('envelope_id', '=', id)
    .where('state', '=', 'permit')
    .executeTakeFirst()
  return review?.decided_at ? [{ kind: 'permitted', at: review.decided_at }] : []
}

/**
 * True when the reader refuses who the mail says it is from, or who handed it in. Who is welcome is never refused: an
 * address on the white list counts before its domain on the black one. Notices of our own always arrive.
 */
async function isRefusedBy(
  parts: DeliveryParts,
  { envelope, sender }: LocalMail,
  accountId: number,
): Promise<boolean> {
  if (envelope.origin === 'notice') return false
  const standings = await Promise.all(
    [sender, envelope.mailFrom]
      .filter((address) => address !== '')
      .map((address) => parts.standingOf(accountId, address)),
  )
  return standings.includes('refused') && !standings.includes('welcome')
}
