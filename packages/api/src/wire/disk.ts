import * as v from 'valibot'
import { wireCount, wireTime, wireWhole } from './common'
import { wireOnlineWhole } from './imports'

/** A file that mails link to. `expires` is when it is deleted, unless a mail is sent with it before. */
export const wireOnlineFile = v.object({
  id: v.string(),
  name: v.string(),
  size: wireWhole,
  content_type: v.string(),
  expires: wireTime,
})

/** Names a file that is stored for a draft. */
export const wireKeepOnline = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) })

/** Names a mail of one's own. */
export const wireLinksQuery = v.object({ message_id: v.pipe(v.string(), v.minLength(1), v.maxLength(998)) })

/** The links of a mail; what they lead to, until when, and how often it was fetched. Never their addresses. */
export const wireLinks = v.object({
  results: v.array(
    v.object({
      id: v.string(),
      file_id: v.string(),
      name: v.string(),
      size: wireWhole,
      status: v.picklist(['open', 'expired', 'cancelled']),
      expires: wireTime,
      download_count: wireWhole,
    }),
  ),
})

/** Names a link. */
export const wireLinkName = v.object({ id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/)) })

const itemId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** How many come, from 1 to 100. */
const wireLimit = v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/))

/** A page of what lies in transit, from the newest. @source 2nd text 7 */
export const wireTransitQuery = v.object({ limit: wireLimit, offset: wireCount })

/** A page of a folder of a disk, the first page is 1; no folder is the top. @source 2nd text 7 */
export const wireDiskQuery = v.object({
  page: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)),
  page_size: wireLimit,
  folder_id: v.optional(itemId),
})

/** A file or folder of a disk. */
export const wireDiskEntry = v.object({
  id: v.string(),
  name: v.string(),
  nettype: v.picklist(['folder', 'file']),
  file_size: wireWhole,
  content_type: v.string(),
  created: wireTime,
  expires: v.optional(wireTime),
})

/** `folder_names` lead to the folder, the outermost first; bytes of its disk. */
export const wireDiskPage = v.object({
  count: wireWhole,
  results: v.array(wireDiskEntry),
  folder_names: v.array(v.object({ id: v.string(), name: v.string() })),
  capacity_used: wireWhole,
  capacity_total: wireWhole,
  can_upload: v.boolean(),
})

const disk = v.picklist(['personal', 'company'])

/** A new folder, 1 to 20 characters. @source 2nd text 9 */
export const wireNewDiskFolder = v.object({
  disk,
  name: v.pipe(v.string(), v.maxLength(200)),
  folder_id: v.optional(itemId),
})

/** A file for a disk whose pieces are there. With the same `upload_id` it is kept once. */
export const wireDiskWhole = v.object({
  ...wireOnlineWhole.entries,
  upload_type: disk,
  folder_id: v.optional(itemId),
})

const ids = v.pipe(v.array(itemId), v.maxLength(100))

/** Files of one's own disk and of the organisation's, to be linked to. @source 2nd text 7 */
export const wireLinkFiles = v.object({ net_attachments: ids, company_attachments: ids })

/** Those of one's own first, each list in its order. */
export const wireLinkedFiles = v.object({ results: v.array(wireOnlineFile) })
