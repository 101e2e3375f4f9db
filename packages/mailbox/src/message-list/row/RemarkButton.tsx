import type { MessageSummary } from '@mailroom/core'
import { LatePart, lazyPart, PencilIcon, persistently, Popover } from '@mailroom/ui'
import * as styles from './MessageRow.css'
import { useRowContext } from './rowContext'

const RemarkPanel = lazyPart(persistently(() => import('../../remarks/RemarkPanel')))

/** The button that opens the note about a mail. @source ML-10 */
export function RemarkButton({ message }: { message: MessageSummary }) {
  const { t, mayChange } = useRowContext()
  const { remark } = message
  const label = remark ? t('remark', { text: remark }) : t('addRemark')
  if (!mayChange) return remark && <PencilIcon title={label} />
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
        <LatePart>
          <RemarkPanel message={message} onClose={close} />
        </LatePart>
      )}
    </Popover>
  )
}
