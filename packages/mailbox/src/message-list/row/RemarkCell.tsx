import type { MessageSummary } from '@mailroom/core'
import { PencilIcon, persistently, Popover } from '@mailroom/ui'
import { lazy, Suspense } from 'react'
import * as styles from './MessageRow.css'
import { useRowContext } from './rowContext'

const RemarkPanel = lazy(persistently(() => import('../../remarks/RemarkPanel')))

export interface RemarkCellProps {
  message: MessageSummary
  /** Pointer or focus has been on the row; before, only the room for the button is there. */
  isNear: boolean
}

/**
 * The note about a mail, to read and change beside its row. Without one it shows on hover and focus, at the end of the
 * line: a button that comes up under the pointer would catch the press that opens the mail.
 *
 * @source ML-10
 */
export function RemarkCell({ message, isNear }: RemarkCellProps) {
  const { t } = useRowContext()
  const { remark } = message
  if (!isNear) return <span className={styles.remark} />
  const label = remark ? t('remark', { text: remark }) : t('addRemark')
  return (
    <span className={styles.remark} data-on={remark !== '' || undefined}>
      <Popover
        label={t('addRemark')}
        trigger={
          <button
            type="button"
            tabIndex={-1}
            className={styles.remarkButton}
            aria-label={label}
            title={label}
          >
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
    </span>
  )
}
