import type { Folder, FolderId } from '@mailroom/core'

/** Folders that mail can be moved to: all but the drafts, what is away and where it is. @source ML-06 */
export const moveTargets = (folders: readonly Folder[], from: FolderId | undefined): readonly Folder[] =>
  folders.filter(
    ({ id, role, isLocked }) => id !== from && role !== 'drafts' && role !== 'snoozed' && !isLocked,
  )

/** Says where a folder is: default folders by their name in the reader's language, others with those above them. */
export const pathOf = (folder: Folder, nameOf: (folder: Folder) => string): string =>
  folder.role ? nameOf(folder) : folder.id.split('/').join(' / ')
