import { useStrings } from '@mailroom/react'
import { Button, CloseIcon, EmptyState, PrintIcon, Toolbar } from '@mailroom/ui'
import { useState } from 'react'
import { readingStrings } from '../reading/readingStrings'
import { PrintFrame } from './PrintFrame'
import * as styles from './PrintView.css'

export interface PrintViewProps {
  /** The page that was handed over; undefined when there is none. */
  html: string | undefined
  onClose: () => void
}

/**
 * A mail alone in a window, to be printed: asks for the printer at once, and again by its button.
 *
 * @public
 * @source RD-15
 */
export function PrintView({ html, onClose }: PrintViewProps) {
  const { t } = useStrings(readingStrings)
  const [again, setAgain] = useState<() => void>()
  if (html === undefined) {
    return (
      <div className={styles.empty}>
        <EmptyState title={t('nothingToPrint')} action={<Button onClick={onClose}>{t('close')}</Button>} />
      </div>
    )
  }
  return (
    <section className={styles.view} aria-label={t('print')}>
      <Toolbar label={t('print')} className={styles.bar}>
        <Button
          size="small"
          variant="primary"
          icon={<PrintIcon />}
          disabled={!again}
          onClick={() => again?.()}
        >
          {t('print')}
        </Button>
        <Button size="small" variant="ghost" icon={<CloseIcon />} onClick={onClose}>
          {t('close')}
        </Button>
      </Toolbar>
      <PrintFrame
        html={html}
        title={t('print')}
        className={styles.frame}
        onReady={(print) => setAgain(() => print)}
      />
    </section>
  )
}
