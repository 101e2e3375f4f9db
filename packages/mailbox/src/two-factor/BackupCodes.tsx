import { saveBlob } from '@mailroom/files'
import { useStrings } from '@mailroom/react'
import { Button, CheckIcon, CopyIcon, useToasts } from '@mailroom/ui'
import { useEffect, useRef, useState } from 'react'
import { printCodes } from './printCodes'
import * as styles from './TwoFactorSettings.css'
import { twoFactorStrings } from './twoFactorStrings'

export interface BackupCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Backup codes, the one time that they are shown. */
export function BackupCodes({ codes, onDone }: BackupCodesProps) {
  const { t } = useStrings(twoFactorStrings)
  const toasts = useToasts()
  const title = useRef<HTMLHeadingElement>(null)
  const [isCopied, setCopied] = useState(false)
  // The button that asked for them is gone, and would take focus along.
  useEffect(() => title.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setCopied(true)
    } catch {
      toasts.show({ tone: 'danger', message: t('copyFailed') })
    }
  }
  return (
    <>
      <h3 ref={title} className={styles.title} tabIndex={-1}>
        {t('codesTitle')}
      </h3>
      <p className={styles.hint}>{t('codesHint')}</p>
      <ul className={styles.codes} aria-label={t('codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button icon={isCopied ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy()}>
          {t(isCopied ? 'copied' : 'copy')}
        </Button>
        <Button onClick={() => saveBlob(new Blob([codes.join('\r\n')]), t('fileName'))}>
          {t('download')}
        </Button>
        <Button onClick={() => printCodes(t('codes'), codes)}>{t('print')}</Button>
        <Button variant="primary" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </>
  )
}
