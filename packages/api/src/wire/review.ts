import * as v from 'valibot'
import { wireAttachment } from './attachments'
import { wireAddress, wireTime, wireUid, wireUidText, wireWhole } from './common'

const status = v.picklist(['wait', 'permit', 'reject'])

/** Whether somebody reviews mail, and how many mails wait for them. */
export const wireReviewShow = v.object({ review_mail_show: v.boolean(), count: wireWhole })

/** One page of a list; the first page is 1. */
export const wireReviewQuery = v.object({
  page: v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/)),
  page_size: v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/)),
  status,
})

/** A mail in review. `decider` and `decided` are null while it waits; `reason` is empty for one that was let go. */
const wireReviewItem = v.object({
  id: wireUid,
  subject: v.string(),
  sender: wireAddress,
  recipient: v.array(wireAddress),
  datetime: wireTime,
  mailsize: wireWhole,
  reason: v.string(),
  status,
  decider: v.nullable(v.string()),
  decided: v.nullable(wireTime),
})

/** A page of them, the newest first. */
export const wireReviews = v.object({ count: wireWhole, results: v.array(wireReviewItem) })

/**
 * A mail in review, opened. `cover` says why there is no content: `sealed`, it is for the eyes of its recipients alone;
 * `decided`, it is kept only while the mail waits.
 */
export const wireReviewMail = v.object({
  ...wireReviewItem.entries,
  /** Who has sent it in the name of `sender`; absent where nobody has, and once it is decided. */
  sent_by: v.optional(wireAddress),
  cover: v.nullable(v.picklist(['sealed', 'decided'])),
  to: v.array(wireAddress),
  cc: v.array(wireAddress),
  bcc: v.array(wireAddress),
  plain_text: v.string(),
  html_text: v.nullable(v.string()),
  is_html: v.boolean(),
  attachments: v.array(wireAttachment),
})

/** What a reviewer says about some mails. The server asks for the reason, so that its message reaches the field. */
export const wireReviewDecision = v.object({
  status: v.picklist(['permit', 'reject']),
  review_ids: v.pipe(v.array(wireUid), v.minLength(1), v.maxLength(100)),
  reason: v.optional(v.pipe(v.string(), v.maxLength(4000))),
})

/** Those that this call decided: of the others somebody else has, or they are not there. */
export const wireReviewed = v.object({ msg: v.literal('success'), review_ids: v.array(wireUid) })

/** Names a file of a mail in review. */
export const wireReviewFileQuery = v.object({
  mail_id: wireUidText,
  sid: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** Kept for callers that send it; files of mails in review are known by `sid`. */
  did: v.optional(v.pipe(v.string(), v.maxLength(100))),
})
