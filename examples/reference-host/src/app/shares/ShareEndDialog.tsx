import { useStrings } from '@mailroom/react'
import { Button, Dialog } from '@mailroom/ui'
import { laterStrings } from '../later/laterStrings'

/** The word that the owner has put somebody out of their mailbox, and the only way on. @source SH-04, A3 */
export function ShareEndDialog({ onLeave }: { onLeave: () => void }) {
  const { t } = useStrings(laterStrings)
  return (
    <Dialog
      kind="alert"
      size="small"
      open
      onOpenChange={(open) => !open && onLeave()}
      title={t('shareEnded')}
      closeLabel={t('toOwnMailbox')}
      footer={
        <Button variant="primary" onClick={onLeave}>
          {t('toOwnMailbox')}
        </Button>
      }
    />
  )
}
