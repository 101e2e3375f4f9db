import { formatSize, type Attachment, type MessageRef } from '@mailroom/core'
import { useTranslation } from '@mailroom/react'
import { AttachmentIcon } from '@mailroom/ui'
import { useId } from 'react'
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
  if (attachments.length === 0) return null
  const size = formatSize(attachments.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0))
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        <AttachmentIcon />
        {t('attachments', { count: attachments.length, size })}
      </h3>
      <ul className={styles.list}>
        {attachments.map((attachment) => (
          <li key={attachment.id} className={styles.item}>
            <AttachmentCard messageRef={messageRef} attachment={attachment} />
          </li>
        ))}
      </ul>
    </section>
  )
}
