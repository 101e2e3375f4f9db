import { isInFolder, type Folder, type FolderId } from '@mailroom/core'
import { Button, Dialog, Field, Select } from '@mailroom/ui'
import { useState } from 'react'
import type { SayDialog } from './dialogStrings'
import { folderOptions } from './folderOptions'

export interface MoveFolderDialogProps {
  t: SayDialog
  folders: readonly Folder[]
  nameOf: (folder: Folder) => string
  folder: Folder
  /** Told the folder that it goes into; undefined for the top. */
  onConfirm: (parent: FolderId | undefined) => void
  onClose: () => void
}

/** Asks where a folder is to go: the keyboard's way of dragging it. @source FL-06 */
export function MoveFolderDialog({ t, folders, nameOf, folder, onConfirm, onClose }: MoveFolderDialogProps) {
  const [parent, setParent] = useState(folder.parent ?? top)
  const targets = folders.filter(
    ({ id, role }) => !isInFolder(id, folder.id) && role !== 'drafts' && role !== 'snoozed',
  )
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
      <Field label={t('moveInto')}>
        <Select
          value={parent}
          options={[{ value: top, label: t('topLevel') }, ...folderOptions(targets, nameOf)]}
          onValueChange={setParent}
        />
      </Field>
    </Dialog>
  )
}

/** Stands for the root among the folders; no folder is called so. */
const top = ''
