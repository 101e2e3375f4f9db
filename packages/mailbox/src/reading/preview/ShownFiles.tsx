import { visibleFileName, type Attachment, type AttachmentId, type TransferOptions } from '@mailroom/core'
import { FilePreview } from '@mailroom/previews'
import { useStableCallback, useTranslation } from '@mailroom/react'
import { Button, EmptyState } from '@mailroom/ui'
import { useEffect } from 'react'
import { usePackageDownload } from '../../download/usePackageDownload'
import * as styles from './AttachmentPreview.css'

type Load = (id: AttachmentId, options?: TransferOptions) => Promise<Blob>

export interface ShownFilesProps {
  /** Those of the mail, with the pictures inside its text. */
  attachments: readonly Attachment[]
  /** The file that is shown. */
  attachment: AttachmentId
  load: Load
  /** Office files as PDF; absent where that cannot be done. */
  convert?: Load
  onAttachmentChange: (attachment: AttachmentId) => void
  onClose?: () => void
  onTitleChange?: (name: string) => void
}

/** One of the files of a mail, and the way to the next. */
export function ShownFiles(props: ShownFilesProps) {
  const { attachments, attachment, load, convert, onAttachmentChange, onClose, onTitleChange } = props
  const { t } = useTranslation('reading')
  const downloads = usePackageDownload()
  const files = attachments.filter(({ isInline }) => !isInline)
  const index = files.findIndex(({ id }) => id === attachment)
  const file = files[index]
  const name = file?.name
  const tellTitle = useStableCallback((title: string) => onTitleChange?.(title))
  useEffect(() => {
    if (name !== undefined) tellTitle(name)
  }, [name, tellTitle])
  if (file === undefined || downloads === undefined) {
    const close = onClose && <Button onClick={onClose}>{t('close')}</Button>
    return (
      <div className={styles.face}>
        <EmptyState title={t(file === undefined ? 'fileGone' : 'filesOff')} action={close} />
      </div>
    )
  }
  const goTo = (other: Attachment | undefined) => other && (() => onAttachmentChange(other.id))
  return (
    <FilePreview
      key={file.id}
      file={{
        name: file.name,
        sizeBytes: file.sizeBytes,
        load: (options) => load(file.id, options),
        convert: convert && ((options) => convert(file.id, options)),
      }}
      onDownload={() =>
        downloads.file(async (options) => ({
          name: visibleFileName(file.name),
          content: await load(file.id, options),
        }))
      }
      onPrevious={goTo(files[index - 1])}
      onNext={goTo(files[index + 1])}
      onClose={onClose}
    />
  )
}
