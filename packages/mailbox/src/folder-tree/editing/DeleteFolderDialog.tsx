import { isInFolder, type Folder, type FolderMails } from '@mailroom/core'
import { useErrorText, useFoldersInside, useSession } from '@mailroom/react'
import { Button, Checkbox, ConfirmDialog, WarningIcon } from '@mailroom/ui'
import { useState } from 'react'
import { FolderSelect } from '../../folder-choice/FolderSelect'
import * as styles from './DeleteFolderDialog.css'
import type { SayDialog } from './dialogStrings'

export interface DeleteFolderDialogProps {
  t: SayDialog
  folders: readonly Folder[]
  folder: Folder
  onConfirm: (mails: FolderMails) => void
  onClose: () => void
}

/** Asks what becomes of the mails of a folder that is deleted, once it is known what is in it. @source FL-02 */
export function DeleteFolderDialog(props: DeleteFolderDialogProps) {
  const { t, folders, folder, onConfirm, onClose } = props
  const { session } = useSession()
  const errorText = useErrorText()
  const { inside, error, refresh } = useFoldersInside(folder.id)
  const isTarget = ({ id, role }: Folder) =>
    !isInFolder(id, folder.id) && role !== 'drafts' && role !== 'snoozed'
  const [target, setTarget] = useState(
    () => (folders.find(({ role }) => role === 'inbox') ?? folders.find(isTarget))?.id,
  )
  const [isDeleting, setDeleting] = useState(false)
  const mailCount = inside?.reduce((sum, { totalCount }) => sum + totalCount, 0) ?? 0
  const fate = isDeleting ? 'delete' : target !== undefined && { moveTo: target }
  const mails: FolderMails | false | undefined = inside && (mailCount === 0 ? 'none' : fate)
  const isFailed = !inside && error !== undefined
  const contents = () => {
    if (!inside) return t(isFailed ? 'countFailed' : 'counting')
    return [
      mailCount === 0 ? t('deleteEmpty') : t('deleteHolds', { count: mailCount }),
      inside.length > 1 ? t('deleteInside', { count: inside.length - 1 }) : '',
    ].join(' ')
  }

  return (
    <ConfirmDialog
      open
      tone="danger"
      onOpenChange={onClose}
      title={t('deleteTitle', { folder: folder.name })}
      description={<span role="status">{contents()}</span>}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      disabled={!mails}
      onConfirm={() => {
        onClose()
        if (mails) onConfirm(mails)
      }}
    >
      {isFailed && (
        <div className={styles.failed}>
          <span className={styles.warning}>
            <WarningIcon />
            {errorText(error)}
          </span>
          <Button size="small" onClick={() => void refresh()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {mailCount > 0 && (
        <div className={styles.choices}>
          <FolderSelect
            label={t('moveMailsTo')}
            value={target ?? ''}
            disabled={isDeleting}
            isTarget={isTarget}
            onValueChange={setTarget}
          />
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
