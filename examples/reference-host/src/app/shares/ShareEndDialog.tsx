import { useStrings } from '@mailroom/react'
import { Button, Dialog } from '@mailroom/ui'
import { laterStrings } from '../later/laterStrings'

export interface ShareEndDialogProps {
  /** The reader is in their own mailbox already. */
  isBack?: boolean
  /** Goes back, or goes on where they are back. */
  onLeave: () => void
}

/** The word that the owner has put somebody out of their mailbox, and the only way on. @source SH-04, A3 */
export function ShareEndDialog({ isBack = false, onLeave }: ShareEndDialogProps) {
  const { t } = useStrings(laterStrings)
  const goOn = t(isBack ? 'understood' : 'toOwnMailbox')
  return (
    <Dialog
      kind="alert"
      size="small"
      open
      onOpenChange={(open) => !open && onLeave()}
      title={t('shareEnded')}
      description={isBack ? t('backInOwnMailbox') : undefined}
      closeLabel={goOn}
      footer={
        <Button variant="primary" onClick={onLeave}>
          {goOn}
        </Button>
      }
    />
  )
}
