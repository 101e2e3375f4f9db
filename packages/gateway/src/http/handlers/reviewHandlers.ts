import { MailroomError } from '@mailroom/core'
import { breakOffWithSession } from '../files/breakOffWithSession'
import { fileAnswer } from '../files/fileAnswer'
import { officeAnswer } from '../files/officeAnswer'
import { servedType } from '../files/servedType'
import type { Handlers } from '../Handler'
import { requireAllowed } from '../requireAllowed'
import type { Services } from '../Services'
import { toWireReview, toWireReviewItem } from '../wire/reviews'

type Calls = 'reviewShow' | 'reviews' | 'review' | 'decideReviews' | 'reviewFile' | 'reviewFilePdf'

/** Mail in review, for those who review it. @source RV-01, RV-02, RV-03 */
export function reviewHandlers(services: Services): Pick<Handlers, Calls> {
  const { reviews, settings } = services
  return {
    async reviewShow(_, { session }) {
      const { isReviewer, waitingCount } = await reviews.duty(session.accountId)
      return { review_mail_show: isReviewer, count: waitingCount }
    },

    async reviews({ query: { page, page_size, status } }, { session }) {
      const limit = Number(page_size)
      const query = { state: status, offset: (Number(page) - 1) * limit, limit }
      const { mails, total } = await reviews.list(session.accountId, query)
      return { count: total, results: mails.map(toWireReviewItem) }
    },

    async review({ path }, { session }) {
      return toWireReview(await reviews.read(session.accountId, readId(path.id!)))
    },

    async decideReviews({ body: { status, review_ids: ids, reason = '' } }, { session, clientAddress }) {
      const verdict = status === 'permit' ? ({ state: status } as const) : { state: status, reason }
      const decided = await reviews.decide(session.accountId, ids, verdict, clientAddress)
      return { msg: 'success', review_ids: [...decided] }
    },

    async reviewFile({ query }, { session, request }) {
      const file = await reviews.file(session.accountId, Number(query.mail_id), query.sid)
      // Pictures inside the text belong to reading it.
      if (file.contentId === undefined) requireAllowed(settings.allowDownload)
      const face = { ...servedType(file.contentType, false), name: file.name }
      return fileAnswer(request, file, face, (stream) => breakOffWithSession(services, session, stream))
    },

    async reviewFilePdf({ query }, { session, request }) {
      requireAllowed(settings.allowDownload)
      const file = await reviews.file(session.accountId, Number(query.mail_id), query.sid)
      return officeAnswer(services, session, request, file)
    },
  }
}

/** @throws MailroomError `notFound` for what is no number of a mail */
function readId(text: string): number {
  const id = Number(text)
  if (!/^[1-9]\d{0,15}$/.test(text) || !Number.isSafeInteger(id))
    throw new MailroomError('notFound', 'There is no such mail in review.')
  return id
}
