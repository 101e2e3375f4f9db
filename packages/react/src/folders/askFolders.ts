import { isMailroomError, type Folder, type FoldersPort } from '@mailroom/core'
import type { Key } from '../data/keys'
import type { MailCache } from '../data/MailCache'

/** From so many on, one question for all of them is the smaller one. */
const tooMany = 5

/**
 * Asks for the folders that news came of since all of them were asked for, and for all where that is not enough: without a
 * live line, where a folder is new or gone, and where many have changed.
 *
 * @source FL-01, T40
 */
export async function askFolders(
  port: FoldersPort,
  cache: MailCache,
  key: Key<'folders'>,
): Promise<readonly Folder[]> {
  const ids = [...(cache.touchedParts(key) ?? [])]
  const isKnown = (id: string) => cache.read(key)?.some((folder) => folder.id === id)
  if (!port.get || ids.length === 0 || ids.length >= tooMany || !ids.every(isKnown)) return port.list()
  try {
    const touched = await Promise.all(ids.map(async (id) => port.get!(id)))
    // What is known now, not before: the counts of others may have been changed meanwhile.
    return cache.read(key)!.map((folder) => touched.find(({ id }) => id === folder.id) ?? folder)
  } catch (error) {
    if (isMailroomError(error) && error.kind === 'notFound') return port.list()
    throw error
  }
}
