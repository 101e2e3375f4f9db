import type { AuthenticationResult, MailReason, MessageTrust } from '@mailroom/core'
import { useTranslation } from '@mailroom/react'
import { MailLog } from './MailLog'
import * as styles from './TrustBar.css'

const outcomes = {
  pass: 'checkPassed',
  fail: 'checkFailed',
  none: 'checkSilent',
} as const satisfies Readonly<Record<AuthenticationResult['outcome'], string>>

/** Why a mail is where it is, as a sentence. @source RD-22 */
function ReasonLine({ reason }: { reason: MailReason }) {
  const { t } = useTranslation('reading')
  switch (reason.kind) {
    case 'standing':
      return (
        <li>
          {t(reason.standing === 'refused' ? 'reasonRefused' : 'reasonWelcome', { entry: reason.entry })}
        </li>
      )
    case 'alias':
      return <li>{t('reasonAlias', { address: reason.address })}</li>
    case 'list':
      return <li>{t('reasonList', { address: reason.address })}</li>
    case 'junk':
      return <li>{t('reasonJunk')}</li>
    case 'unnamed':
      return <li>{t('reasonUnnamed')}</li>
  }
}

/** The record behind the verdict: why it is here, what was done with it, the system that brought it, and each check by its name. @source RD-19, RD-22 */
export function TrustDetails({
  trust: { authentication = [], arrival, reasons = [], log = [] },
}: {
  trust: MessageTrust
}) {
  const { t } = useTranslation('reading')
  return (
    <ul className={styles.details}>
      {reasons.map((reason) => (
        <ReasonLine key={reason.kind} reason={reason} />
      ))}
      <MailLog log={log} />
      {arrival !== undefined && (
        <li>
          {t(arrival.isEncrypted ? 'arrivedEncrypted' : 'arrivedOpen', {
            host: arrival.fromHost,
            address: arrival.fromAddress,
          })}
        </li>
      )}
      {authentication.map(({ method, outcome, domain }, index) => (
        <li key={index}>
          {t(outcomes[outcome], { check: method.toUpperCase(), domain: domain === '' ? '–' : domain })}
        </li>
      ))}
    </ul>
  )
}
