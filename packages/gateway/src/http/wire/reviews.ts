import type { AnswerOf, Contract } from '@mailroom/api'
import type { ReviewMail, ReviewSummary } from '@mailroom/core'
import { toWireAddress, toWireAttachment, toWireTime } from './messages'

type WireReview = AnswerOf<Contract['review']>

/** A mail in review as a row. */
export const toWireReviewItem = ({
  decision,
  ...mail
}: ReviewSummary): AnswerOf<Contract['reviews']>['results'][number] => ({
  id: mail.id,
  subject: mail.subject,
  sender: toWireAddress(mail.from),
  recipient: mail.recipients.map(toWireAddress),
  datetime: toWireTime(mail.sentAt),
  mailsize: mail.sizeBytes,
  reason: decision?.reason ?? '',
  status: mail.state,
  decider: decision?.by ?? null,
  decided: decision ? toWireTime(decision.at) : null,
})

/** A mail in review, opened. */
export function toWireReview({ content, sender, ...summary }: ReviewMail): WireReview {
  const head = { ...toWireReviewItem(summary), ...(sender && { sent_by: toWireAddress(sender) }) }
  if (typeof content === 'string') {
    const nobody = { to: [], cc: [], bcc: [] }
    return {
      ...head,
      ...nobody,
      cover: content,
      plain_text: '',
      html_text: null,
      is_html: false,
      attachments: [],
    }
  }
  return {
    ...head,
    cover: null,
    to: content.to.map(toWireAddress),
    cc: content.cc.map(toWireAddress),
    bcc: content.bcc.map(toWireAddress),
    plain_text: content.text,
    html_text: content.html ?? null,
    is_html: content.html !== undefined,
    attachments: content.attachments.map(toWireAttachment),
  }
}
