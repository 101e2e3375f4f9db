import { messageKey, type Message } from '@mailroom/core'
import { useMessageActions, useTranslation } from '@mailroom/react'
import { Button, IconButton, LatePart, PencilIcon, TrashIcon } from '@mailroom/ui'
import { useOfMail } from '../reading/useOfMail'
import { useRights } from '../rights/useRights'
import { RemarkForm } from './RemarkForm'
import * as styles from './RemarkLine.css'

/** Lines of a note in an open mail before it scrolls. @source RD-03 */
const readingRows = 20

/** The note about an open mail: to add, read, change and delete it. @source ML-18, RD-03 */
export function RemarkLine({ message }: { message: Message }) {
  const { t } = useTranslation('reading')
  const { setRemark } = useMessageActions()
  const { ref, remark } = message
  const [isEditing, setEditing] = useOfMail(messageKey(ref), false)
  const { mayChange } = useRights()
  if (isEditing) {
    return (
      <div className={styles.editor}>
        {/* Its words come with the first note, and the mail stays meanwhile. */}
        <LatePart>
          <RemarkForm
            key={messageKey(ref)}
            message={message}
            maxRows={readingRows}
            onClose={() => setEditing(false)}
          />
        </LatePart>
      </div>
    )
  }
  if (remark === '') {
    return !mayChange ? null : (
      <div>
        <Button size="small" variant="ghost" icon={<PencilIcon />} onClick={() => setEditing(true)}>
          {t('addRemark')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.line} role="note" aria-label={t('remark')}>
      <bdi className={styles.text}>{remark}</bdi>
      {mayChange && (
        <>
          <IconButton
            size="small"
            label={t('editRemark')}
            icon={<PencilIcon />}
            onClick={() => setEditing(true)}
          />
          <IconButton
            size="small"
            label={t('deleteRemark')}
            icon={<TrashIcon />}
            onClick={() => void setRemark(ref, '')}
          />
        </>
      )}
    </div>
  )
}
