import * as v from 'valibot'
import { wireFolderName, wireTime, wireUid, wireWhole } from './common'
import { wireRecipientStatus } from './sending'

const messageId = v.pipe(v.string(), v.minLength(1), v.maxLength(998))

/** The whole mail, by its Message-ID or as the sender's copy. */
export const wireRecallAll = v.union([
  v.object({ message_id: messageId }),
  v.object({ uid: wireUid, folder: wireFolderName }),
])

/** One recipient's copy. */
export const wireRecallOne = v.object({
  message_id: messageId,
  recipient: v.pipe(v.string(), v.minLength(1), v.maxLength(320)),
})

/** Every recipient's line, after the recall. */
export const wireRecalled = v.object({ results: v.array(wireRecipientStatus) })

/** One page of what was recalled; the first page is 1. */
export const wireRecallLogQuery = v.object({
  page: v.pipe(wireWhole, v.minValue(1), v.maxValue(1_000_000)),
  page_size: v.pipe(wireWhole, v.minValue(1), v.maxValue(100)),
})

/** What was recalled, the newest first. */
export const wireRecallLog = v.object({
  count: wireWhole,
  results: v.array(
    v.object({
      message_id: v.string(),
      subject: v.string(),
      recipient: v.string(),
      name: v.string(),
      recall_status: v.picklist(['recall_succ', 'proxy', 'readed', 'undeliver', 'not_found', 'deliver_fail']),
      date: wireTime,
    }),
  ),
})
