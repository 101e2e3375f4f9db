import * as v from 'valibot'
import { wireCount, wireFolderName, wireWhole } from './common'

/** A folder. `flags` carries its special use (RFC 6154), like `\Sent`. */
export const wireFolder = v.object({
  id: v.string(),
  name: v.string(),
  raw_name: v.string(),
  unseen_count: wireWhole,
  count: wireWhole,
  is_lock: v.boolean(),
  is_default: v.boolean(),
  is_can_empty: v.boolean(),
  flags: v.array(v.string()),
  /** In a part of the folders: others are directly below it that are not in that part. */
  has_more: v.optional(v.boolean()),
})

/** Which folders: all without `limit`, which is from 1 to 1000. */
export const wireFoldersQuery = v.object({ limit: v.optional(wireCount), offset: v.optional(wireCount) })

/**
 * All folders in their order, or with `limit` a part of them: in that order too where it is all, which `count` tells, else by
 * `raw_name`.
 */
export const wireFolders = v.object({ results: v.array(wireFolder), count: v.optional(wireWhole) })

// The server trims and checks names, so that its messages reach the field.
const place = { name: v.pipe(v.string(), v.maxLength(400)), parent: v.optional(wireFolderName) }

/** A new folder; at the root without `parent`. */
export const wireFolderForm = v.object(place)

/** Another name, another place, or both for the folder `src_folder`. */
export const wireFolderRename = v.object({ ...place, src_folder: wireFolderName })

/** Deletes `src_folder`. Its mails go to `dst_folder`, or for ever with `is_delete`. */
export const wireFolderDelete = v.object({
  src_folder: wireFolderName,
  dst_folder: v.optional(wireFolderName, 'INBOX'),
  is_delete: v.optional(v.boolean(), false),
})
