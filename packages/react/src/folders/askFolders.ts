import type { FolderPart, FoldersPort } from '@mailroom/core'
import type { Key } from '../data/keys'
import type { MailCache } from '../data/MailCache'
import { folderParts } from './lateFolders'

/**
 * What a page begins with: all folders, or a part of them where the mail system can give one. Later the folders that news came
 * of, and all that the page knows where that is not enough.
 *
 * @source FL-01, T40
 */
export async function askFolders(
  port: FoldersPort,
  cache: MailCache,
  key: Key<'knownFolders'>,
): Promise<FolderPart> {
  const touched = cache.touchedParts(key)
  if (cache.read(key)) return (await folderParts()).askTouched(port, cache, key, touched)
  return port.parts ? port.parts.first(undefined) : { folders: await port.list(), hasMore: false }
}
