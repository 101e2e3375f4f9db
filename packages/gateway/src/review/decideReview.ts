import { answerOfReview, type ReviewId } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import { queueDeliveries } from '../delivery/acceptMail'
import type { DeliveryParts } from '../delivery/DeliveryParts'
import { settleHeldNotices } from '../sms/keepSmsNotices'
import { settleRecipients } from '../delivery/settleRecipients'
import type { Executor } from '../doors/database/Database'

/** What a reviewer says. */
export type Verdict = { readonly state: 'permit' } | { readonly state: 'reject'; readonly reason: string }

type DecideParts = Pick<DeliveryParts, 'database' | 'timeline' | 'queue' | 'clock' | 'countMail'>

/** Somebody else was quicker: nothing of the decision stays. */
class Decided extends Error {}

/**
 * Lets a held mail go, or holds it back for good and has its sender told. The first decision counts, whoever decides at the same
 * time: it is one transaction with everything that follows from it.
 *
 * @returns false when it was decided already
 * @source RV-02, RV-04
 */
export async function decideReview(
  parts: DecideParts,
  accountId: AccountId,
  review: { readonly id: ReviewId; readonly envelopeId: string },
  verdict: Verdict,
): Promise<boolean> {
  const envelope = await parts.timeline.envelope(review.envelopeId)
  if (!envelope) return false
  const waiting = await parts.timeline.inReview(envelope.id)
  const decide = async (transaction: Executor) => {
    const rows = await transaction
      .updateTable('reviews')
      .set({
        state: verdict.state,
        reason: verdict.state === 'reject' ? verdict.reason : '',
        decided_by: accountId,
        decided_at: parts.clock.now(),
      })
      .where('id', '=', review.id)
      .where('state', '=', 'wait')
      .returning('id')
      .execute()
    if (rows.length === 0) throw new Decided('The mail was decided already.')
  }
  const rejected = verdict.state === 'reject' ? answerOfReview(verdict.reason) : undefined
  const change =
    rejected === undefined
      ? ({ state: 'queued', info: '' } as const)
      : ({ state: 'failed', info: rejected } as const)
  try {
    await settleRecipients(
      parts,
      envelope,
      waiting.map((delivery) => ({ delivery, change })),
      async (transaction) => {
        await decide(transaction)
        if (rejected === undefined) await queueDeliveries(transaction, parts.queue, envelope, waiting)
        const now = () => parts.clock.now()
        await settleHeldNotices(transaction, { queue: parts.queue, now }, envelope.id, rejected === undefined)
      },
    )
  } catch (error) {
    if (error instanceof Decided) return false
    throw error
  }
  return true
}
