import { formatSize } from '@mailroom/core'
import { useErrorText, useStableCallback, useStrings } from '@mailroom/react'
import { Button, Progress } from '@mailroom/ui'
import { useEffect, useSyncExternalStore } from 'react'
import type { Download } from './Download'
import { downloadStrings } from './downloadStrings'
import * as styles from './DownloadToast.css'

export interface DownloadToastProps {
  download: Download
  /** It is over, or the reader has ended it. */
  onEnd: () => void
}

/** How far a package is, with figures, and the way to stop it or to try again. */
export function DownloadToast({ download, onEnd }: DownloadToastProps) {
  const { t } = useStrings(downloadStrings)
  const errorText = useErrorText()
  const progress = useSyncExternalStore(
    (listener) => download.subscribe(listener),
    () => download.progress,
  )
  const isDone = progress.kind === 'done'
  const end = useStableCallback(onEnd)
  useEffect(() => {
    if (isDone) end()
  }, [isDone, end])
  if (progress.kind === 'failed') {
    return (
      <span className={styles.line} role="alert">
        <span className={styles.words}>
          {t('packageFailed', { reason: errorText(progress.error) ?? '' })}
        </span>
        <Button size="small" variant="ghost" className={styles.action} onClick={() => download.start()}>
          {t('retry')}
        </Button>
      </span>
    )
  }
  const { doneBytes, totalBytes } = progress.kind === 'running' ? progress : { doneBytes: 0, totalBytes: 0 }
  const done = formatSize(doneBytes)
  // What the server says beforehand is about right; the figures never go past it.
  const total = totalBytes === undefined ? undefined : Math.max(totalBytes, doneBytes)
  const figures = total === undefined ? done : t('packageProgress', { done, total: formatSize(total) })
  return (
    <span className={styles.line}>
      <span className={styles.words}>
        {t('packing')} <span className={styles.figures}>{figures}</span>
        <Progress
          label={t('packing')}
          value={total === undefined ? undefined : doneBytes}
          max={Math.max(total ?? 1, 1)}
          valueText={figures}
        />
      </span>
      <Button size="small" variant="ghost" className={styles.action} onClick={onEnd}>
        {t('cancel')}
      </Button>
    </span>
  )
}
