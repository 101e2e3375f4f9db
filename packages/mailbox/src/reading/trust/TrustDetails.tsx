import type { AuthenticationResult, MessageTrust } from '@mailroom/core'
import { useTranslation } from '@mailroom/react'
import * as styles from './TrustBar.css'

const outcomes = {
  pass: 'checkPassed',
  fail: 'checkFailed',
  none: 'checkSilent',
} as const satisfies Readonly<Record<AuthenticationResult['outcome'], string>>

/** The record behind the verdict: each check by its name, and the system that brought the mail. @source RD-19, RD-22 */
export function TrustDetails({ trust: { authentication = [], arrival } }: { trust: MessageTrust }) {
  const { t } = useTranslation('reading')
  return (
    <ul className={styles.details}>
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
