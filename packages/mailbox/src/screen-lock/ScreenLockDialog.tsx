import { useScreenLock, useStrings } from '@mailroom/react'
import { ConfirmDialog } from '@mailroom/ui'
import { useState } from 'react'
import { screenLockStrings } from './screenLockStrings'
import { useLockSync } from './useLockSync'

/** What the question is given. */
export interface ScreenLockDialogProps {
  onClose: () => void
}

/**
 * Asks before the screen is locked.
 *
 * @public
 * @source LK-01
 */
export function ScreenLockDialog({ onClose }: ScreenLockDialogProps) {
  const { t } = useStrings(screenLockStrings)
  const { lock } = useScreenLock()
  const tell = useLockSync()
  const [isBusy, setBusy] = useState(false)
  const lockNow = async () => {
    setBusy(true)
    tell('locking')
    // A mail system that was not reached is told again from behind the lock.
    await lock().catch(() => undefined)
    tell('locked')
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('lockAsk')}
      description={t('lockText')}
      confirmLabel={t('lock')}
      cancelLabel={t('cancel')}
      busy={isBusy}
      onConfirm={() => void lockNow()}
    />
  )
}
