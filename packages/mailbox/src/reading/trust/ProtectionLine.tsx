import type { Protection, SignatureVerdict } from '@mailroom/core'
import { useTranslation } from '@mailroom/react'
import { LockIcon, SuccessIcon, WarningIcon } from '@mailroom/ui'
import * as styles from './TrustBar.css'

const verdicts = {
  valid: 'signatureValid',
  altered: 'signatureAltered',
  otherSender: 'signatureOther',
  unknownIssuer: 'signatureUnknown',
  expired: 'signatureExpired',
  unreadable: 'signatureUnreadable',
} as const satisfies Readonly<Record<SignatureVerdict, string>>

/** How a mail is signed or encrypted, in plain words. @source RD-20 */
export function ProtectionLine({ protection }: { protection: Protection }) {
  const { t } = useTranslation('reading')
  if (protection.kind !== 'smimeSigned') {
    return (
      <p className={styles.protection}>
        <LockIcon />
        <span>{t(protection.kind)}</span>
      </p>
    )
  }
  const { verdict, signer, issuer } = protection
  const isBad = verdict === 'altered' || verdict === 'otherSender'
  return (
    <p className={styles.protection} data-tone={isBad ? 'danger' : verdict === 'valid' ? 'good' : undefined}>
      {verdict === 'valid' ? <SuccessIcon /> : <WarningIcon />}
      <span>{t(verdicts[verdict], { signer, issuer })}</span>
    </p>
  )
}
