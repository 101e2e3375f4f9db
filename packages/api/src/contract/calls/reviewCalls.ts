import {
  wireReviewDecision,
  wireReviewed,
  wireReviewFileQuery,
  wireReviewMail,
  wireReviewQuery,
  wireReviews,
  wireReviewShow,
} from '../../wire/review'
import { call } from '../call'

/** Mails of others that leave only when a reviewer permits it. Paths are spelled as the texts spell them. */
export const reviewCalls = {
  reviewShow: call('GET', '/api/mail/review/show/', {
    area: 'review',
    summary: 'Whether the reader reviews mail, and how many mails wait.',
    answer: wireReviewShow,
  }),
  reviews: call('GET', '/api/mail/review/', {
    area: 'review',
    summary: 'One page of the mails that wait for the reader, were permitted or rejected.',
    query: wireReviewQuery,
    answer: wireReviews,
  }),
  review: call('GET', '/api/mail/review/{id}/', {
    area: 'review',
    summary: 'A mail in review.',
    answer: wireReviewMail,
  }),
  decideReviews: call('POST', '/api/mail/review/batch/', {
    area: 'review',
    summary: 'Lets mails go or holds them back for good; the first decision about a mail counts.',
    body: wireReviewDecision,
    answer: wireReviewed,
  }),
  reviewFile: call('GET', '/api/mail/review/dowload/', {
    area: 'review',
    summary: 'The bytes of a file of a mail that waits for review.',
    query: wireReviewFileQuery,
    answer: 'binary',
  }),
  reviewFilePdf: call('GET', '/api/mail/review/preview/', {
    area: 'review',
    summary: 'An office file of a mail that waits for review, as PDF.',
    query: wireReviewFileQuery,
    answer: 'binary',
  }),
} as const
