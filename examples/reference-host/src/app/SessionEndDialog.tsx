import { useStrings } from '@mailroom/react'
import { Button, Dialog } from '@mailroom/ui'
import { useEffect } from 'react'
import { signedInName } from '../boot/memory'
import { laterStrings } from './later/laterStrings'

export interface SessionEndDialogProps {
  /** What the mail system said. */
  detail: string | undefined
  onSignedOut: () => void
}

/** The word that the session is over, and the way back in. @source SE-16 */
export function SessionEndDialog({ detail, onSignedOut }: SessionEndDialogProps) {
  const { t } = useStrings(laterStrings)
  const leave = () => onSignedOut()
  useEffect(() => signedInName.set(undefined), [])
  return (
    <Dialog
      kind="alert"
      size="small"
      open
      onOpenChange={(open) => !open && leave()}
      title={detail ?? t('sessionEnded')}
      closeLabel={t('signInAgain')}
      footer={
        <Button variant="primary" onClick={leave}>
          {t('signInAgain')}
        </Button>
      }
    />
  )
}
