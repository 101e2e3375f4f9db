import type { Folder } from '@mailroom/core'
import { IconButton, Menu, MoreIcon, TrashIcon } from '@mailroom/ui'
import type { SayFolders } from '../folderStrings'
import type { FolderRights, FolderTask } from './FolderTask'
import { folderMenu } from './folderMenu'

export interface FolderRowActionsProps {
  folder: Folder
  name: string
  t: SayFolders
  rights: FolderRights
  onTask: (task: FolderTask) => void
}

/** Buttons at the end of a folder's line. The keyboard reaches the same by F2, Delete and the menu key. @source FL-01 */
export function FolderRowActions({ folder, name, t, rights, onTask }: FolderRowActionsProps) {
  return (
    // A press here does not open the folder.
    <span onClick={(event) => event.stopPropagation()}>
      {!folder.isDefault && !folder.isLocked && (
        <IconButton
          size="small"
          tabIndex={-1}
          label={t('deleteNamed', { folder: name })}
          icon={<TrashIcon />}
          onClick={() => onTask({ kind: 'delete', folder })}
        />
      )}
      <Menu
        align="end"
        trigger={
          <IconButton size="small" tabIndex={-1} label={t('moreOf', { folder: name })} icon={<MoreIcon />} />
        }
        entries={() => folderMenu(folder, t, rights, onTask)}
      />
    </span>
  )
}
