import { isInFolder, type FolderId, type FolderPart, type FolderPartsPort } from '@mailroom/core'
import { withBelow, withPart } from './mergeFolders'

/** So many single folders are asked for again; the one that is open is asked for by whoever shows it. */
const mostSingle = 8

/**
 * Asks for what is known already, and for nothing else: the first folders, the branches that were opened, and the way to
 * single ones below others.
 *
 * @param known a part of the folders
 * @source FL-01, T40
 */
export async function askKnownAgain(port: FolderPartsPort, known: FolderPart): Promise<FolderPart> {
  let part = await port.first(undefined)
  if (!known.hasMore && part.hasMore) part = withBelow(part, undefined, await port.below(undefined))
  const opened = openedBranches(known)
  for (;;) {
    const due = part.folders.filter(({ id, hasMore }) => hasMore && opened.has(id))
    if (due.length === 0) break
    const answers = await Promise.all(due.map(async ({ id }) => [id, await port.below(id)] as const))
    for (const [id, below] of answers) part = withBelow(part, id, below)
  }
  // The deepest first: those above it come with it.
  const lost = known.folders.filter(({ id }) => isBelowPart(part, id)).toReversed()
  for (const { id } of lost.slice(0, mostSingle))
    if (!part.folders.some((folder) => folder.id === id)) part = withPart(part, await port.first(id))
  return part
}

/** Branches of which all is known that is directly below. */
const openedBranches = ({ folders }: FolderPart): ReadonlySet<FolderId> => {
  const branches = new Set(folders.flatMap(({ parent }) => parent ?? []))
  return new Set(folders.flatMap(({ id, hasMore }) => (branches.has(id) && !hasMore ? [id] : [])))
}

/** True for one that is not there, though it may be in the mailbox. */
function isBelowPart({ folders, hasMore }: FolderPart, id: FolderId): boolean {
  if (folders.some((folder) => folder.id === id)) return false
  const above = folders.findLast((folder) => isInFolder(id, folder.id))
  return above ? above.hasMore === true : hasMore
}
