import { isInFolder, type Folder, type FolderId } from '@mailroom/core'
import { Button, Dialog } from '@mailroom/ui'
import { useState } from 'react'
import { FolderSelect } from '../../folder-choice/FolderSelect'
import type { SayDialog } from './dialogStrings'

export interface MoveFolderDialogProps {
  t: SayDialog
  folder: Folder
  /** Told the folder that it goes into; undefined for the top. */
  onConfirm: (parent: FolderId | undefined) => void
  onClose: () => void
}

/** Asks where a folder is to go: the keyboard's way of dragging it. @source FL-06 */
export function MoveFolderDialog({ t, folder, onConfirm, onClose }: MoveFolderDialogProps) {
  const [parent, setParent] = useState(folder.parent ?? top)
  const isSame = parent === (folder.parent ?? top)
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={t('moveTitle', { folder: folder.name })}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            disabled={isSame}
            onClick={() => {
              onClose()
              onConfirm(parent === top ? undefined : parent)
            }}
          >
            {t('move')}
          </Button>
        </>
      }
    >
      <FolderSelect
        label={t('moveInto')}
        first={[{ value: top, label: t('topLevel') }]}
        value={parent}
        isTarget={({ id, role }) => !isInFolder(id, folder.id) && role !== 'drafts' && role !== 'snoozed'}
        onValueChange={setParent}
      />
    </Dialog>
  )
}

/** Stands for the root among the folders; no folder is called so. */
const top = ''
