import { isInFolder, sortFolders, type Folder, type FolderId, type FolderPart } from '@mailroom/core'

/** A part with all folders directly below one, or at the top; those that were there and are gone are taken out. */
export function withBelow(
  { folders, hasMore }: FolderPart,
  parent: FolderId | undefined,
  below: readonly Folder[],
): FolderPart {
  const there = new Set(below.map(({ id }) => id))
  const known = new Set(folders.map(({ id }) => id))
  const isOrphan = (folder: Folder) => folder.parent === undefined || !known.has(folder.parent)
  const isHere = (folder: Folder) => (parent === undefined ? isOrphan(folder) : folder.parent === parent)
  const gone = folders.filter((folder) => isHere(folder) && !folder.isDefault && !there.has(folder.id))
  const left = folders
    .filter(({ id }) => !gone.some((one) => isInFolder(id, one.id)))
    .map((folder) => (folder.id === parent ? whole(folder) : folder))
  return { folders: joined(left, below), hasMore: parent !== undefined && hasMore }
}

/** A part with all that another one has. */
export const withPart = (known: FolderPart, added: FolderPart): FolderPart => ({
  folders: joined(known.folders, added.folders),
  hasMore: known.hasMore && added.hasMore,
})

/** Both in their order. Of a folder that is in both the later counts stand; where all below it is known by one of them, it is. */
function joined(known: readonly Folder[], added: readonly Folder[]): readonly Folder[] {
  const folders = new Map(known.map((folder) => [folder.id, folder]))
  const branches = new Set(known.flatMap(({ parent }) => parent ?? []))
  for (const folder of added) {
    const before = folders.get(folder.id)
    folders.set(folder.id, before && branches.has(folder.id) && !before.hasMore ? whole(folder) : folder)
  }
  return sortFolders([...folders.values()])
}

function whole(folder: Folder): Folder {
  const { hasMore, ...rest } = folder
  return hasMore === undefined ? folder : rest
}
