import type { Executor } from '../doors/database/Database'
import type { JobQueue } from '../jobs/JobQueue'
import { ownServer, type Envelope, type RoutedRecipient } from './Envelope'
import { deliverKind, type DeliverPayload } from './deliverLocally'
import { releaseWork } from './settleRecipients'
import type { Timeline } from './Timeline'

/** Kind of the job that hands a mail to another mail system. */
export const relayKind = 'relay'
/** Kind of the job that hands a mail to the mail server of its sender. */
export const submitKind = 'submit'

/** One job per mail and domain, or per mail for the sender's own server. */
export interface RelayPayload {
  readonly envelopeId: string
  readonly domain: string
}

const kindOf = (domain: string) =>
  domain === '' ? deliverKind : domain === ownServer ? submitKind : relayKind

/**
 * Takes responsibility for a mail whose bytes are durable: its timeline begins and its deliveries are queued, all in the
 * caller's transaction. One that goes to nobody is let go of when no copy is made of it any more. Whoever sent it may be told
 * "accepted" when that has committed. Wake the queue afterwards.
 *
 * @param options.isHeld it waits for a reviewer: nothing is queued before `queueDeliveries`
 */
export async function acceptMail(
  transaction: Executor,
  parts: { readonly timeline: Timeline; readonly queue: JobQueue },
  envelope: Envelope,
  recipients: readonly RoutedRecipient[],
  { isHeld = false }: { readonly isHeld?: boolean } = {},
): Promise<void> {
  await parts.timeline.open(transaction, envelope, recipients, isHeld ? 'review' : 'queued')
  if (recipients.length === 0) await parts.queue.enqueue(transaction, releaseWork(envelope.id))
  if (!isHeld) await queueDeliveries(transaction, parts.queue, envelope, recipients)
}

/** Queues the deliveries of a mail, one job for each way that it goes. Wake the queue afterwards. */
export async function queueDeliveries(
  transaction: Executor,
  queue: JobQueue,
  envelope: Pick<Envelope, 'id'>,
  recipients: readonly Pick<RoutedRecipient, 'domain'>[],
): Promise<void> {
  const domains = new Set(recipients.map(({ domain }) => domain))
  for (const domain of domains) {
    const payload: DeliverPayload | RelayPayload =
      domain === '' ? { envelopeId: envelope.id } : { envelopeId: envelope.id, domain }
    await queue.enqueue(transaction, {
      kind: kindOf(domain),
      payload,
      subject: envelope.id,
      key: `${envelope.id} ${domain}`,
    })
  }
}
