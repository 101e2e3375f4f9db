import { formatSize, visibleFileName, type Attachment, type MessageRef } from '@mailroom/core'
import { useAdapter, useSession, useTranslation } from '@mailroom/react'
import {
  CloseIcon,
  DownloadIcon,
  FileName,
  IconButton,
  Progress,
  RefreshIcon,
  VisuallyHidden,
} from '@mailroom/ui'
import { fileIcon } from './fileIcon'
import { useDownload } from './useDownload'
import * as styles from './AttachmentList.css'

export interface AttachmentCardProps {
  messageRef: MessageRef
  attachment: Attachment
}

/** One file of a mail. The browser downloads it itself where it has an address, else its bytes are fetched here. */
export function AttachmentCard({ messageRef, attachment }: AttachmentCardProps) {
  const { messages } = useAdapter()
  const { session } = useSession()
  const url = messages.attachmentUrl?.(messageRef, attachment.id)
  const name = visibleFileName(attachment.name)
  const size = formatSize(attachment.sizeBytes)
  const Icon = fileIcon(attachment.name, attachment.contentType)
  const words = (
    <>
      <span className={styles.icon}>
        <Icon size={20} />
      </span>
      <FileName name={name} className={styles.name} />
      <span className={styles.size}>{size}</span>
    </>
  )
  if (!session?.features.download) return <div className={styles.card}>{words}</div>
  if (url !== undefined) {
    return (
      <a className={styles.card} href={url} download={name} title={name}>
        <DownloadWords name={name} size={size} words={words} />
      </a>
    )
  }
  return <FetchedCard messageRef={messageRef} attachment={attachment} name={name} size={size} words={words} />
}

interface FetchedCardProps extends AttachmentCardProps {
  name: string
  size: string
  words: React.ReactNode
}

function FetchedCard({ messageRef, attachment, name, size, words }: FetchedCardProps) {
  const { t } = useTranslation('reading')
  const { state, start, stop } = useDownload(messageRef, attachment)
  if (state.kind === 'idle') {
    return (
      <button type="button" className={styles.card} title={name} onClick={start}>
        <DownloadWords name={name} size={size} words={words} />
      </button>
    )
  }
  if (state.kind === 'failed') {
    return (
      <div className={styles.card} data-failed>
        {words}
        <span className={styles.action}>
          <IconButton size="small" label={t('retryFile', { name })} icon={<RefreshIcon />} onClick={start} />
        </span>
        <span className={styles.failure} role="alert">
          {t('fileFailed')}
        </span>
      </div>
    )
  }
  const done = formatSize(state.doneBytes)
  return (
    <div className={styles.card}>
      {words}
      <span className={styles.action}>
        <IconButton size="small" label={t('stopDownload', { name })} icon={<CloseIcon />} onClick={stop} />
      </span>
      <span className={styles.progress}>
        <Progress
          label={t('downloadingFile', { name })}
          value={state.doneBytes}
          max={Math.max(state.totalBytes ?? attachment.sizeBytes, 1)}
          valueText={t('downloadProgress', { done, total: size })}
        />
      </span>
    </div>
  )
}

/** Readers of the screen hear one sentence; the name on it may be cut in two. */
function DownloadWords({ name, size, words }: Pick<FetchedCardProps, 'name' | 'size' | 'words'>) {
  const { t } = useTranslation('reading')
  return (
    <>
      <VisuallyHidden>{t('downloadFile', { name, size })}</VisuallyHidden>
      <span className={styles.words} aria-hidden>
        {words}
      </span>
      <span className={styles.action}>
        <DownloadIcon />
      </span>
    </>
  )
}
