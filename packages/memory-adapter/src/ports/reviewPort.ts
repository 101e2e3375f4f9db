import { MailroomError, maxReviewReasonCharacters, type ReviewPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { transfer } from '../calls/transfer'
import type { Reviews } from '../review/Reviews'
import type { Seat } from '../system/Seat'
import { checkPage } from './checkPage'

/** Reviews what colleagues send. */
export function createReviewPort(seat: Seat, calls: Calls): ReviewPort {
  /** @throws MailroomError `forbidden` for who reviews nothing */
  const reviews = (): Reviews => {
    if (!seat.system.reviews.isReviewer(seat.user))
      throw new MailroomError('forbidden', 'This person reviews no mail.')
    return seat.system.reviews
  }
  return {
    duty: (options) =>
      calls.make(
        'review.duty',
        () => {
          const { user, system } = seat
          const isReviewer = system.reviews.isReviewer(user)
          return { isReviewer, waitingCount: system.reviews.of(user, 'wait').length }
        },
        options,
      ),
    list: ({ state, offset, limit }, options) =>
      calls.make(
        'review.list',
        () => {
          checkPage({ offset, limit })
          const mails = reviews().of(seat.user, state)
          return { mails: mails.slice(offset, offset + limit), total: mails.length }
        },
        options,
      ),
    read: (id, options) => calls.make('review.read', () => reviews().read(seat.user, id), options),
    file: (id, attachment, options) =>
      calls.make(
        'review.file',
        async () => {
          const { bytes, contentType } = reviews().file(seat.user, id, attachment)
          const content = bytes()
          await transfer(content.length, calls, options)
          return new Blob([content], { type: contentType })
        },
        options,
      ),
    permit: (ids) => calls.make('review.permit', () => reviews().decide(seat.user, ids, 'permit')),
    reject: (ids, reason) =>
      calls.make('review.reject', () => reviews().decide(seat.user, ids, 'reject', checked(reason))),
  }
}

function checked(given: string): string {
  const reason = given.replace(/\s+/g, ' ').trim()
  if (reason !== '' && [...reason].length <= maxReviewReasonCharacters) return reason
  const message = 'Rejecting a mail needs a reason of 200 characters at most.'
  throw new MailroomError('invalid', message, { fields: { reason: [message] } })
}
