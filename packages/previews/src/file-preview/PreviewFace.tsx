import { formatSize, maxPreviewBytes } from '@mailroom/core'
import { useArtwork, useErrorText, useStrings } from '@mailroom/react'
import { Artwork, Button, EmptyState, Loading, Progress } from '@mailroom/ui'
import type { ReactNode } from 'react'
import type { PreviewFaultKind } from '../bytes/PreviewFault'
import { previewStrings } from '../previewStrings'
import type { PreviewFile } from './FilePreview'
import * as styles from './FilePreview.css'
import type { PreviewState } from './usePreview'

const reasons = {
  damaged: 'damaged',
  locked: 'passwordNeeded',
  tooComplex: 'tooComplex',
  slow: 'slow',
} as const satisfies Readonly<Record<PreviewFaultKind, string>>

export interface PreviewFaceProps {
  file: PreviewFile
  name: string
  /** Every state but the file itself. */
  state: Exclude<PreviewState, { kind: 'shown' }>
  onDownload?: () => void
}

/** What stands in the place of a file that is not there yet, or cannot be shown. */
export function PreviewFace({ file, name, state, onDownload }: PreviewFaceProps) {
  const { t } = useStrings(previewStrings)
  const errorText = useErrorText()
  const download = onDownload && (
    <Button variant="primary" onClick={onDownload}>
      {t('downloadFile')}
    </Button>
  )
  switch (state.kind) {
    case 'loading':
      return (
        <Opening name={name} doneBytes={state.doneBytes} totalBytes={state.totalBytes ?? file.sizeBytes} />
      )
    case 'converting':
      return <Opening name={name} words={t('converting')} />
    case 'notShown':
      return <Face title={t('notShown')} description={t('notShownHint')} action={download} />
    case 'tooLarge': {
      const sizes = { limit: formatSize(maxPreviewBytes), size: formatSize(file.sizeBytes) }
      return <Face title={t('tooLarge')} description={t('tooLargeHint', sizes)} action={download} />
    }
    case 'fault':
      return <Face title={t('failed')} description={t(reasons[state.fault.kind])} action={download} isError />
    case 'failed': {
      const action = (
        <span className={styles.actions}>
          <Button onClick={state.retry}>{t('retry')}</Button>
          {download}
        </span>
      )
      return <Face title={t('failed')} description={errorText(state.error)} action={action} isError />
    }
  }
}

export interface OpeningProps {
  name: string
  doneBytes?: number
  totalBytes?: number
  /** What is being done, where it is not fetching. */
  words?: string
}

/** A file that is on its way. */
export function Opening({ name, doneBytes = 0, totalBytes, words }: OpeningProps) {
  const { t } = useStrings(previewStrings)
  const label = words ?? t('loadingFile', { name })
  const figures =
    totalBytes === undefined || doneBytes === 0
      ? undefined
      : t('loadProgress', { done: formatSize(doneBytes), total: formatSize(totalBytes) })
  return (
    <Loading label={label}>
      <div className={styles.opening}>
        <span>{label}</span>
        <Progress
          label={label}
          value={figures === undefined ? undefined : doneBytes}
          max={Math.max(totalBytes ?? 1, 1)}
          valueText={figures}
        />
        <span className={styles.size}>{figures}</span>
      </div>
    </Loading>
  )
}

interface FaceProps {
  title: string
  description?: string
  action?: ReactNode
  isError?: boolean
}

function Face({ isError = false, ...words }: FaceProps) {
  const drawing = useArtwork('empty')
  return (
    <div className={styles.face}>
      <EmptyState
        {...words}
        kind={isError ? 'error' : 'empty'}
        artwork={drawing && <Artwork src={drawing} />}
      />
    </div>
  )
}
