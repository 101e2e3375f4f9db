import { isMailroomError, type FolderId, type FolderPart, type FoldersPort } from '@mailroom/core'
import type { Key } from '../../data/keys'
import type { MailCache } from '../../data/MailCache'
import { isPartOnly } from '../isPartOnly'
import { askKnownAgain } from './askKnownAgain'

/** From so many on, one question for all of them is the smaller one. */
const tooMany = 5

/**
 * Asks for the folders that news came of since all of them were asked for, and for all that the page knows where that is not
 * enough: without a live line, where a folder is new or gone, and where many have changed.
 *
 * @param touched undefined for all
 * @source FL-01, T40
 */
export async function askTouched(
  port: FoldersPort,
  cache: MailCache,
  key: Key<'knownFolders'>,
  touched: ReadonlySet<FolderId> | undefined,
): Promise<FolderPart> {
  const known = cache.read(key)!
  const askAll = async () =>
    port.parts && isPartOnly(known)
      ? askKnownAgain(port.parts, known)
      : { folders: await port.list(), hasMore: false }
  const ids = [...(touched ?? [])]
  const isFew = ids.length > 0 && ids.length < tooMany
  if (!port.get || !isFew || ids.some((id) => isNew(known, id))) return askAll()
  try {
    const asked = ids.filter((id) => isThere(known, id))
    const told = await Promise.all(asked.map(async (id) => port.get!(id)))
    // What is known now, not before: the counts of others may have been changed meanwhile.
    const now = cache.read(key) ?? known
    const folders = now.folders.map((folder) => {
      const { hasMore } = folder
      const counted = told.find(({ id }) => id === folder.id)
      return counted ? { ...counted, ...(hasMore && { hasMore }) } : folder
    })
    return { ...now, folders }
  } catch (error) {
    if (isMailroomError(error) && error.kind === 'notFound') return askAll()
    throw error
  }
}

const isThere = ({ folders }: FolderPart, id: FolderId) => folders.some((folder) => folder.id === id)

/** True for a folder that would be known, had it been there: it is not below what the page has not been asked to show. */
function isNew(known: FolderPart, id: FolderId): boolean {
  if (isThere(known, id)) return false
  const above = id.slice(0, Math.max(0, id.lastIndexOf('/')))
  if (above === '') return !known.hasMore
  const parent = known.folders.find((folder) => folder.id === above)
  return parent ? !parent.hasMore : isNew(known, above)
}
