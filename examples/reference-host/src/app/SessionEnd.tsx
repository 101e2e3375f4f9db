import { useSession, useStrings } from '@mailroom/react'
import { Button, Dialog } from '@mailroom/ui'
import { signedInName } from '../boot/memory'
import { hostStrings } from './hostStrings'

/** Says once that the session is over; what is on the screen stays until the reader has seen it. @source SE-16 */
export function SessionEnd({ onSignedOut }: { onSignedOut: () => void }) {
  const { t } = useStrings(hostStrings)
  const { expired } = useSession()
  const leave = () => {
    signedInName.set(undefined)
    onSignedOut()
  }
  return (
    <Dialog
      kind="alert"
      size="small"
      open={expired !== undefined}
      onOpenChange={(open) => !open && leave()}
      title={expired?.detail ?? t('sessionEnded')}
      closeLabel={t('signInAgain')}
      footer={
        <Button variant="primary" onClick={leave}>
          {t('signInAgain')}
        </Button>
      }
    />
  )
}
