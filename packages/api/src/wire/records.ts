import * as v from 'valibot'
import { wireAddress, wireTime, wireWhole } from './common'
import { wireDeliveryState } from './sending'

/** Where a page of a record begins: the time, kind and number of the last entry of the page before. */
const wireRecordMark = v.pipe(v.string(), v.regex(/^\d{1,16}\.\d\.\d{1,15}$/))

/** A stretch of a record. `after` is what the page before gave as `next`. */
const stretch = {
  begin: v.optional(wireTime),
  end: v.optional(wireTime),
  after: v.optional(wireRecordMark),
  page_size: v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/)),
}

/** `next` is empty on the last page. */
const next = v.union([v.literal(''), wireRecordMark])

/** Which sign-ins are asked for. */
export const wireLoginRecordsQuery = v.object({
  ...stretch,
  result: v.optional(v.picklist(['success', 'refused'])),
})

/** Sign-ins and refused attempts, the newest first. `agent` is empty where it is not known. */
export const wireLoginRecords = v.object({
  results: v.array(
    v.object({
      time: wireTime,
      ip: v.string(),
      isp: v.string(),
      agent: v.string(),
      result: v.picklist(['success', 'wrong_password', 'wrong_code']),
      is_current: v.boolean(),
    }),
  ),
  next,
})

/** Which sent mails are asked for. `search` is part of the subject or of a recipient. */
export const wireSendRecordsQuery = v.object({
  ...stretch,
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
})

/** Sent mails, the newest first. `recipient` is the first of `count`; null where there is none. */
export const wireSendRecords = v.object({
  results: v.array(
    v.object({
      message_id: v.string(),
      time: wireTime,
      subject: v.string(),
      size: wireWhole,
      recipient: v.nullable(wireAddress),
      count: wireWhole,
      states: v.array(v.object({ status: wireDeliveryState, count: wireWhole })),
    }),
  ),
  next,
})
