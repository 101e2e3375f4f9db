import { Button, VisuallyHidden } from '@mailroom/ui'
import { useRef } from 'react'
import * as styles from './FileItem.css'
import type { SayUpload } from './uploadStrings'

export interface UploadFailureProps {
  t: SayUpload
  name: string
  words: string
  onRetry: () => void
}

/** Why a file did not get there, and the way to try again. */
export function UploadFailure({ t, name, words, onRetry }: UploadFailureProps) {
  return (
    <>
      <span role="alert" className={styles.failure}>
        <VisuallyHidden>{name} </VisuallyHidden>
        {words}
      </span>
      <span className={styles.retry}>
        <Button size="small" onClick={onRetry} aria-label={t('retryUpload', { name })}>
          {t('retry')}
        </Button>
      </span>
    </>
  )
}

export interface UploadLostProps {
  t: SayUpload
  name: string
  onFile: (file: File) => void
}

/** Pages do not keep files: the reader is asked for it, and what has arrived does not travel again. */
export function UploadLost({ t, name, onFile }: UploadLostProps) {
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
