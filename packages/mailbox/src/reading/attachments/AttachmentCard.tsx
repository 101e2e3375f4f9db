import { formatSize, visibleFileName, type Attachment } from '@mailroom/core'
import { fileIcon } from '@mailroom/files'
import { useSession, useTranslation } from '@mailroom/react'
import {
  CloseIcon,
  DownloadIcon,
  FileName,
  HoverCard,
  IconButton,
  Progress,
  RefreshIcon,
  VisuallyHidden,
} from '@mailroom/ui'
import type { ReactNode } from 'react'
import { AttachmentPopup } from './AttachmentPopup'
import type { FileSource } from './FileSource'
import { openPreview } from './openPreview'
import { useDownload } from './useDownload'
import { usePreviewOpener } from './usePreviewOpener'
import * as styles from './AttachmentList.css'

export interface AttachmentCardProps {
  source: FileSource
  attachment: Attachment
  /** Shows the file over the mail. */
  onPreview: (file: Attachment) => void
}

/** How long a pointer rests on a file before its popup opens. @source RD-06 */
const popupDelayMs = 300

/**
 * One file of a mail. A press shows what can be shown, which has a button to save it besides, and saves the rest; the
 * popup for a pointer that rests says both in words.
 */
export function AttachmentCard({ source, attachment, onPreview }: AttachmentCardProps) {
  const { t } = useTranslation('reading')
  const { session } = useSession()
  const { state, start, stop } = useDownload(source, attachment)
  const opener = usePreviewOpener(source, attachment)
  const name = visibleFileName(attachment.name)
  const size = formatSize(attachment.sizeBytes)
  const words = <FileWords attachment={attachment} name={name} size={size} />
  const preview = opener && (() => openPreview(opener, () => onPreview(attachment)))
  if (!session?.features.download) return <div className={styles.card}>{words}</div>
  if (state.kind === 'running') {
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
  const isFailed = state.kind === 'failed'
  const saveWords = isFailed ? t('retryFile', { name }) : t('downloadFile', { name, size })
  const card = (
    <div className={styles.card} data-failed={isFailed || undefined} data-active>
      <button type="button" className={styles.press} onClick={preview ?? start}>
        <VisuallyHidden>{preview ? t('previewFile', { name }) : saveWords}</VisuallyHidden>
      </button>
      {words}
      {preview ? (
        <span className={styles.action}>
          <IconButton
            size="small"
            label={saveWords}
            icon={isFailed ? <RefreshIcon /> : <DownloadIcon />}
            onClick={start}
          />
        </span>
      ) : (
        <span className={styles.mark}>
          <DownloadIcon />
        </span>
      )}
      {isFailed && (
        <span className={styles.failure} role="alert">
          {t('fileFailed')}
        </span>
      )}
    </div>
  )
  return (
    <HoverCard trigger={card} openDelayMs={popupDelayMs}>
      {(close) => (
        <AttachmentPopup
          attachment={attachment}
          onPreview={preview && closing(close, preview)}
          onDownload={closing(close, start)}
        />
      )}
    </HoverCard>
  )
}

/** Closes the popup before it does what was asked for. */
const closing = (close: () => void, act: () => void) => () => {
  close()
  act()
}

function FileWords({
  attachment,
  name,
  size,
}: {
  attachment: Attachment
  name: string
  size: string
}): ReactNode {
  const Icon = fileIcon(attachment.name, attachment.contentType)
  return (
    <>
      <span className={styles.icon}>
        <Icon size={20} />
      </span>
      <FileName name={name} className={styles.name} />
      <span className={styles.size}>{size}</span>
    </>
  )
}
