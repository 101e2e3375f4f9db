import type { OwnCertificate } from '@mailroom/core'
import { ActQuestion } from '@mailroom/files'
import { useCertificates, useStrings } from '@mailroom/react'
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
  return (
    <ActQuestion
      words={{
        title: t('deleteAsk', { subject: certificate.subject }),
        description: t('deleteText'),
        confirm: t('deleteDo'),
        cancel: t('cancel'),
      }}
      act={() => deleteCertificate(certificate.fingerprint).then(onDeleted)}
      said={{ done: t('deleted'), failed: (reason) => t('deleteFailed', { reason }) }}
      onClose={onClose}
    />
  )
}
