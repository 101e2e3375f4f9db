import type { Address, LiveEvent } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Envelope } from '../delivery/Envelope'
import type { Executor } from '../doors/database/Database'
import { storableText } from '../doors/database/storableText'
import type { EventBus } from '../doors/events/EventBus'

/** A mail that waits, and for whom. */
export interface Hold {
  readonly reviewers: readonly AccountId[]
  readonly sender: Address
  readonly subject: string
}

/** Writes down that a mail waits, and who may see it. Part of the transaction that accepts the mail. */
export async function keepReview(
  transaction: Executor,
  envelope: Pick<Envelope, 'id'>,
  { reviewers, sender, subject }: Hold,
): Promise<void> {
  const { id } = await transaction
    .insertInto('reviews')
    .values({
      envelope_id: envelope.id,
      subject: storableText(subject),
      sender: storableText(sender.address),
      sender_name: storableText(sender.name),
      state: 'wait',
      reason: '',
      decided_by: null,
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const account_id of reviewers)
    await transaction.insertInto('review_seats').values({ review_id: id, account_id }).execute()
}

const changed: LiveEvent = { kind: 'reviewsChanged' }

/** Tells the open pages of reviewers that a mail waits, or does no longer. */
export function announceReviews(events: Pick<EventBus, 'publish'>, reviewers: readonly AccountId[]): void {
  for (const reviewer of reviewers) events.publish(reviewer, changed)
}
