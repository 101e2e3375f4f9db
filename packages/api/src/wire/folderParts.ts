import * as v from 'valibot'
import { wireCount, wireFolderName, wireWhole } from './common'
import { wireFolders } from './folders'

// They stand apart from the other folders, which come with the first list.

/** Longest text that folders are looked for by. */
const maxTextLength = 300

/** The folder that is shown, if any. */
export const wireFirstFoldersQuery = v.object({ folder: v.optional(wireFolderName) })

/** Folders that are shown at first, in their order. `has_more`: others are at the top. */
export const wireFolderPart = v.object({ ...wireFolders.entries, has_more: v.optional(v.boolean()) })

/** A page, of 1 to 1000, of the folders directly below `folder`; at the top without it. */
export const wireFoldersBelowQuery = v.object({
  folder: v.optional(wireFolderName),
  limit: wireCount,
  offset: v.optional(wireCount),
})

/** A page, of 1 to 1000, of `folder` and all that are in it. */
export const wireFoldersInsideQuery = v.object({ ...wireFoldersBelowQuery.entries, folder: wireFolderName })

/** Words, and how many folders are wanted: 1 to 1000. */
export const wireFoundFoldersQuery = v.object({
  text: v.pipe(v.string(), v.maxLength(maxTextLength)),
  limit: wireCount,
})

/** The first that were found, best first, and how many there are. */
export const wireFoundFolders = v.object({ ...wireFolders.entries, count: wireWhole })
