import type { MailTouch } from '@mailroom/core'
import type { AppendOptions } from '../doors/mail-store/MailStore'
import type { JobHandler } from '../jobs/JobHandler'
import type { DeliveryParts } from './DeliveryParts'
import type { Envelope } from './Envelope'
import { settleRecipients } from './settleRecipients'
import { shownSender } from './shownSender'

/** Kind of the job that puts a mail into mailboxes of ours. */
export const deliverKind = 'deliver'

/** Names the copy of a mail in each mailbox that it was put into, wherever its reader moves it. */
export const deliveryKey = (envelopeId: string): string => `delivery ${envelopeId}`

/** One job per mail. */
export interface DeliverPayload {
  readonly envelopeId: string
}

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
      for (const delivery of await parts.timeline.pending(envelope.id, '')) {
        const { localAccountId } = delivery
        if (localAccountId !== null) await putIntoMailbox(parts, envelope, localAccountId)
        const change =
          localAccountId === null
            ? { state: 'failed' as const, info: '550 5.1.1 No such mailbox here' }
            : { state: 'delivered' as const, info: '' }
        await settleRecipients(parts, envelope, [{ delivery, change }])
      }
    },
  }
}

async function putIntoMailbox(parts: DeliveryParts, envelope: Envelope, accountId: number): Promise<void> {
  const mailbox = parts.mailStore.mailbox(accountId)
  const isRefused = await isRefusedBy(parts, envelope, accountId)
  const folder = await mailbox.folderWithRole(isRefused ? 'spam' : 'inbox')
  const options: AppendOptions = {
    receivedAt: envelope.createdAt,
    state: await parts.seals.stateOf(envelope.id),
    // Nobody wants to hear of what they have refused.
    isArrival: !isRefused,
    // Named by account, so that somebody addressed by two names gets one copy.
    idempotencyKey: deliveryKey(envelope.id),
    touches: [
      ...(await permittedAt(parts, envelope)),
      ...(isRefused ? [{ kind: 'refused' as const, at: parts.clock.now(), to: folder }] : []),
    ],
  }
  if (envelope.wireOffset === 0) {
    await mailbox.append(folder, { blob: envelope.blobKey }, options)
    return
  }
  // The sender's own copy has Bcc lines in front, which must not reach anybody else.
  const range = { start: envelope.wireOffset, end: envelope.wireOffset + envelope.sizeBytes }
  const blob = await parts.blobs.put(await parts.blobs.open(envelope.blobKey, range))
  try {
    await mailbox.append(folder, { blob }, options)
  } finally {
    await parts.blobs.delete(blob)
  }
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
async function isRefusedBy(parts: DeliveryParts, envelope: Envelope, accountId: number): Promise<boolean> {
  if (envelope.origin === 'notice') return false
  const shown = await shownSender(parts, envelope)
  const standings = await Promise.all(
    [shown, envelope.mailFrom]
      .filter((address) => address !== '')
      .map((address) => parts.standingOf(accountId, address)),
  )
  return standings.includes('refused') && !standings.includes('welcome')
}
