import { useStrings } from '@mailroom/react'
import { ConfirmDialog, type ConfirmDialogProps } from '@mailroom/ui'
import { hostStrings } from './hostStrings'

/** Asks before the reader leaves. @source SE-21 */
export default function SignOutDialog(
  props: Pick<ConfirmDialogProps, 'onOpenChange' | 'busy' | 'onConfirm'>,
) {
  const { t } = useStrings(hostStrings)
  return (
    <ConfirmDialog
      open
      title={t('signOutAsk')}
      description={t('signOutText')}
      confirmLabel={t('signOut')}
      cancelLabel={t('cancel')}
      {...props}
    />
  )
}
