import type { InternetMessageId, RecallStanding, RecipientStatus } from '@mailroom/core'
import { deliveryKey } from '../delivery/deliverLocally'
import type { SentDelivery } from '../delivery/Timeline'
import type { DeliveredMail } from '../doors/mail-store/DeliveredMails'
import type { SendingParts } from '../sending/SendingParts'

/** A recipient's line with the copy in their mailbox, if that is one of ours. */
export interface Recallable {
  readonly delivery: SentDelivery
  readonly standing: RecallStanding
  readonly copy: DeliveredMail | undefined
}

/** What recalling needs of all that sending has. */
export type RecallParts = Pick<
  SendingParts,
  'database' | 'timeline' | 'clock' | 'delivered' | 'recallRead' | 'localeOf'
>

/** The lines of a mail that an account has sent, each with what can be done about its recipient's copy. @source SS-03 */
export async function statusWithStandings(
  parts: RecallParts,
  accountId: number,
  messageId: InternetMessageId,
): Promise<readonly RecipientStatus[]> {
  const lines = await findRecallable(parts, accountId, messageId)
  return lines.map(({ delivery, standing }) => ({ ...delivery.status, recall: standing }))
}

/** @throws MailroomError `notFound` for a mail that the account has not sent */
export async function findRecallable(
  parts: RecallParts,
  accountId: number,
  messageId: InternetMessageId,
): Promise<readonly Recallable[]> {
  const deliveries = await parts.timeline.deliveriesOf(accountId, messageId)
  const copies = await findCopies(parts, deliveries)
  return deliveries.map((delivery) => {
    const copy = copies.get(copyName(delivery.envelopeId, delivery.localAccountId))
    return { delivery, copy, standing: standingOf(delivery, copy, parts.recallRead) }
  })
}

function standingOf(
  { status: { state }, domain, localAccountId }: SentDelivery,
  copy: DeliveredMail | undefined,
  recallRead: boolean,
): RecallStanding {
  if (state === 'recalled' || state === 'failed') return state
  if (domain !== '' || localAccountId === null) return 'outside'
  if (state !== 'delivered' && state !== 'read') return state === 'burned' ? 'gone' : 'waiting'
  if (copy === undefined) return 'gone'
  return copy.isRead && !recallRead ? 'read' : 'possible'
}

async function findCopies(
  { delivered }: RecallParts,
  deliveries: readonly SentDelivery[],
): Promise<Map<string, DeliveredMail>> {
  const copies = new Map<string, DeliveredMail>()
  // A mail that was handed in twice under one Message-ID has two.
  for (const envelopeId of new Set(deliveries.map((delivery) => delivery.envelopeId))) {
    const accounts = deliveries
      .filter((delivery) => delivery.envelopeId === envelopeId)
      .flatMap(({ localAccountId }) => localAccountId ?? [])
    const found = (await delivered?.find(deliveryKey(envelopeId), [...new Set(accounts)])) ?? []
    for (const copy of found) copies.set(copyName(envelopeId, copy.accountId), copy)
  }
  return copies
}

const copyName = (envelopeId: string, accountId: number | null): string => `${envelopeId} ${accountId}`
