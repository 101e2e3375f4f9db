import {
  maxReviewReasonCharacters,
  MailroomError,
  type ReviewDuty,
  type ReviewId,
  type ReviewMail,
  type ReviewPage,
  type ReviewState,
} from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Audit } from '../accounts/audit'
import type { DeliveryParts } from '../delivery/DeliveryParts'
import type { EventBus } from '../doors/events/EventBus'
import { storableText } from '../doors/database/storableText'
import { decideReview, type Verdict } from './decideReview'
import { type HeldFile, readHeld, readHeldFile } from './heldContent'
import { announceReviews } from './keepReview'
import { countReviews, findReview, isReviewer, listReviews } from './readReviews'

/** Mail in review, for every account. Each call sees what was held for the given account alone. */
export interface Reviews {
  duty(accountId: AccountId): Promise<ReviewDuty>
  list(
    accountId: AccountId,
    query: { readonly state: ReviewState; readonly offset: number; readonly limit: number },
  ): Promise<ReviewPage>
  read(accountId: AccountId, id: ReviewId): Promise<ReviewMail>
  file(accountId: AccountId, id: ReviewId, attachment: string): Promise<HeldFile>
  /**
   * @param clientAddress where the decision came from, for the record
   * @returns the mails that this call decided
   */
  decide(
    accountId: AccountId,
    ids: readonly ReviewId[],
    verdict: Verdict,
    clientAddress: string,
  ): Promise<readonly ReviewId[]>
}

/** What reviewing needs. */
export interface ReviewParts extends Pick<
  DeliveryParts,
  'database' | 'blobs' | 'timeline' | 'queue' | 'clock' | 'countMail'
> {
  readonly events: Pick<EventBus, 'publish'>
  readonly audit: Pick<Audit, 'record'>
}

/** @source RV-01, RV-02, RV-03 */
export function createReviews(parts: ReviewParts): Reviews {
  const { database, audit } = parts
  const requireReviewer = async (accountId: AccountId) => {
    if (!(await isReviewer(database, accountId)))
      throw new MailroomError('forbidden', 'This account reviews no mail.')
  }
  const find = async (accountId: AccountId, id: ReviewId) => {
    await requireReviewer(accountId)
    return findReview(database, accountId, id)
  }
  const decideOne = async (accountId: AccountId, id: ReviewId, verdict: Verdict, client: string) => {
    const review = await findReview(database, accountId, id).catch(unlessGone)
    if (review?.summary.state !== 'wait') return false
    const { envelopeId } = review
    if (!(await decideReview(parts, accountId, { id, envelopeId }, verdict))) return false
    await audit.record({
      action: verdict.state === 'permit' ? 'review-permitted' : 'review-rejected',
      accountId,
      clientAddress: client,
      details: {
        review: id,
        envelope: envelopeId,
        ...(verdict.state === 'reject' && { reason: verdict.reason }),
      },
    })
    await tellReviewers(parts, envelopeId)
    return true
  }
  return {
    async duty(accountId) {
      if (!(await isReviewer(database, accountId))) return { isReviewer: false, waitingCount: 0 }
      return { isReviewer: true, waitingCount: await countReviews(database, accountId, 'wait') }
    },
    async list(accountId, query) {
      await requireReviewer(accountId)
      return listReviews(database, accountId, query)
    },
    async read(accountId, id) {
      const review = await find(accountId, id)
      return { ...review.summary, ...(await readHeld(parts, review)) }
    },
    file: async (accountId, id, attachment) => readHeldFile(parts, await find(accountId, id), attachment),
    async decide(accountId, ids, given, clientAddress) {
      await requireReviewer(accountId)
      const verdict = checked(given)
      const decided: ReviewId[] = []
      for (const id of new Set(ids))
        if (await decideOne(accountId, id, verdict, clientAddress)) decided.push(id)
      return decided
    },
  }
}

/** Tells the open pages of all who may see a mail in review. */
async function tellReviewers(
  { database, events }: Pick<ReviewParts, 'database' | 'events'>,
  envelopeId: string,
): Promise<void> {
  const seats = await database.db
    .selectFrom('review_seats')
    .innerJoin('reviews', 'reviews.id', 'review_seats.review_id')
    .where('reviews.envelope_id', '=', envelopeId)
    .select('review_seats.account_id')
    .execute()
  announceReviews(
    events,
    seats.map(({ account_id }) => account_id),
  )
}

/** @throws MailroomError `invalid` with fields.reason */
function checked(verdict: Verdict): Verdict {
  if (verdict.state === 'permit') return verdict
  const reason = storableText(verdict.reason).replace(/\s+/g, ' ').trim()
  const fault = reason === '' ? 'reasonMissing' : 'reasonTooLong'
  if (reason === '' || [...reason].length > maxReviewReasonCharacters)
    throw new MailroomError('invalid', 'Rejecting a mail needs a reason.', { fields: { reason: [fault] } })
  return { state: 'reject', reason }
}

function unlessGone(error: unknown): undefined {
  if (error instanceof MailroomError && error.kind === 'notFound') return undefined
  throw error
}
