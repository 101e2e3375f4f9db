import { MailroomError, type ReviewPage, type ReviewState, type ReviewSummary } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Database } from '../doors/database/Database'

/** The mails that somebody may see in review, with their envelopes. */
const seatedReviews = ({ db }: Database, accountId: AccountId) =>
  db
    .selectFrom('reviews')
    .innerJoin('review_seats', 'review_seats.review_id', 'reviews.id')
    .innerJoin('envelopes', 'envelopes.id', 'reviews.envelope_id')
    .where('review_seats.account_id', '=', accountId)

const shown = [
  'reviews.id',
  'reviews.envelope_id',
  'reviews.subject',
  'reviews.sender',
  'reviews.sender_name',
  'reviews.state',
  'reviews.reason',
  'reviews.decided_at',
  'envelopes.created_at',
  'envelopes.size_bytes',
  'decider.display_name as decider',
] as const

/** The rows of a list are read with the names of those who decided. */
const reviewRows = (database: Database, accountId: AccountId) =>
  seatedReviews(database, accountId)
    .leftJoin('accounts as decider', 'decider.id', 'reviews.decided_by')
    .select(shown)

/** True for whoever a rule names, and as long as there is a mail that they were asked about. */
export async function isReviewer({ db }: Database, accountId: AccountId): Promise<boolean> {
  for (const table of ['review_rule_reviewers', 'review_seats'] as const) {
    const seat = await db
      .selectFrom(table)
      .select('account_id')
      .where('account_id', '=', accountId)
      .limit(1)
      .executeTakeFirst()
    if (seat) return true
  }
  return false
}

/** How many mails are in a state, of those that somebody may see. */
export async function countReviews(
  database: Database,
  accountId: AccountId,
  state: ReviewState,
): Promise<number> {
  const { count } = await seatedReviews(database, accountId)
    .where('reviews.state', '=', state)
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** One page of them, the newest first. @source RV-01 */
export async function listReviews(
  database: Database,
  accountId: AccountId,
  { state, offset, limit }: { readonly state: ReviewState; readonly offset: number; readonly limit: number },
): Promise<ReviewPage> {
  const rows = await reviewRows(database, accountId)
    .where('reviews.state', '=', state)
    .orderBy('reviews.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const recipients = await recipientsOf(
    database,
    rows.map((row) => row.envelope_id),
  )
  return {
    mails: rows.map((row) => toSummary(row, recipients.get(row.envelope_id))),
    total: await countReviews(database, accountId, state),
  }
}

/** A mail in review as somebody with a seat at it sees it, and its envelope. */
export interface SeatedReview {
  readonly summary: ReviewSummary
  readonly envelopeId: string
}

/** @throws MailroomError `notFound`, for a mail that waits for others as for one that is not there */
export async function findReview(
  database: Database,
  accountId: AccountId,
  id: number,
): Promise<SeatedReview> {
  const row = await reviewRows(database, accountId).where('reviews.id', '=', id).executeTakeFirst()
  if (!row) throw new MailroomError('notFound', 'No such mail waits for this reviewer.')
  const recipients = await recipientsOf(database, [row.envelope_id])
  return { summary: toSummary(row, recipients.get(row.envelope_id)), envelopeId: row.envelope_id }
}

interface ReviewRow {
  readonly id: number
  readonly subject: string
  readonly sender: string
  readonly sender_name: string
  readonly state: ReviewState
  readonly reason: string
  readonly decided_at: number | null
  readonly created_at: number
  readonly size_bytes: number
  readonly decider: string | null
}

const toSummary = (row: ReviewRow, recipients: ReviewSummary['recipients'] = []): ReviewSummary => ({
  id: row.id,
  subject: row.subject,
  from: { address: row.sender, name: row.sender_name },
  recipients,
  sentAt: row.created_at,
  sizeBytes: row.size_bytes,
  state: row.state,
  ...(row.decided_at !== null && {
    decision: { by: row.decider ?? '', at: row.decided_at, reason: row.reason },
  }),
})

async function recipientsOf({ db }: Database, envelopes: readonly string[]) {
  const rows =
    envelopes.length === 0
      ? []
      : await db
          .selectFrom('deliveries')
          .select(['envelope_id', 'recipient', 'recipient_name'])
          .where('envelope_id', 'in', envelopes)
          .orderBy('id')
          .execute()
  const people = rows.map((row) => ({
    of: row.envelope_id,
    person: { address: row.recipient, name: row.recipient_name },
  }))
  return new Map(
    envelopes.map((id) => [id, people.filter(({ of }) => of === id).map(({ person }) => person)]),
  )
}
