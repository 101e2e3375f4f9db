import type { ReviewState } from '@mailroom/core'
import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** What is asked for of the mails in review. */
export interface ReviewsQuery {
  readonly state: ReviewState
  readonly offset: number
  readonly limit: number
}

/** One page of the mails that wait for the reader's review, or were decided; the newest first. @source RV-01 */
export function useReviews({ state, offset, limit }: ReviewsQuery) {
  const { review } = useAdapter()
  const key = useAccountKey('reviews', review ? `${state} ${offset} ${limit}` : undefined)
  const { data, ...rest } = useAnswer(key, () => review!.list({ state, offset, limit }))
  return { page: data, ...rest }
}
