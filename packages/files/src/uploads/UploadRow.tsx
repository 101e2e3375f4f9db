import { uploadChunkBytes, visibleFileName } from '@mailroom/core'
import { useErrorText, useStrings } from '@mailroom/react'
import { CheckIcon, CloseIcon, IconButton, PauseIcon, PlayIcon } from '@mailroom/ui'
import type { ReactNode } from 'react'
import { FileItem } from './FileItem'
import * as styles from './FileItem.css'
import type { Upload } from './Upload'
import { UploadProgress } from './UploadProgress'
import { uploadStrings, type SayUpload } from './uploadStrings'
import { UploadFailure, UploadLost } from './UploadTrouble'

/** What can be done about a file on its way. @internal */
export interface UploadActs {
  pause(key: number): void
  /** Goes on, or tries again. */
  resume(key: number): void
  cancel(key: number): void
  /** Brings the file that an upload has lost. */
  bring?(key: number, file: File): void
}

export interface UploadRowProps {
  upload: Upload
  acts: UploadActs
  /** What came to nothing when it failed. @default 'uploadFailed' */
  failure?: 'attachFailed' | 'uploadFailed'
  /** It has a line to itself. */
  isLine?: boolean
  icon?: ReactNode
}

/**
 * A file on its way: how far it is or why not, and what can be done about it.
 *
 * @internal
 * @source AT-01, FC-02
 */
export function UploadRow({ upload, acts, failure = 'uploadFailed', isLine, icon }: UploadRowProps) {
  const { t } = useStrings(uploadStrings)
  const errorText = useErrorText()
  const { key, state } = upload
  const name = visibleFileName(upload.name)
  return (
    <FileItem
      name={upload.name}
      state={state.kind}
      isLine={isLine}
      icon={icon}
      acts={<RowActs t={t} upload={upload} acts={acts} />}
    >
      {state.kind === 'failed' && (
        <UploadFailure
          t={t}
          name={name}
          words={t(failure, { why: errorText(state.error) ?? '' })}
          onRetry={() => acts.resume(key)}
        />
      )}
      {state.kind === 'lost' && <UploadLost t={t} name={name} onFile={(file) => acts.bring?.(key, file)} />}
      {'doneBytes' in state && (
        <UploadProgress t={t} upload={upload} kind={state.kind} doneBytes={state.doneBytes} />
      )}
      {state.kind === 'done' && (
        <span className={styles.done}>
          <CheckIcon /> {t('uploadDone')}
        </span>
      )}
    </FileItem>
  )
}

/** Below, the words would lie over the buttons of the next file. */
const beside = 'left'

function RowActs({ t, upload, acts }: Pick<UploadRowProps, 'upload' | 'acts'> & { t: SayUpload }) {
  const { key, state, sizeBytes } = upload
  const name = visibleFileName(upload.name)
  if (state.kind === 'done') return null
  return (
    <>
      {/* A small file travels in one piece: it would begin anew. */}
      {state.kind === 'running' && sizeBytes > uploadChunkBytes && (
        <IconButton
          size="small"
          label={t('pauseUpload', { name })}
          tooltipSide={beside}
          icon={<PauseIcon />}
          onClick={() => acts.pause(key)}
        />
      )}
      {state.kind === 'paused' && (
        <IconButton
          size="small"
          label={t('resumeUpload', { name })}
          tooltipSide={beside}
          icon={<PlayIcon />}
          onClick={() => acts.resume(key)}
        />
      )}
      <IconButton
        size="small"
        label={t('cancelUpload', { name })}
        tooltipSide={beside}
        icon={<CloseIcon />}
        onClick={() => acts.cancel(key)}
      />
    </>
  )
}
