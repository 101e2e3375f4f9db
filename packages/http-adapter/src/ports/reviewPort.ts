import type { ReviewId, ReviewPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireReview, fromWireReviewItem } from '../wire/reviews'

/** Mail in review, over HTTP. Pages of the wire are whole ones, so `offset` is a multiple of `limit`. */
export function createReviewPort(client: HttpClient): ReviewPort {
  const named = (id: ReviewId, sid: string) => ({ mail_id: String(id), sid })
  return {
    async duty(options) {
      const { review_mail_show, count } = await client.send('reviewShow', { options })
      return { isReviewer: review_mail_show, waitingCount: count }
    },

    async list({ state, offset, limit }, options) {
      const page = Math.floor(offset / limit) + 1
      const query = { page: String(page), page_size: String(limit), status: state }
      const { count, results } = await client.send('reviews', { query, options })
      return { mails: results.map(fromWireReviewItem), total: count }
    },

    read: async (id, options) => fromWireReview(await client.send('review', { path: { id }, options })),

    file: (id, sid, options) => client.send('reviewFile', { query: named(id, sid), options }),
    fileAsPdf: (id, sid, options) => client.send('reviewFilePdf', { query: named(id, sid), options }),

    async permit(ids) {
      const body = { status: 'permit' as const, review_ids: [...ids] }
      return (await client.send('decideReviews', { body })).review_ids
    },

    async reject(ids, reason) {
      const body = { status: 'reject' as const, review_ids: [...ids], reason }
      return (await client.send('decideReviews', { body })).review_ids
    },
  }
}
