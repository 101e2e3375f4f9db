import { formatSize, visibleFileName } from '@mailroom/core'
import { Progress } from '@mailroom/ui'
import * as styles from './FileItem.css'
import type { Upload } from './Upload'
import { secondsLeft } from './uploadPace'
import type { SayUpload } from './uploadStrings'

export interface UploadProgressProps {
  t: SayUpload
  upload: Upload
  kind: 'waiting' | 'running' | 'paused'
  doneBytes: number
}

/** How far a file is, with its figures. */
export function UploadProgress({ t, upload, kind, doneBytes }: UploadProgressProps) {
  const { name, sizeBytes, pace } = upload
  const figures = t('uploadProgress', { done: formatSize(doneBytes), total: formatSize(sizeBytes) })
  const left = secondsLeft(pace, doneBytes, sizeBytes)
  return (
    <>
      <span className={styles.progress}>
        <Progress
          label={t('uploading', { name: visibleFileName(name) })}
          value={doneBytes}
          max={sizeBytes}
          valueText={figures}
        />
      </span>
      <span className={styles.figures}>
        {figures}
        {kind !== 'running' && ` · ${t(kind === 'paused' ? 'uploadPaused' : 'uploadWaiting')}`}
        {kind === 'running' && left !== undefined && (
          <>
            {' · '}
            {t('uploadSpeed', { size: formatSize(pace?.bytesPerSecond ?? 0) })}
            {' · '}
            {timeLeft(t, left)}
          </>
        )}
      </span>
    </>
  )
}

function timeLeft(t: SayUpload, seconds: number): string {
  if (seconds < 60) return t('secondsLeft', { count: seconds })
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60
    ? t('minutesLeft', { count: minutes })
    : t('hoursLeft', { count: Math.ceil(minutes / 60) })
}
