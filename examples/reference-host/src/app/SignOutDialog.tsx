import { useErrorText, useSession, useStrings } from '@mailroom/react'
import { ConfirmDialog, useToasts } from '@mailroom/ui'
import { useState } from 'react'
import { signedInName } from '../boot/memory'
import { hostStrings } from './hostStrings'
import { laterStrings } from './later/laterStrings'
import type { ShellProps } from './Shell'
import { useWaitingCount } from './useWaitingCount'

interface SignOutDialogProps extends Pick<ShellProps, 'onLeave' | 'onSignedOut'> {
  onOpenChange: (open: boolean) => void
}

/** Asks before the reader leaves, and lets them go. @source SE-21 */
export function SignOutDialog({ onOpenChange, onLeave, onSignedOut }: SignOutDialogProps) {
  const { t } = useStrings(laterStrings)
  const { t: tHost } = useStrings(hostStrings)
  const { signOut } = useSession()
  const waiting = useWaitingCount()
  const toasts = useToasts()
  const errorText = useErrorText()
  const [isLeaving, setLeaving] = useState(false)

  const leave = async () => {
    setLeaving(true)
    try {
      const { redirectUrl } = await signOut()
      signedInName.set(undefined)
      // A note that cannot be deleted now is deleted by its age.
      await onLeave().catch(() => undefined)
      if (redirectUrl) location.assign(redirectUrl)
      else onSignedOut()
    } catch (error) {
      const reason = errorText(error)
      const what = t('signOutFailed')
      toasts.show({ message: reason ? t('failedBecause', { what, reason }) : what, tone: 'danger' })
      onOpenChange(false)
    } finally {
      setLeaving(false)
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={t('signOutAsk')}
      description={waiting === 0 ? t('signOutText') : t('signOutOutbox', { count: waiting })}
      tone={waiting === 0 ? 'plain' : 'danger'}
      confirmLabel={tHost('signOut')}
      cancelLabel={t('cancel')}
      busy={isLeaving}
      onConfirm={() => void leave()}
    />
  )
}
