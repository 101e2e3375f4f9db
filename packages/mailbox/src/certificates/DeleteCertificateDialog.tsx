import type { OwnCertificate } from '@mailroom/core'
import { useCertificates, useErrorText, useStrings } from '@mailroom/react'
import { ConfirmDialog, useToasts } from '@mailroom/ui'
import { useState } from 'react'
import { certificateStrings } from './certificateStrings'

export interface DeleteCertificateDialogProps {
  certificate: OwnCertificate
  onDeleted: () => void
  onClose: () => void
}

/** Asks before a certificate and its key are forgotten. */
export function DeleteCertificateDialog({ certificate, onDeleted, onClose }: DeleteCertificateDialogProps) {
  const { t } = useStrings(certificateStrings)
  const { deleteCertificate } = useCertificates()
  const errorText = useErrorText()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await deleteCertificate(certificate.fingerprint)
      onDeleted()
      toasts.show({ message: t('deleted') })
    } catch (error) {
      toasts.show({ tone: 'danger', message: t('deleteFailed', { reason: errorText(error) ?? '' }) })
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={t('deleteAsk', { subject: certificate.subject })}
      description={t('deleteText')}
      confirmLabel={t('deleteDo')}
      cancelLabel={t('cancel')}
      busy={isBusy}
      onConfirm={() => void confirm()}
    />
  )
}
