import type { MessageSelections } from '@mailroom/core'
import { useMessageActions, useStrings } from '@mailroom/react'
import { ConfirmDialog } from '@mailroom/ui'
import { actStrings } from './actStrings'
import { countOf } from './countOf'

export interface DeleteForeverDialogProps {
  selection: MessageSelections
  /** Called when the mails are about to go. */
  onGone: () => void
  onClose: () => void
}

/** Asks before mails are deleted for good. @source ML-07 */
export function DeleteForeverDialog({ selection, onGone, onClose }: DeleteForeverDialogProps) {
  const { t } = useStrings(actStrings)
  const { deleteForever } = useMessageActions()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={t('deleteAsk', { count: countOf(selection) })}
      description={t('noWayBack')}
      confirmLabel={t('deleteDo')}
      cancelLabel={t('cancel')}
      onConfirm={() => {
        onClose()
        onGone()
        void deleteForever(selection)
      }}
    />
  )
}
