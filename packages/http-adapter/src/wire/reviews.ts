import type { AnswerOf, Contract } from '@mailroom/api'
import type { ReviewMail, ReviewSummary } from '@mailroom/core'
import { fromWireAddress } from './addresses'
import { fromWireAttachment } from './messages'
import { fromWireTime } from './times'

type WireReview = AnswerOf<Contract['review']>
type WireReviewItem = AnswerOf<Contract['reviews']>['results'][number]

/** A mail in review as a row. */
export const fromWireReviewItem = (item: WireReviewItem): ReviewSummary => ({
  id: item.id,
  subject: item.subject,
  from: fromWireAddress(item.sender),
  recipients: item.recipient.map(fromWireAddress),
  sentAt: fromWireTime(item.datetime),
  sizeBytes: item.mailsize,
  state: item.status,
  ...(item.decided !== null && {
    decision: { by: item.decider ?? '', at: fromWireTime(item.decided), reason: item.reason },
  }),
})

/** A mail in review, opened. */
export const fromWireReview = (mail: WireReview): ReviewMail => ({
  ...fromWireReviewItem(mail),
  ...(mail.sent_by && { sender: fromWireAddress(mail.sent_by) }),
  content: mail.cover ?? {
    to: mail.to.map(fromWireAddress),
    cc: mail.cc.map(fromWireAddress),
    bcc: mail.bcc.map(fromWireAddress),
    text: mail.plain_text,
    ...(mail.html_text !== null && { html: mail.html_text }),
    attachments: mail.attachments.map(fromWireAttachment),
  },
})
