import { eachSelection, type MessageSelections } from '@mailroom/core'
import { useFolders, useSession, useSpamActions, useStrings } from '@mailroom/react'
import { Checkbox, ConfirmDialog } from '@mailroom/ui'
import { useState } from 'react'
import { actStrings } from './actStrings'
import { countOf } from './countOf'

export interface RejectDialogProps {
  selection: MessageSelections
  /** Called when the mails are about to go. */
  onGone: () => void
  onClose: () => void
}

/** Asks before further mail of some senders is refused. @source ML-07 */
export function RejectDialog({ selection, onGone, onClose }: RejectDialogProps) {
  const { t } = useStrings(actStrings)
  const { session } = useSession()
  const { reject } = useSpamActions()
  const { folders } = useFolders()
  const [deleteMails, setDelete] = useState(false)
  const trash = folders?.find(({ role }) => role === 'trash')?.id
  // From there they would be gone for good, which is a question of its own.
  const canDelete =
    session?.features.delete === true && eachSelection(selection).every(({ folder }) => folder !== trash)
  return (
    <ConfirmDialog
      open
      tone="danger"
      onOpenChange={onClose}
      title={t('rejectAsk')}
      description={t('rejectText')}
      confirmLabel={t('rejectDo')}
      cancelLabel={t('cancel')}
      onConfirm={() => {
        onClose()
        if (deleteMails) onGone()
        void reject(eachSelection(selection), { deleteMails })
      }}
    >
      {canDelete && (
        <Checkbox checked={deleteMails} onCheckedChange={setDelete}>
          {t('rejectDelete', { count: countOf(selection) })}
        </Checkbox>
      )}
    </ConfirmDialog>
  )
}
