import type { AuthenticatorSetup } from '@mailroom/core'
import { useErrorText, useStrings, useTwoFactor } from '@mailroom/react'
import { Button, useToasts } from '@mailroom/ui'
import { useState } from 'react'
import { WaitingFace } from '../settings-page/WaitingFace'
import { BackupCodes } from './BackupCodes'
import { ProofDialog } from './ProofDialog'
import { SetUpAuthenticator } from './SetUpAuthenticator'
import * as styles from './TwoFactorSettings.css'
import { twoFactorStrings } from './twoFactorStrings'

/** What the page is about at the moment. */
type Step =
  | { readonly kind: 'state' }
  | { readonly kind: 'setUp'; readonly setup: AuthenticatorSetup }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

/**
 * Where the second step of signing in is set up, and taken off. Nothing where the mail system knows no second step.
 *
 * @public
 * @source SE-08
 */
export function TwoFactorSettings() {
  const { t } = useStrings(twoFactorStrings)
  const { isThere } = useTwoFactor()
  const [step, setStep] = useState<Step>({ kind: 'state' })
  const back = () => setStep({ kind: 'state' })
  const show = (codes: readonly string[]) => setStep({ kind: 'codes', codes })
  if (!isThere) return null
  return (
    <section className={styles.section} aria-label={t('section')}>
      <p className={styles.hint}>{t('hint')}</p>
      {step.kind === 'state' && (
        <Standing onSetUp={(setup) => setStep({ kind: 'setUp', setup })} onCodes={show} />
      )}
      {step.kind === 'setUp' && <SetUpAuthenticator setup={step.setup} onCodes={show} onCancel={back} />}
      {step.kind === 'codes' && <BackupCodes codes={step.codes} onDone={back} />}
    </section>
  )
}

interface StandingProps {
  onSetUp: (setup: AuthenticatorSetup) => void
  onCodes: (codes: readonly string[]) => void
}

/** How it stands, and what can be done. */
function Standing({ onSetUp, onCodes }: StandingProps) {
  const { t } = useStrings(twoFactorStrings)
  const { state, error, refresh, begin, renewBackupCodes, remove } = useTwoFactor()
  const errorText = useErrorText()
  const toasts = useToasts()
  const [asked, setAsked] = useState<'renew' | 'remove'>()
  const [isBusy, setBusy] = useState(false)
  if (state === undefined) {
    const words = { loading: t('loading'), retry: t('retry') }
    return <WaitingFace error={error} words={words} onRetry={() => void refresh()} />
  }
  const setUp = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      onSetUp(await begin())
    } catch (reason) {
      toasts.show({ tone: 'danger', message: errorText(reason) ?? '' })
      // Another window may have been quicker.
      await refresh()
      setBusy(false)
    }
  }
  const act = async (proof: string) => {
    if (asked === 'renew') return onCodes(await renewBackupCodes(proof))
    await remove(proof)
    toasts.show({ message: t('removed') })
  }
  return (
    <>
      <p className={styles.state}>{t(state.isOn ? 'isOn' : 'isOff')}</p>
      {state.isOn && <p className={styles.text}>{t('codesLeft', { count: state.backupCodesLeft })}</p>}
      <p className={styles.hint}>{t('mailPrograms')}</p>
      <div className={styles.buttons}>
        {!state.isOn && (
          <Button variant="primary" busy={isBusy} onClick={() => void setUp()}>
            {t('begin')}
          </Button>
        )}
        {state.isOn && <Button onClick={() => setAsked('renew')}>{t('renew')}</Button>}
        {state.isOn && <Button onClick={() => setAsked('remove')}>{t('remove')}</Button>}
      </div>
      {asked && (
        <ProofDialog
          title={t(`${asked}Title`)}
          text={t(`${asked}Text`)}
          act={t(`${asked}Do`)}
          isRemoving={asked === 'remove'}
          onProof={act}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
