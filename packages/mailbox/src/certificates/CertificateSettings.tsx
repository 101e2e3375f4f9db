import type { OwnCertificate } from '@mailroom/core'
import { useCertificates, useStrings } from '@mailroom/react'
import { useEffect, useRef, useState } from 'react'
import { WaitingFace } from '../settings-page/WaitingFace'
import { CertificateItem } from './CertificateItem'
import * as styles from './CertificateSettings.css'
import { certificateStrings } from './certificateStrings'
import { DeleteCertificateDialog } from './DeleteCertificateDialog'
import { ImportForm } from './ImportForm'

/**
 * Where one's own certificates are imported and deleted, for a page of settings. Nothing where the mail system opens no
 * encrypted mail.
 *
 * @public
 * @source RD-20
 */
export function CertificateSettings() {
  const { t } = useStrings(certificateStrings)
  const { certificates, isThere } = useCertificates()
  const [asked, setAsked] = useState<OwnCertificate>()
  const section = useRef<HTMLElement>(null)
  const wasDeleted = useRef(false)
  // The button that was pressed goes with its certificate, and would take focus along.
  useEffect(() => {
    if (!wasDeleted.current) return
    wasDeleted.current = false
    section.current?.focus()
  }, [certificates])
  if (!isThere) return null
  return (
    <section ref={section} className={styles.section} aria-label={t('section')} tabIndex={-1}>
      <p className={styles.hint}>{t('hint')}</p>
      <CertificateList onDelete={setAsked} />
      <ImportForm />
      {asked && (
        <DeleteCertificateDialog
          certificate={asked}
          onDeleted={() => {
            wasDeleted.current = true
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

/** Those that are there, or the face in their place. */
function CertificateList({ onDelete }: { onDelete: (certificate: OwnCertificate) => void }) {
  const { t } = useStrings(certificateStrings)
  const { certificates, error, refresh } = useCertificates()
  if (certificates === undefined) {
    const words = { loading: t('loading'), retry: t('retry') }
    return <WaitingFace error={error} words={words} onRetry={() => void refresh()} />
  }
  if (certificates.length === 0) return <p className={styles.empty}>{t('empty')}</p>
  return (
    <ul className={styles.list} aria-label={t('list')}>
      {certificates.map((certificate) => (
        <CertificateItem
          key={certificate.fingerprint}
          certificate={certificate}
          onDelete={() => onDelete(certificate)}
        />
      ))}
    </ul>
  )
}
