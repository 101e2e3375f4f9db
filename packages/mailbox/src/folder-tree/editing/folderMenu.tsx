import type { Folder } from '@mailroom/core'
import { FolderPlusIcon, LockIcon, PencilIcon, TrashIcon, type MenuEntry } from '@mailroom/ui'
import type { SayFolders } from '../folderStrings'
import type { FolderTask } from './FolderTask'

/** What can be done with a folder. Default ones stay as they are. @source FL-02, FL-03 */
export function folderMenu(
  folder: Folder,
  t: SayFolders,
  canDelete: boolean,
  onTask: (task: FolderTask) => void,
): readonly MenuEntry[] {
  if (folder.isLocked) {
    return [{ label: t('unlock'), icon: <LockIcon />, onSelect: () => onTask({ kind: 'unlock', folder }) }]
  }
  const inside: MenuEntry = {
    label: t('newFolderInside'),
    icon: <FolderPlusIcon />,
    onSelect: () => onTask({ kind: 'create', parent: folder.id }),
  }
  if (folder.canEmpty && canDelete) {
    const isEmpty = folder.totalCount === 0
    const empty = { label: t('empty'), icon: <TrashIcon />, tone: 'danger', disabled: isEmpty } as const
    return [inside, { ...empty, onSelect: () => onTask({ kind: 'empty', folder }) }]
  }
  if (folder.isDefault) return [inside]
  return [
    inside,
    {
      label: t('rename'),
      icon: <PencilIcon />,
      shortcut: 'F2',
      onSelect: () => onTask({ kind: 'rename', folder }),
    },
    { label: t('moveFolder'), onSelect: () => onTask({ kind: 'move', folder }) },
    { kind: 'separator' },
    {
      label: t('deleteFolder'),
      icon: <TrashIcon />,
      shortcut: t('deleteKey'),
      tone: 'danger',
      onSelect: () => onTask({ kind: 'delete', folder }),
    },
  ]
}
