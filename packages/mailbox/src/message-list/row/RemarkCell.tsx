import type { MessageSummary } from '@mailroom/core'
import { PencilIcon } from '@mailroom/ui'
import { memo, Suspense } from 'react'
import { RemarkButton } from '../lazyMenus'
import * as styles from './MessageRow.css'

/**
 * The note about a mail, to read and change beside its row. Without one it shows on hover and focus, at the end of the
 * line: a button that comes up under the pointer would catch the press that opens the mail.
 *
 * @source ML-10
 */
export const RemarkCell = memo(function RemarkCell({ message }: { message: MessageSummary }) {
  const { remark } = message
  return (
    <span className={styles.remark} data-on={remark !== '' || undefined}>
      <Suspense fallback={<PencilIcon />}>
        <RemarkButton message={message} />
      </Suspense>
    </span>
  )
})
