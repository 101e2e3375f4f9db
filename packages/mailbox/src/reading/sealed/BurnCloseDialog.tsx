import { formatListTime, type BurnState } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { ConfirmDialog } from '@mailroom/ui'
import { useListStyle } from '../../message-list/useListStyle'
import { sealedStrings } from './sealedStrings'

export interface BurnCloseDialogProps {
  seal: BurnState
  onAnswer: (isClosed: boolean) => void
}

/** Asked before an opened mail that is destroyed after reading is closed. @source RD-12, CO-15 */
export default function BurnCloseDialog({ seal, onAnswer }: BurnCloseDialogProps) {
  const { t } = useStrings(sealedStrings)
  const { now, style } = useListStyle()
  const date = formatListTime(seal.burnsAt, now, style)
  const { readsLeft } = seal
  const description =
    readsLeft === undefined
      ? t('until', { date })
      : readsLeft === 0
        ? t('closeLast')
        : t('closeLeft', { count: readsLeft, date })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title={t('closeTitle')}
      description={description}
      confirmLabel={t('close')}
      cancelLabel={t('stay')}
      tone={readsLeft === 0 ? 'danger' : 'plain'}
      onConfirm={() => onAnswer(true)}
    />
  )
}
