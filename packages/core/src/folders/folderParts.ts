import type { Folder } from '../mail/Folder'
import type { FolderId } from '../mail/ids'
import type { FolderPart } from './FolderPart'

/** A high screen of folders. Where there is one more, all are given: it would be asked for by itself. */
export const mostAtFirst = 64

/**
 * The folders that a page shows at first: those that come first, those with a role, the top of the tree, which stands below the
 * first screen, and the way to the one that is shown. All others are asked for when they are looked at.
 *
 * @param folders default ones first, parents before children; those that come late may be left out
 * @param shown   the one that is open; nothing comes for one that is not among them
 * @source FL-01, T40
 */
export function firstFolders(folders: readonly Folder[], shown: FolderId | undefined): readonly Folder[] {
  const known = new Map(folders.map((folder) => [folder.id, folder]))
  const top = folders.filter(isAtTop(known)).slice(0, mostAtFirst)
  const withRole = folders.filter(({ isDefault }) => isDefault)
  const way = wayTo(known, shown)
  const first = new Set<Folder>([...folders.slice(0, mostAtFirst), ...withRole, ...top, ...way])
  return folders.filter((folder) => first.has(folder))
}

/**
 * The part of a mailbox that a page shows at first; all of it where there are few.
 *
 * @param all   in the order of `FoldersPort.list`
 * @param shown the one that is open
 * @see FolderPartsPort.first
 */
export function firstFolderPart(all: readonly Folder[], shown: FolderId | undefined): FolderPart {
  if (all.length <= mostAtFirst + 1) return { folders: all, hasMore: false }
  const folders = firstFolders(all, shown)
  const given = new Set(folders)
  const absent = all.filter((folder) => !given.has(folder))
  const branches = new Set(absent.map(({ parent }) => parent))
  const known = new Map(all.map((folder) => [folder.id, folder]))
  return { folders: folders.map(saying(branches)), hasMore: absent.some(isAtTop(known)) }
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
