import type { Folder, FolderId } from '@mailroom/core'
import type { MenuAction, MenuEntry } from '@mailroom/ui'
import { latestTargets } from '../../folder-choice/latestTargets'
import { moveTargets, pathOf } from '../../folder-choice/moveTargets'
import type { MailTask } from '../../tasks/MailTask'

/** More lines than these nobody looks through. */
const mostLines = 40

export interface MoveMenuParts {
  readonly folders: readonly Folder[]
  /** Where the mail is; undefined where that differs. */
  readonly from: FolderId | undefined
  readonly nameOf: (folder: Folder) => string
  /** What leads to all folders where there are too many of them. */
  readonly otherFolder: string
  readonly begin: (task: MailTask) => void
  readonly onMove: (target: FolderId) => void
}

/**
 * Folders that mail can be moved to. Of many, the default ones and those that were chosen last; the others are looked for in
 * a window of their own.
 *
 * @source ML-06, RD-14
 */
export function moveMenu({
  folders,
  from,
  nameOf,
  otherFolder,
  begin,
  onMove,
}: MoveMenuParts): readonly MenuEntry[] {
  const targets = moveTargets(folders, from)
  const lineOf = (folder: Folder): MenuAction => ({
    id: folder.id,
    label: pathOf(folder, nameOf),
    onSelect: () => onMove(folder.id),
  })
  // Where a branch has others that are not known, there are many however few are here.
  const isAll = !folders.some(({ hasMore }) => hasMore)
  if (isAll && targets.length <= mostLines) return targets.map(lineOf)
  const latest = new Set(latestTargets())
  return [
    ...targets.filter(({ id, role }) => role !== undefined || latest.has(id)).map(lineOf),
    { kind: 'separator', id: 'other folders' },
    { label: otherFolder, onSelect: () => begin({ kind: 'chooseFolder', from, onChoose: onMove }) },
  ]
}
