import type { AuthenticatorSetup } from '@mailroom/core'
import { useErrorText, useStrings, useTwoFactor } from '@mailroom/react'
import { Button, useToasts } from '@mailroom/ui'
import { useState } from 'react'
import { WaitingFace } from '../settings-page/WaitingFace'
import { ProofDialog } from './ProofDialog'
import * as styles from './TwoFactorSettings.css'
import { twoFactorStrings } from './twoFactorStrings'

export interface StandingProps {
  onSetUp: (setup: AuthenticatorSetup) => void
  /** A mobile number is to be set up. */
  onPhone: () => void
  onCodes: (codes: readonly string[]) => void
}

/** What has to be proved first. */
type Asked = 'renew' | 'remove' | 'removePhone'

/** How the second step stands, and what can be done. */
export function Standing({ onSetUp, onPhone, onCodes }: StandingProps) {
  const { t } = useStrings(twoFactorStrings)
  const { state, error, refresh, begin, renewBackupCodes, remove, removePhone } = useTwoFactor()
  const errorText = useErrorText()
  const toasts = useToasts()
  const [asked, setAsked] = useState<Asked>()
  const [isBusy, setBusy] = useState(false)
  if (state === undefined) {
    const words = { loading: t('loading'), retry: t('retry') }
    return <WaitingFace error={error} words={words} onRetry={() => void refresh()} />
  }
  const numberEnd = state.phone?.numberEnd
  const isOn = state.isOn || numberEnd !== undefined
  const hasBoth = state.isOn && numberEnd !== undefined
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
    await (asked === 'remove' ? remove : removePhone)(proof)
    toasts.show({ message: t(hasBoth ? 'removedOne' : 'removed') })
  }
  return (
    <>
      <p className={styles.state}>{t(isOn ? 'isOn' : 'isOff')}</p>
      {numberEnd !== undefined && <p className={styles.text}>{t('phoneOn', { end: numberEnd })}</p>}
      {isOn && <p className={styles.text}>{t('codesLeft', { count: state.backupCodesLeft })}</p>}
      <p className={styles.hint}>{t('mailPrograms')}</p>
      <div className={styles.buttons}>
        {!state.isOn && (
          <Button variant={isOn ? undefined : 'primary'} busy={isBusy} onClick={() => void setUp()}>
            {t(isOn ? 'beginApp' : 'begin')}
          </Button>
        )}
        {state.phone && numberEnd === undefined && <Button onClick={onPhone}>{t('beginPhone')}</Button>}
        {isOn && <Button onClick={() => setAsked('renew')}>{t('renew')}</Button>}
        {state.isOn && (
          <Button onClick={() => setAsked('remove')}>{t(hasBoth ? 'removeApp' : 'remove')}</Button>
        )}
        {numberEnd !== undefined && (
          <Button onClick={() => setAsked('removePhone')}>{t('removePhone')}</Button>
        )}
      </div>
      {asked && (
        <ProofDialog
          title={t(titleOf(asked, hasBoth))}
          text={t(textOf(asked, hasBoth))}
          act={t(asked === 'renew' ? 'renewDo' : 'removeDo')}
          isRemoving={asked !== 'renew'}
          onProof={act}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

const titleOf = (asked: Asked, hasBoth: boolean) =>
  asked === 'remove' && hasBoth ? 'removeAppTitle' : (`${asked}Title` as const)

function textOf(asked: Asked, hasBoth: boolean) {
  if (asked === 'renew') return 'renewText'
  return hasBoth ? 'removeOneText' : 'removeText'
}
