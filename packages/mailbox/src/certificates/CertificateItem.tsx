import {
  certificateStanding,
  type CertificateStanding,
  type Locale,
  type OwnCertificate,
} from '@mailroom/core'
import { languageTag, useLocale, useStrings } from '@mailroom/react'
import { Badge, Button } from '@mailroom/ui'
import { useId, useState, type ComponentProps } from 'react'
import * as styles from './CertificateSettings.css'
import { certificateStrings } from './certificateStrings'

export interface CertificateItemProps {
  certificate: OwnCertificate
  onDelete: () => void
}

const tones: Readonly<Record<CertificateStanding, ComponentProps<typeof Badge>['tone']>> = {
  inUse: 'success',
  expired: 'neutral',
  notYet: 'neutral',
  otherAddress: 'warning',
}
const hints = {
  expired: 'expiredHint',
  notYet: 'notYetHint',
  otherAddress: 'otherAddressHint',
} as const

/** One certificate: whom it names, who says so, and how it is used. */
export function CertificateItem({ certificate, onDelete }: CertificateItemProps) {
  const { t } = useStrings(certificateStrings)
  const { locale } = useLocale()
  const titleId = useId()
  const { subject, issuer, addresses, validFrom, validTo, fingerprint } = certificate
  const [now] = useState(() => Date.now())
  const standing = certificateStanding(certificate, now)
  const day = (ms: number) => formatDay(ms, locale)
  return (
    <li className={styles.item} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.subject}>
          {subject}
        </h3>
        <Badge tone={tones[standing]}>{t(standing)}</Badge>
        <span className={styles.act}>
          <Button size="small" aria-label={t('deleteOf', { subject })} onClick={onDelete}>
            {t('delete')}
          </Button>
        </span>
      </div>
      {standing !== 'inUse' && <p className={styles.hint}>{t(hints[standing], { day: day(validFrom) })}</p>}
      <dl className={styles.facts}>
        <dt className={styles.name}>{t('addresses')}</dt>
        <dd className={styles.value}>
          {addresses.length === 0 ? t('noAddress') : addresses.join(t('addressSeparator'))}
        </dd>
        <dt className={styles.name}>{t('issuer')}</dt>
        <dd className={styles.value}>{issuer}</dd>
        <dt className={styles.name}>{t('validity')}</dt>
        <dd className={styles.value}>{t('validityDays', { from: day(validFrom), to: day(validTo) })}</dd>
        <dt className={styles.name}>{t('fingerprint')}</dt>
        <dd className={styles.value}>{inPairs(fingerprint)}</dd>
      </dl>
    </li>
  )
}

const formatDay = (ms: number, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium' }).format(ms)

/** As certificates are compared elsewhere: `3F A2 …`. */
const inPairs = (fingerprint: string): string => (fingerprint.toUpperCase().match(/../g) ?? []).join(' ')
