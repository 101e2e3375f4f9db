import type { Folder, FolderId } from '@mailroom/core'
import { useFolderActions, useFolderName, useFolders, useMessageActions, useStrings } from '@mailroom/react'
import { ConfirmDialog } from '@mailroom/ui'
import { DeleteFolderDialog } from './DeleteFolderDialog'
import { dialogStrings } from './dialogStrings'
import { FolderNameDialog } from './FolderNameDialog'
import type { FolderTask } from './FolderTask'
import { MoveFolderDialog } from './MoveFolderDialog'

export interface FolderDialogsProps {
  task: Exclude<FolderTask, { kind: 'unlock' | 'import' }>
  onClose: () => void
  /** A folder and those in it are elsewhere. */
  onRenamed: (from: FolderId, to: FolderId) => void
  onDeleted: (folder: Folder) => void
}

/** The dialog for what is to be done with a folder. Loaded when one is asked for. @source FL-02, FL-03 */
export default function FolderDialogs({ task, onClose, onRenamed, onDeleted }: FolderDialogsProps) {
  const { t } = useStrings(dialogStrings)
  const { folders = [] } = useFolders()
  const nameOf = useFolderName()
  const actions = useFolderActions(onRenamed)
  const { emptyFolder } = useMessageActions()
  const shared = { t, folders, nameOf, onClose }

  switch (task.kind) {
    case 'create': {
      const parent = folders.find(({ id }) => id === task.parent)
      return (
        <FolderNameDialog
          {...shared}
          title={parent ? t('createInTitle', { folder: nameOf(parent) }) : t('createTitle')}
          confirmLabel={t('create')}
          parent={task.parent}
          onConfirm={(name) => actions.create({ name, parent: task.parent })}
        />
      )
    }
    case 'rename':
      return (
        <FolderNameDialog
          {...shared}
          title={t('renameTitle', { folder: task.folder.name })}
          confirmLabel={t('rename')}
          folder={task.folder}
          parent={task.folder.parent}
          onConfirm={async (name) => {
            if (name !== task.folder.name)
              void actions.rename(task.folder, { name, parent: task.folder.parent })
          }}
        />
      )
    case 'move':
      return (
        <MoveFolderDialog
          {...shared}
          folder={task.folder}
          onConfirm={(parent) => void actions.rename(task.folder, { name: task.folder.name, parent })}
        />
      )
    case 'delete':
      return (
        <DeleteFolderDialog
          {...shared}
          folder={task.folder}
          onConfirm={(mails) => {
            onDeleted(task.folder)
            void actions.remove(task.folder, mails)
          }}
        />
      )
    case 'empty':
      return (
        <ConfirmDialog
          open
          onOpenChange={onClose}
          tone="danger"
          title={t('emptyTitle', { folder: nameOf(task.folder) })}
          description={t('emptyWarning')}
          confirmLabel={t('empty')}
          cancelLabel={t('cancel')}
          onConfirm={() => {
            onClose()
            void emptyFolder(task.folder.id)
          }}
        />
      )
  }
}
