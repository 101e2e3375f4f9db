import type { ReviewState } from '@mailroom/core'
import type { Database } from '../doors/database/Database'

/** What was decided about a mail. */
interface Decision {
  /** ms since 1970. */
  readonly at: number
  /** Address of the reviewer; empty when the account is gone. */
  readonly by: string
  readonly state: ReviewState
  readonly sender: string
  readonly subject: string
  /** Empty for one that was let go. */
  readonly reason: string
}

/** Decisions that are shown. */
const maxDecisions = 1000

/** The newest decisions, newest first. */
export async function readDecisions({ db }: Database): Promise<readonly Decision[]> {
  const rows = await db
    .selectFrom('reviews')
    .leftJoin('accounts', 'accounts.id', 'reviews.decided_by')
    .where('reviews.decided_at', 'is not', null)
    .select([
      'accounts.address',
      'reviews.decided_at',
      'reviews.state',
      'reviews.sender',
      'reviews.subject',
      'reviews.reason',
    ])
    .orderBy('reviews.decided_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(maxDecisions)
    .execute()
  return rows.map(({ address, decided_at, ...decision }) => ({
    ...decision,
    at: decided_at ?? 0,
    by: address ?? '',
  }))
}
