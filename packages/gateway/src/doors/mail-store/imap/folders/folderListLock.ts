import type { FolderId } from '@mailroom/core'

/**
 * Held by whoever brings the list of folders to what the server has, from the question to the rows. No folder has this
 * name. It is taken before the locks of folders, never while one of them is held.
 */
export const folderListLock: FolderId = '\u0000folders'
