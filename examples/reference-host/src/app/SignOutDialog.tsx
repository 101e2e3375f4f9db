import { useStrings } from '@mailroom/react'
import { ConfirmDialog, type ConfirmDialogProps } from '@mailroom/ui'
import { hostStrings } from './hostStrings'
import { laterStrings } from './later/laterStrings'

/** Asks before the reader leaves. @source SE-21 */
export function SignOutDialog(props: Pick<ConfirmDialogProps, 'onOpenChange' | 'busy' | 'onConfirm'>) {
  const { t } = useStrings(laterStrings)
  const { t: tHost } = useStrings(hostStrings)
  return (
    <ConfirmDialog
      open
      title={t('signOutAsk')}
      description={t('signOutText')}
      confirmLabel={tHost('signOut')}
      cancelLabel={t('cancel')}
      {...props}
    />
  )
}
