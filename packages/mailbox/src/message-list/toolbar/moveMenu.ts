import type { Folder, FolderId } from '@mailroom/core'
import type { MenuEntry } from '@mailroom/ui'

/** Folders that mail can be moved to: all but the drafts, what is away and where it is. @source ML-06 */
export function moveMenu(
  folders: readonly Folder[],
  from: FolderId | undefined,
  nameOf: (folder: Folder) => string,
  onMove: (target: FolderId) => void,
): readonly MenuEntry[] {
  return folders
    .filter(
      (folder) =>
        folder.id !== from && !['drafts', 'snoozed'].includes(folder.role ?? '') && !folder.isLocked,
    )
    .map((folder) => ({
      id: folder.id,
      label: folder.role ? nameOf(folder) : folder.id.split('/').join(' / '),
      onSelect: () => onMove(folder.id),
    }))
}
