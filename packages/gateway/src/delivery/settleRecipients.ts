import type { Executor } from '../doors/database/Database'
import type { NewJob } from '../jobs/Job'
import type { DeliveryParts } from './DeliveryParts'
import type { Envelope, PendingDelivery } from './Envelope'
import type { DeliveryChange } from './Timeline'

/** Kind of the job that tells a sender what could not be delivered. */
export const noticeKind = 'notice'
/** Kind of the job that lets go of a mail's bytes. */
export const releaseKind = 'release'

/** Failed recipients of one mail. */
export interface NoticePayload {
  readonly envelopeId: string
  readonly deliveryIds: readonly number[]
}

/** A mail whose bytes may be needed no longer. */
export interface ReleasePayload {
  readonly envelopeId: string
}

/** The one waiting job that lets go of a mail's bytes. */
export function releaseWork(envelopeId: string): NewJob {
  const payload: ReleasePayload = { envelopeId }
  return { kind: releaseKind, payload, key: `release ${envelopeId}` }
}

/** A recipient and what became of it. */
export interface Settled {
  readonly delivery: PendingDelivery
  readonly change: DeliveryChange
}

/**
 * Writes down what became of some recipients of a mail, in one transaction with what follows from it: a notice to the
 * sender for those that failed, and the release of the bytes when nobody waits for them any more.
 *
 * @param also further statements that belong to the same transaction
 */
export async function settleRecipients(
  parts: Pick<DeliveryParts, 'database' | 'timeline' | 'queue' | 'countMail'>,
  envelope: Envelope,
  settled: readonly Settled[],
  also: (transaction: Executor) => Promise<void> = async () => {},
): Promise<void> {
  await parts.database.transaction(async (transaction) => {
    for (const { delivery, change } of settled) await parts.timeline.record(transaction, delivery.id, change)
    const failed = settled.filter(({ change }) => change.state === 'failed')
    if (failed.length > 0 && envelope.mailFrom !== '') {
      const payload: NoticePayload = {
        envelopeId: envelope.id,
        deliveryIds: failed.map(({ delivery }) => delivery.id),
      }
      await parts.queue.enqueue(transaction, { kind: noticeKind, payload, subject: envelope.id })
    }
    if (settled.some(({ change }) => change.state !== 'queued')) {
      await parts.queue.enqueue(transaction, releaseWork(envelope.id))
    }
    await also(transaction)
  })
  for (const { change } of settled) parts.countMail?.('out', change.state)
  parts.timeline.announce(envelope)
  parts.queue.wake()
}
