import type { Folder } from '@mailroom/core'
import {
  FolderIcon,
  FolderPlusIcon,
  LockIcon,
  PencilIcon,
  TrashIcon,
  UploadIcon,
  type MenuEntry,
} from '@mailroom/ui'
import type { SayFolders } from '../folderStrings'
import type { FolderRights, FolderTask } from './FolderTask'

/** What can be done with a folder. Default ones stay as they are. @source FL-02, FL-03, ML-17 */
export function folderMenu(
  folder: Folder,
  t: SayFolders,
  { canDelete, canImport }: FolderRights,
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
  const importing: readonly MenuEntry[] =
    canImport && folder.role !== 'drafts'
      ? [
          {
            label: t('importMail'),
            icon: <UploadIcon />,
            onSelect: () => onTask({ kind: 'import', folder }),
          },
        ]
      : []
  if (folder.canEmpty && canDelete) {
    const isEmpty = folder.totalCount === 0
    const empty = { label: t('empty'), icon: <TrashIcon />, tone: 'danger', disabled: isEmpty } as const
    return [inside, ...importing, { ...empty, onSelect: () => onTask({ kind: 'empty', folder }) }]
  }
  if (folder.isDefault) return [inside, ...importing]
  return [
    inside,
    ...importing,
    {
      label: t('rename'),
      icon: <PencilIcon />,
      shortcut: 'F2',
      onSelect: () => onTask({ kind: 'rename', folder }),
    },
    { label: t('moveFolder'), icon: <FolderIcon />, onSelect: () => onTask({ kind: 'move', folder }) },
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
