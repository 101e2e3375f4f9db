import { isInFolder, type Folder, type FolderMails } from '@mailroom/core'
import { useSession } from '@mailroom/react'
import { Checkbox, ConfirmDialog, Field, Select, WarningIcon } from '@mailroom/ui'
import { useState } from 'react'
import * as styles from './DeleteFolderDialog.css'
import type { SayDialog } from './dialogStrings'
import { folderOptions } from './folderOptions'

export interface DeleteFolderDialogProps {
  t: SayDialog
  folders: readonly Folder[]
  nameOf: (folder: Folder) => string
  folder: Folder
  onConfirm: (mails: FolderMails) => void
  onClose: () => void
}

/** Asks what becomes of the mails of a folder that is deleted. @source FL-02 */
export function DeleteFolderDialog(props: DeleteFolderDialogProps) {
  const { t, folders, nameOf, folder, onConfirm, onClose } = props
  const { session } = useSession()
  const gone = folders.filter(({ id }) => isInFolder(id, folder.id))
  const targets = folders.filter(
    ({ id, role }) => !isInFolder(id, folder.id) && role !== 'drafts' && role !== 'snoozed',
  )
  const mailCount = gone.reduce((sum, { totalCount }) => sum + totalCount, 0)
  const [target, setTarget] = useState(targets.find(({ role }) => role === 'inbox')?.id ?? targets[0]?.id)
  const [isDeleting, setDeleting] = useState(false)
  const mails: FolderMails | undefined =
    mailCount === 0 ? 'none' : isDeleting ? 'delete' : target === undefined ? undefined : { moveTo: target }

  return (
    <ConfirmDialog
      open
      tone="danger"
      onOpenChange={onClose}
      title={t('deleteTitle', { folder: folder.name })}
      description={[
        mailCount === 0 ? t('deleteEmpty') : t('deleteHolds', { count: mailCount }),
        gone.length > 1 ? t('deleteInside', { count: gone.length - 1 }) : '',
      ].join(' ')}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      disabled={mails === undefined}
      onConfirm={() => {
        onClose()
        if (mails) onConfirm(mails)
      }}
    >
      {mailCount > 0 && (
        <div className={styles.choices}>
          <Field label={t('moveMailsTo')}>
            <Select
              value={target}
              disabled={isDeleting}
              options={folderOptions(targets, nameOf)}
              onValueChange={setTarget}
            />
          </Field>
          {session?.features.delete && (
            <Checkbox checked={isDeleting} onCheckedChange={setDeleting}>
              {t('alsoDelete')}
            </Checkbox>
          )}
          {isDeleting && (
            <p role="alert" className={styles.warning}>
              <WarningIcon />
              {t('deleteWarning')}
            </p>
          )}
        </div>
      )}
    </ConfirmDialog>
  )
}
