import type { MessageSummary } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { Dialog } from '@mailroom/ui'
import { RemarkForm } from './RemarkForm'
import { remarkStrings } from './remarkStrings'

export interface RemarkDialogProps {
  message: MessageSummary
  onClose: () => void
}

/** The note about a mail in a window of its own, for who came by a menu or by keys. @source ML-18 */
export function RemarkDialog({ message, onClose }: RemarkDialogProps) {
  const { t } = useStrings(remarkStrings)
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={t('title')}
      description={<bdi>{message.subject}</bdi>}
      closeLabel={t('close')}
    >
      <RemarkForm message={message} maxRows={20} onClose={onClose} />
    </Dialog>
  )
}
