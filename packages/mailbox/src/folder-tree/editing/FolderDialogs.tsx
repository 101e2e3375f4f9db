import type { Folder, FolderId } from '@mailroom/core'
import {
  useBringFolders,
  useFolderActions,
  useFolderName,
  useFolders,
  useMessageActions,
  useStrings,
} from '@mailroom/react'
import { ConfirmDialog } from '@mailroom/ui'
import { nameIn } from '../../folder-choice/moveTargets'
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
  const bring = useBringFolders()
  const shared = { t, onClose }

  /** Into a folder that the page does not know, it goes once that stands in the tree. */
  const moveInto = async (folder: Folder, parent: FolderId | undefined) => {
    if (parent !== undefined && !folders.some(({ id }) => id === parent))
      await bring?.one(parent).catch(() => undefined)
    await actions.rename(folder, { name: folder.name, parent })
  }

  switch (task.kind) {
    case 'create': {
      const { parent } = task
      return (
        <FolderNameDialog
          {...shared}
          folders={folders}
          title={
            parent === undefined
              ? t('createTitle')
              : t('createInTitle', { folder: nameIn(folders, parent, nameOf) })
          }
          confirmLabel={t('create')}
          parent={parent}
          onConfirm={(name) => actions.create({ name, parent })}
        />
      )
    }
    case 'rename':
      return (
        <FolderNameDialog
          {...shared}
          folders={folders}
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
          onConfirm={(parent) => void moveInto(task.folder, parent)}
        />
      )
    case 'delete':
      return (
        <DeleteFolderDialog
          {...shared}
          folders={folders}
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
