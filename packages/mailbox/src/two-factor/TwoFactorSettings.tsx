import type { AuthenticatorSetup } from '@mailroom/core'
import { useStrings, useTwoFactor } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import { useState } from 'react'
import { BackupCodes } from './BackupCodes'
import { SetUpAuthenticator } from './SetUpAuthenticator'
import { SetUpPhone } from './SetUpPhone'
import { Standing } from './Standing'
import * as styles from './TwoFactorSettings.css'
import { twoFactorStrings } from './twoFactorStrings'

/** What the page is about at the moment. */
type Step =
  | { readonly kind: 'state' }
  | { readonly kind: 'setUp'; readonly setup: AuthenticatorSetup }
  | { readonly kind: 'phone' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

/**
 * Where the second step of signing in is set up, and taken off. Nothing where the mail system knows no second step.
 *
 * @public
 * @source SE-08, ST-07
 */
export function TwoFactorSettings() {
  const { t } = useStrings(twoFactorStrings)
  const { isThere } = useTwoFactor()
  const toasts = useToasts()
  const [step, setStep] = useState<Step>({ kind: 'state' })
  const back = () => setStep({ kind: 'state' })
  const show = (codes: readonly string[]) => setStep({ kind: 'codes', codes })
  if (!isThere) return null
  return (
    <section className={styles.section} aria-label={t('section')}>
      <p className={styles.hint}>{t('hint')}</p>
      {step.kind === 'state' && (
        <Standing
          onSetUp={(setup) => setStep({ kind: 'setUp', setup })}
          onPhone={() => setStep({ kind: 'phone' })}
          onCodes={show}
        />
      )}
      {step.kind === 'setUp' && <SetUpAuthenticator setup={step.setup} onCodes={show} onCancel={back} />}
      {step.kind === 'phone' && (
        <SetUpPhone
          onDone={(codes) => {
            toasts.show({ tone: 'success', message: t('phoneAdded') })
            if (codes.length > 0) show(codes)
            else back()
          }}
          onCancel={back}
        />
      )}
      {step.kind === 'codes' && <BackupCodes codes={step.codes} onDone={back} />}
    </section>
  )
}
