import type { MessageInfoView, MessageRef } from '@mailroom/core'
import { useTranslation } from '@mailroom/react'
import { Dialog } from '@mailroom/ui'
import { SourceText } from './SourceText'

export interface SourceDialogProps {
  messageRef: MessageRef
  /** Undefined while closed. */
  view: MessageInfoView | undefined
  onClose: () => void
}

/** The source or the header of the open mail, over it. @source RD-02 */
export function SourceDialog({ messageRef, view, onClose }: SourceDialogProps) {
  const { t } = useTranslation('reading')
  return (
    <Dialog
      open={view !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(view === 'header' ? 'headerTitle' : 'sourceTitle')}
      closeLabel={t('close')}
      size="large"
    >
      {view !== undefined && <SourceText messageRef={messageRef} view={view} />}
    </Dialog>
  )
}
