import type { RelayPayload } from '../delivery/acceptMail'
import type { DeliveryParts } from '../delivery/DeliveryParts'
import type { Envelope, PendingDelivery } from '../delivery/Envelope'
import { settleRecipients, type Settled } from '../delivery/settleRecipients'
import { RetryAt } from '../jobs/Job'
import type { JobHandler } from '../jobs/JobHandler'
import { envelopeAddress } from '../mime/build/envelopeAddress'
import type { Receipt, Receipts } from './receipts/Receipts'
import { settleReceipt } from './receipts/settleReceipt'
import { nextAttempt } from './retrySchedule'
import type { RelayOutcome, Transport } from './Transport'

/** Recipients offered in one go: the number that every server must take. @source RFC 5321 4.5.3.1.8 */
const batchSize = 100

/** What handing over needs. */
export interface RelayParts extends DeliveryParts {
  readonly transport: Transport
  readonly receipts: Receipts
}

/**
 * Hands a mail to the mail system of one domain, or to that of its sender. What each recipient was told is on disk before
 * anything else happens, so a crash repeats nothing but a hand-over whose acceptance had not reached us.
 *
 * @param kind of the jobs that go this way
 * @source GW-02, GW-03, R1
 */
export function relayMail(kind: string, parts: RelayParts): JobHandler<RelayPayload> {
  return {
    kind,
    async run({ envelopeId, domain }, context) {
      const envelope = await parts.timeline.envelope(envelopeId)
      if (!envelope) return
      // Taken over at an earlier attempt, of which the database could not be told.
      const earlier = await parts.receipts.find(envelopeId, domain)
      if (earlier) await settleReceipt(parts, earlier)
      const pending = await parts.timeline.pending(envelopeId, domain)
      const retryAt = nextAttempt(context.attempt, envelope.createdAt, parts.clock.now())
      let reason = ''
      for (let from = 0; from < pending.length; from += batchSize) {
        const batch = pending.slice(from, from + batchSize)
        const outcomes = await attempt(parts, envelope, domain, batch, context.signal)
        const receipt = receiptOf(envelopeId, domain, batch, outcomes)
        if (receipt.taken.length > 0) parts.receipts.note(receipt)
        // A stop in the middle says nothing about the mail.
        if (context.signal.aborted && outcomes.every(({ result }) => result === 'deferred')) {
          throw new RetryAt(parts.clock.now(), 'Stopped')
        }
        reason = outcomes.find(({ result }) => result === 'deferred')?.info ?? reason
        await settleRecipients(parts, envelope, settle(batch, outcomes, retryAt === undefined))
        if (receipt.taken.length > 0) await parts.receipts.forget(receipt)
      }
      if (reason !== '' && retryAt !== undefined) throw new RetryAt(retryAt, reason)
    },
  }
}

function receiptOf(
  envelopeId: string,
  domain: string,
  batch: readonly PendingDelivery[],
  outcomes: readonly RelayOutcome[],
): Receipt {
  const taken = batch.flatMap(({ id }, index) => {
    const { result, info } = outcomes[index]!
    return result === 'relayed' ? [{ deliveryId: id, info }] : []
  })
  return { envelopeId, domain, taken }
}

function attempt(
  parts: RelayParts,
  envelope: Envelope,
  domain: string,
  batch: readonly PendingDelivery[],
  signal: AbortSignal,
): Promise<readonly RelayOutcome[]> {
  const { blobKey, wireOffset, sizeBytes } = envelope
  return parts.transport.send(
    {
      envelopeId: envelope.id,
      accountId: envelope.accountId,
      mailFrom: envelope.mailFrom,
      // Most servers know domains in ASCII only.
      recipients: batch.map(({ address }) => envelopeAddress(address) ?? address),
      domain,
      sizeBytes,
      open: () => parts.blobs.open(blobKey, { start: wireOffset, end: wireOffset + sizeBytes }),
    },
    signal,
  )
}

function settle(
  batch: readonly PendingDelivery[],
  outcomes: readonly RelayOutcome[],
  isLastAttempt: boolean,
): Settled[] {
  return batch.map((delivery, index) => {
    const { result, info } = outcomes[index]!
    if (result !== 'deferred') return { delivery, change: { state: result, info } }
    return { delivery, change: { state: isLastAttempt ? ('failed' as const) : ('queued' as const), info } }
  })
}
