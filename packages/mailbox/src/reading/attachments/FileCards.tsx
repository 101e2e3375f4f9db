import { formatSize, type Attachment } from '@mailroom/core'
import { useTranslation } from '@mailroom/react'
import { AttachmentIcon, Button, DownloadIcon } from '@mailroom/ui'
import { useId, useState } from 'react'
import { PreviewDialog, type PreviewDialogProps } from '../preview/PreviewDialog'
import { AttachmentCard } from './AttachmentCard'
import * as styles from './AttachmentList.css'
import type { FileSource } from './FileSource'

export interface FileCardsProps {
  source: FileSource
  attachments: readonly Attachment[]
  /** Absent where they are saved one by one. */
  onDownloadAll?: () => void
  /** A file over the mail, where there are no windows. */
  children: PreviewDialogProps['children']
}

/** Files as cards under their count and size. Nothing where there are none. */
export function FileCards({ source, attachments, onDownloadAll, children }: FileCardsProps) {
  const { t } = useTranslation('reading')
  const id = useId()
  const [shown, setShown] = useState<Attachment>()
  if (attachments.length === 0) return null
  const size = formatSize(attachments.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0))
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        <AttachmentIcon />
        {t('attachments', { count: attachments.length, size })}
        {onDownloadAll && attachments.length > 1 && (
          <Button
            size="small"
            variant="ghost"
            className={styles.all}
            icon={<DownloadIcon />}
            onClick={onDownloadAll}
          >
            {t('downloadAllFiles')}
          </Button>
        )}
      </h3>
      <ul className={styles.list}>
        {attachments.map((attachment) => (
          <li key={attachment.id} className={styles.item}>
            <AttachmentCard source={source} attachment={attachment} onPreview={setShown} />
          </li>
        ))}
      </ul>
      <PreviewDialog file={shown} onClose={() => setShown(undefined)}>
        {children}
      </PreviewDialog>
    </section>
  )
}
