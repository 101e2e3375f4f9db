import { formatSize, visibleFileName, type Attachment } from '@mailroom/core'
import { useTranslation } from '@mailroom/react'
import { Button, DownloadIcon, EyeIcon } from '@mailroom/ui'
import * as styles from './AttachmentList.css'

export interface AttachmentPopupProps {
  attachment: Attachment
  /** Absent for files that are not previewed. */
  onPreview?: () => void
  onDownload: () => void
}

/** What can be done with a file, in words, and its whole name. @source RD-06 */
export function AttachmentPopup({ attachment, onPreview, onDownload }: AttachmentPopupProps) {
  const { t } = useTranslation('reading')
  return (
    <div className={styles.popup}>
      <bdi className={styles.fullName} dir="auto">
        {visibleFileName(attachment.name)}
      </bdi>
      <span className={styles.popupSize}>{formatSize(attachment.sizeBytes)}</span>
      <div className={styles.popupActions}>
        {onPreview && (
          <Button size="small" icon={<EyeIcon />} onClick={onPreview}>
            {t('preview')}
          </Button>
        )}
        <Button size="small" icon={<DownloadIcon />} onClick={onDownload}>
          {t('download')}
        </Button>
      </div>
    </div>
  )
}
