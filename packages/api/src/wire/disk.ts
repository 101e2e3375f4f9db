import { transitStays } from '@mailroom/core'
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

/** Names a file or folder of a disk. */
export const wireItemId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** How many come, from 1 to 100. */
const wireLimit = v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/))

/** A page of what lies in transit, from the newest. @source 2nd text 7 */
export const wireTransitQuery = v.object({ limit: wireLimit, offset: wireCount })

/** A page of a folder of a disk, the first page is 1; no folder is the top. @source 2nd text 7 */
export const wireDiskQuery = v.object({
  page: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)),
  page_size: wireLimit,
  folder_id: v.optional(wireItemId),
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

/** A disk with folders. */
export const wireDisk = v.picklist(['personal', 'company'])

/** A new folder, 1 to 20 characters. @source 2nd text 9 */
export const wireNewDiskFolder = v.object({
  disk: wireDisk,
  name: v.pipe(v.string(), v.maxLength(200)),
  folder_id: v.optional(wireItemId),
})

/** A file for a disk whose pieces are there. With the same `upload_id` it is kept once. */
export const wireDiskWhole = v.object({
  ...wireOnlineWhole.entries,
  upload_type: wireDisk,
  folder_id: v.optional(wireItemId),
})

/** Of what is done with several at once. */
const ids = v.pipe(v.array(wireItemId), v.minLength(1), v.maxLength(100))

/** Another name for a file or folder. */
export const wireDiskName = v.object({
  disk: wireDisk,
  id: wireItemId,
  name: v.pipe(v.string(), v.maxLength(1000)),
})

/** Files and folders that go to another folder of their disk; no folder is the top. */
export const wireDiskMove = v.object({ disk: wireDisk, ids, folder_id: v.optional(wireItemId) })

/** Files and folders of a disk. */
export const wireDiskItems = v.object({ disk: wireDisk, ids })

/** Files in transit. */
export const wireTransitFiles = v.object({ ids })

/** Files in transit that are kept in a folder of a disk. */
export const wireTransitKeep = v.object({ ids, disk: wireDisk, folder_id: v.optional(wireItemId) })

/** What was kept, in the order asked. */
export const wireDiskEntries = v.object({ results: v.array(wireDiskEntry) })

/** For how long a file stays in transit from now on. @source 2nd text 9 */
export const wireTransitStay = v.object({ period: v.picklist(transitStays) })

/** Where something lies. */
const place = v.picklist(['personal', 'company', 'transit'])

/** A file of a disk or in transit. `download` asks for it to be saved and not shown. */
export const wireDiskFileQuery = v.object({
  disk: place,
  id: wireItemId,
  download: v.optional(v.picklist(['0', '1'])),
})

/** Files and folders for one zip, 1 to 100 ids with commas between them. */
export const wireDiskZipQuery = v.object({
  disk: place,
  ids: v.pipe(v.string(), v.regex(/^[\w-]{1,64}(?:,[\w-]{1,64}){0,99}$/)),
})

/** Of one disk there may be none. */
const linked = v.pipe(v.array(wireItemId), v.maxLength(100))

/** Files of one's own disk and of the organisation's, to be linked to. @source 2nd text 7 */
export const wireLinkFiles = v.object({ net_attachments: linked, company_attachments: linked })

/** Those of one's own first, each list in its order. */
export const wireLinkedFiles = v.object({ results: v.array(wireOnlineFile) })
