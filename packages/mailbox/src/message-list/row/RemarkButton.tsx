import type { MessageSummary } from '@mailroom/core'
import { PencilIcon, persistently, Popover } from '@mailroom/ui'
import { lazy, Suspense } from 'react'
import * as styles from './MessageRow.css'
import { useRowContext } from './rowContext'

const RemarkPanel = lazy(persistently(() => import('../../remarks/RemarkPanel')))

/** The button that opens the note about a mail. @source ML-10 */
export function RemarkButton({ message }: { message: MessageSummary }) {
  const { t } = useRowContext()
  const { remark } = message
  const label = remark ? t('remark', { text: remark }) : t('addRemark')
  return (
    <Popover
      label={t('addRemark')}
      trigger={
        <button type="button" tabIndex={-1} className={styles.remarkButton} aria-label={label} title={label}>
          <PencilIcon />
        </button>
      }
    >
      {(close) => (
        <Suspense fallback={null}>
          <RemarkPanel message={message} onClose={close} />
        </Suspense>
      )}
    </Popover>
  )
}
