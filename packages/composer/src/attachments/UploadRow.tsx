import { formatSize, uploadChunkBytes, visibleFileName } from '@mailroom/core'
import {
  Button,
  CloseIcon,
  FileIcon,
  IconButton,
  PauseIcon,
  PlayIcon,
  Progress,
  VisuallyHidden,
} from '@mailroom/ui'
import { useRef } from 'react'
import type { SayComposer } from '../composeStrings'
import * as styles from './AttachmentList.css'
import { AttachmentName } from './AttachmentName'
import type { Upload } from './Upload'
import { secondsLeft } from './uploadPace'
import type { Uploads } from './useUploads'

export interface UploadRowProps {
  t: SayComposer
  upload: Upload
  acts: Pick<Uploads, 'pause' | 'resume' | 'cancel' | 'bring'>
}

/** A file on its way: how far it is or why not, and what can be done about it. @source AT-01 */
export function UploadRow({ t, upload, acts }: UploadRowProps) {
  const { key, state, sizeBytes } = upload
  const name = visibleFileName(upload.name)
  return (
    <li className={styles.item} data-state={state.kind}>
      <FileIcon />
      <AttachmentName of={upload.name} />
      {state.kind === 'failed' && (
        <Failure t={t} name={name} why={state.why} onRetry={() => acts.resume(key)} />
      )}
      {state.kind === 'lost' && <Lost t={t} name={name} onFile={(file) => acts.bring(key, file)} />}
      {(state.kind === 'running' || state.kind === 'paused') && (
        <UploadProgress
          t={t}
          upload={upload}
          doneBytes={state.doneBytes}
          isPaused={state.kind === 'paused'}
        />
      )}
      <span className={styles.fixed}>
        {/* A small file travels in one piece: it would begin anew. */}
        {state.kind === 'running' && sizeBytes > uploadChunkBytes && (
          <IconButton
            size="small"
            label={t('pauseUpload', { name })}
            icon={<PauseIcon />}
            onClick={() => acts.pause(key)}
          />
        )}
        {state.kind === 'paused' && (
          <IconButton
            size="small"
            label={t('resumeUpload', { name })}
            icon={<PlayIcon />}
            onClick={() => acts.resume(key)}
          />
        )}
        <IconButton
          size="small"
          label={t('cancelUpload', { name })}
          icon={<CloseIcon />}
          onClick={() => acts.cancel(key)}
        />
      </span>
    </li>
  )
}

interface UploadProgressProps {
  t: SayComposer
  upload: Upload
  doneBytes: number
  isPaused: boolean
}

function UploadProgress({ t, upload, doneBytes, isPaused }: UploadProgressProps) {
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
        {isPaused && ` · ${t('uploadPaused')}`}
        {!isPaused && left !== undefined && (
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

function timeLeft(t: SayComposer, seconds: number): string {
  if (seconds < 60) return t('secondsLeft', { count: seconds })
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60
    ? t('minutesLeft', { count: minutes })
    : t('hoursLeft', { count: Math.ceil(minutes / 60) })
}

interface FailureProps {
  t: SayComposer
  name: string
  why: string
  onRetry: () => void
}

function Failure({ t, name, why, onRetry }: FailureProps) {
  return (
    <>
      <span role="alert" className={styles.failure}>
        <VisuallyHidden>{name} </VisuallyHidden>
        {t('uploadFailed', { why })}
      </span>
      <span className={styles.retry}>
        <Button size="small" onClick={onRetry} aria-label={t('retryUpload', { name })}>
          {t('retry')}
        </Button>
      </span>
    </>
  )
}

interface LostProps {
  t: SayComposer
  name: string
  onFile: (file: File) => void
}

/** Pages do not keep files: the reader is asked for it, and what has arrived does not travel again. */
function Lost({ t, name, onFile }: LostProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <span className={styles.lost}>{t('uploadLost')}</span>
      <span className={styles.retry}>
        <Button size="small" onClick={() => picker.current?.click()} aria-label={t('chooseAgain', { name })}>
          {t('chooseFile')}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={t('chooseAgain', { name })}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) onFile(file)
            event.target.value = ''
          }}
        />
      </span>
    </>
  )
}
