import * as v from 'valibot'
import { wireBytes, wireCount, wireFolderName, wireUid, wireWhole } from './common'

/** Names a file by its bytes: lower-case hexadecimal. A check of the transfer, never a right to anything. */
const fileMd5 = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

/** What a file is brought for: a mail, a draft, to be linked to, or a disk. Each has a size that it may have. */
const uploadType = v.picklist(['eml', 'attach', 'transit', 'personal', 'company'])

/** Asks which pieces of a file of one's own are there. */
export const wireUploadQuery = v.object({
  fileMd5,
  file_size: v.optional(wireBytes),
  upload_type: v.optional(uploadType),
})

/** `state` 0 none, 1 some, 2 all pieces; `chunks` are their numbers. */
export const wireUploadState = v.object({ state: v.picklist([0, 1, 2]), chunks: v.array(wireWhole) })

/** Which piece comes. */
export const wireChunkQuery = v.object({ fileMd5, chunkNumber: wireCount })

/** A mail file whose pieces are there. With the same `import_id` it is added once. */
export const wireImport = v.object({
  fileMd5,
  upload_type: v.literal('eml'),
  file_name: v.pipe(v.string(), v.maxLength(1000)),
  file_type: v.pipe(v.string(), v.maxLength(200)),
  file_size: v.pipe(wireWhole, v.minValue(0)),
  folder_id: wireFolderName,
  import_id: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/))),
})

const uploadWhole = {
  fileMd5,
  file_name: v.pipe(v.string(), v.maxLength(1000)),
  file_type: v.pipe(v.string(), v.maxLength(200)),
  file_size: v.pipe(wireWhole, v.minValue(0)),
  upload_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)),
}

/** A file for a draft whose pieces are there. With the same `upload_id` it is kept once. */
export const wireUploadWhole = v.object({
  ...uploadWhole,
  upload_type: v.literal('attach'),
  inline: v.optional(v.boolean()),
})

/** The same of a file that mails link to. */
export const wireOnlineWhole = v.object({ ...uploadWhole, upload_type: v.literal('transit') })

/** Where the mail is. */
export const wireImported = v.object({ msg: v.literal('success'), folder: v.string(), uid: wireUid })
