import { visibleFileName, type FileShare } from '@mailroom/core'
import { useErrorText, useFileShareActs } from '@mailroom/react'
import { ConfirmDialog, useToasts } from '@mailroom/ui'
import { useState } from 'react'
import type { SayShares } from './shareStrings'

export interface EndShareDialogProps {
  t: SayShares
  share: FileShare
  onClose: () => void
}

/** Asks first: people who have the link cannot be given the same one again. */
export function EndShareDialog({ t, share, onClose }: EndShareDialogProps) {
  const { end } = useFileShareActs()
  const toasts = useToasts()
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const name = visibleFileName(share.name)
  const confirm = async () => {
    setBusy(true)
    try {
      await end([share.id])
      toasts.show({ message: t('endDone', { name }) })
      onClose()
    } catch (error) {
      toasts.show({ message: errorText(error) ?? '', tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('ask', { name })}
      description={t('askHint')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      tone="danger"
      busy={isBusy}
      onConfirm={() => void confirm()}
    />
  )
}
