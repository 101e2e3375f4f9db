import { fileShareDays } from '@mailroom/core'
import * as v from 'valibot'
import { wireTime, wireWhole } from './common'
import { wireDisk, wireItemId } from './disk'

/** A file of a disk that is to be shared, and for how many days. @source FC-03 */
export const wireNewFileShare = v.object({ disk: wireDisk, id: wireItemId, days: v.picklist(fileShareDays) })

/** A shared file: where others fetch it, and with what code. */
export const wireFileShare = v.object({
  id: v.string(),
  disk: wireDisk,
  file_id: v.string(),
  name: v.string(),
  file_size: wireWhole,
  url: v.string(),
  code: v.string(),
  created: wireTime,
  expires: wireTime,
  status: v.picklist(['open', 'expired', 'cancelled', 'deleted']),
  download_count: wireWhole,
})

/** A page of shares, the newest first. */
export const wireFileShares = v.object({ count: wireWhole, results: v.array(wireFileShare) })

/** Shares that are to end. */
export const wireShareNames = v.object({
  ids: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/))), v.minLength(1), v.maxLength(100)),
})
