import { formatSize, type Attachment, type MessageRef } from '@mailroom/core'
import { useTranslation } from '@mailroom/react'
import { AttachmentIcon, Button, DownloadIcon } from '@mailroom/ui'
import { useId, useState } from 'react'
import { usePackageDownload } from '../../download/usePackageDownload'
import { PreviewDialog } from '../preview/PreviewDialog'
import { AttachmentCard } from './AttachmentCard'
import * as styles from './AttachmentList.css'

export interface AttachmentListProps {
  messageRef: MessageRef
  attachments: readonly Attachment[]
}

/** The files of a mail: how many, how large, each with its name and a way to save it. @source RD-06 */
export function AttachmentList({ messageRef, attachments }: AttachmentListProps) {
  const { t } = useTranslation('reading')
  const id = useId()
  const downloads = usePackageDownload()
  const [shown, setShown] = useState<Attachment>()
  if (attachments.length === 0) return null
  const size = formatSize(attachments.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0))
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        <AttachmentIcon />
        {t('attachments', { count: attachments.length, size })}
        {downloads && attachments.length > 1 && (
          <Button
            size="small"
            variant="ghost"
            className={styles.all}
            icon={<DownloadIcon />}
            onClick={() => downloads.files(messageRef)}
          >
            {t('downloadAllFiles')}
          </Button>
        )}
      </h3>
      <ul className={styles.list}>
        {attachments.map((attachment) => (
          <li key={attachment.id} className={styles.item}>
            <AttachmentCard messageRef={messageRef} attachment={attachment} onPreview={setShown} />
          </li>
        ))}
      </ul>
      <PreviewDialog messageRef={messageRef} file={shown} onClose={() => setShown(undefined)} />
    </section>
  )
}
