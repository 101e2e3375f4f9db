import type { Folder, FolderId } from '@mailroom/core'

/** True where mail can be moved to: not the drafts, what is away and where it is. @source ML-06 */
export const isMoveTarget = ({ id, role, isLocked }: Folder, from: FolderId | undefined): boolean =>
  id !== from && role !== 'drafts' && role !== 'snoozed' && !isLocked

/** Folders that mail can be moved to. @source ML-06 */
export const moveTargets = (folders: readonly Folder[], from: FolderId | undefined): readonly Folder[] =>
  folders.filter((folder) => isMoveTarget(folder, from))

/** Says where a folder is: default folders by their name in the reader's language, others with those above them. */
export const pathOf = <F extends Pick<Folder, 'id' | 'role'>>(
  folder: F,
  nameOf: (folder: F) => string,
): string => (folder.role ? nameOf(folder) : folder.id.split('/').join(' / '))

/** The same for one that may be unknown: of thousands the page has some, and all of those with a role. @source T40 */
export const pathIn = (folders: readonly Folder[], id: FolderId, nameOf: NameOf): string =>
  pathOf(asKnown(folders, id), nameOf)

/** The name of a folder that may be unknown, which is the last level of its id. @source T40 */
export const nameIn = (folders: readonly Folder[], id: FolderId, nameOf: NameOf): string =>
  nameOf(asKnown(folders, id))

type Named = Pick<Folder, 'id' | 'role' | 'name'>
type NameOf = (folder: Named) => string

const asKnown = (folders: readonly Folder[], id: FolderId): Named =>
  folders.find((folder) => folder.id === id) ?? { id, name: id.slice(id.lastIndexOf('/') + 1) }
