import type { Folder } from '../mail/Folder'
import type { FolderId } from '../mail/ids'
import type { FolderPart } from './FolderPart'

/** A high screen of folders. Where there is one more, all are given: it would be asked for by itself. */
export const mostAtFirst = 64

/**
 * The part of a mailbox that a page shows at first: those with a role, the top of the tree, as many branches as there is room
 * for, each with all that is directly below it, and the way to the one that is shown. All of it where there are few.
 *
 * @param all   in the order of `FoldersPort.list`
 * @param shown the one that is open; nothing comes for one that is not among them
 * @source FL-01, T40
 * @see FolderPartsPort.first
 */
export function firstFolderPart(all: readonly Folder[], shown: FolderId | undefined): FolderPart {
  if (all.length <= mostAtFirst + 1) return { folders: all, hasMore: false }
  const known = new Map(all.map((folder) => [folder.id, folder]))
  const top = all.filter(isAtTop(known))
  const first = new Set([...all.filter(({ isDefault }) => isDefault), ...top.slice(0, mostAtFirst)])
  for (const folder of inRoom(all, first)) first.add(folder)
  for (const folder of wayTo(known, shown)) first.add(folder)
  const isAbsent = (folder: Folder) => !first.has(folder)
  const branches = new Set(all.filter(isAbsent).map(({ parent }) => parent))
  const folders = all.filter((folder) => first.has(folder))
  return { folders: folders.map(saying(branches)), hasMore: top.some(isAbsent) }
}

/**
 * What is below some folders, level by level, as long as there is room for one of each branch: those branches whole, in the
 * order of the tree, that have no more directly below them than there is room for.
 */
function inRoom(all: readonly Folder[], some: ReadonlySet<Folder>): ReadonlySet<Folder> {
  const below = Map.groupBy(all, ({ parent }) => parent)
  const found = new Set<Folder>()
  let room = mostAtFirst - some.size
  for (let level = some; level.size > 0;) {
    const next = new Set<Folder>()
    const branches = all.filter((folder) => level.has(folder) && below.has(folder.id))
    if (branches.length > room) break
    for (const { id } of branches) {
      const branch = below.get(id)!
      if (branch.length > room) continue
      room -= branch.length
      for (const folder of branch) if (!some.has(folder)) next.add(folder)
    }
    for (const folder of next) found.add(folder)
    level = next
  }
  return found
}

/**
 * The folders directly below one, or at the top.
 *
 * @param all in the order of `FoldersPort.list`
 * @see FolderPartsPort.below
 */
export function foldersBelow(all: readonly Folder[], parent: FolderId | undefined): readonly Folder[] {
  const known = new Map(all.map((folder) => [folder.id, folder]))
  const isHere =
    parent === undefined ? isAtTop(known) : (folder: Folder) => folder.parent === parent && known.has(parent)
  return all.filter(isHere).map(saying(new Set(all.map((folder) => folder.parent))))
}

type Known = ReadonlyMap<FolderId, Folder>

/** At the top, also where another program has left a folder without the one above it. */
const isAtTop =
  (known: Known) =>
  ({ parent }: Folder): boolean =>
    parent === undefined || !known.has(parent)

/** Each says whether it is one of those. */
const saying =
  (branches: ReadonlySet<FolderId | undefined>) =>
  (folder: Folder): Folder =>
    branches.has(folder.id) ? { ...folder, hasMore: true } : folder

/** A folder and those above it; none where it is not there. */
function wayTo(known: Known, shown: FolderId | undefined): readonly Folder[] {
  const folder = shown === undefined ? undefined : known.get(shown)
  return folder ? [folder, ...idsAbove(folder.id).flatMap((id) => known.get(id) ?? [])] : []
}

/** The ids of the folders above one, whether they are there or not, the nearest first. */
export function idsAbove(id: FolderId): readonly FolderId[] {
  const ids: FolderId[] = []
  for (let cut = id.lastIndexOf('/'); cut > 0; cut = id.lastIndexOf('/', cut - 1)) ids.push(id.slice(0, cut))
  return ids
}
