import type { EnvelopeVerdict, Protection, SignatureFacts, SignatureVerdict } from '@mailroom/core'
import { useAdapter, useNavigationActs, useTranslation } from '@mailroom/react'
import { LockIcon, SuccessIcon, WarningIcon } from '@mailroom/ui'
import * as styles from './TrustBar.css'

const signatures = {
  valid: 'signatureValid',
  altered: 'signatureAltered',
  otherSender: 'signatureOther',
  unknownIssuer: 'signatureUnknown',
  expired: 'signatureExpired',
  unreadable: 'signatureUnreadable',
} as const satisfies Readonly<Record<SignatureVerdict, string>>

const envelopes = {
  opened: 'envelopeOpened',
  noCertificate: 'envelopeNoCertificate',
  otherRecipient: 'envelopeOtherRecipient',
  unsupported: 'envelopeUnsupported',
  broken: 'envelopeBroken',
} as const satisfies Readonly<Record<EnvelopeVerdict, string>>

/** How a mail is signed or encrypted, in plain words. @source RD-20 */
export function ProtectionLine({ protection }: { protection: Protection }) {
  const { t } = useTranslation('reading')
  if (protection.kind === 'smimeSigned') return <SignatureLine signature={protection} />
  if (protection.kind === 'smimeEncrypted') {
    const { verdict, signature } = protection
    return (
      <>
        <EnvelopeLine verdict={verdict} />
        {signature && <SignatureLine signature={signature} />}
      </>
    )
  }
  return (
    <p className={styles.protection}>
      <LockIcon />
      <span>{t(protection.kind)}</span>
    </p>
  )
}

function EnvelopeLine({ verdict }: { verdict: EnvelopeVerdict }) {
  const { t } = useTranslation('reading')
  const { certificates } = useAdapter()
  // Where no certificates can be imported, nobody is asked to.
  const said = certificates === undefined && verdict === 'noCertificate' ? 'unsupported' : verdict
  const mayHelp = said === 'noCertificate' || said === 'otherRecipient'
  return (
    <p className={styles.protection} data-tone={said === 'opened' ? 'good' : undefined}>
      <LockIcon />
      <span>
        {t(envelopes[said])}
        {mayHelp && certificates !== undefined && <ImportLink />}
      </span>
    </p>
  )
}

/** The way to the page of certificates, where the host has addresses for its pages. */
function ImportLink() {
  const { t } = useTranslation('reading')
  const { navigate, href } = useNavigationActs()
  const target = { kind: 'settings', page: 'certificate' } as const
  if (href === undefined) return null
  return (
    <a
      className={styles.link}
      href={href(target)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        navigate(target)
      }}
    >
      {t('toCertificates')}
    </a>
  )
}

function SignatureLine({ signature: { verdict, signer, issuer } }: { signature: SignatureFacts }) {
  const { t } = useTranslation('reading')
  const isBad = verdict === 'altered' || verdict === 'otherSender'
  return (
    <p className={styles.protection} data-tone={isBad ? 'danger' : verdict === 'valid' ? 'good' : undefined}>
      {verdict === 'valid' ? <SuccessIcon /> : <WarningIcon />}
      <span>{t(signatures[verdict], { signer, issuer })}</span>
    </p>
  )
}
