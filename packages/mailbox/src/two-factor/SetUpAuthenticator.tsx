import type { AuthenticatorSetup } from '@mailroom/core'
import { useStrings, useTwoFactor } from '@mailroom/react'
import { Button, Field, TextInput } from '@mailroom/ui'
import { Suspense, useEffect } from 'react'
import { QrCode } from './lazyQrCode'
import * as styles from './TwoFactorSettings.css'
import { twoFactorStrings } from './twoFactorStrings'
import { useProof } from './useProof'

export interface SetUpAuthenticatorProps {
  setup: AuthenticatorSetup
  onCodes: (codes: readonly string[]) => void
  onCancel: () => void
}

/** Shows the secret of an authenticator, and takes it into use when a code of it is brought. */
export function SetUpAuthenticator({ setup, onCodes, onCancel }: SetUpAuthenticatorProps) {
  const { t } = useStrings(twoFactorStrings)
  const { confirm } = useTwoFactor()
  const { input, proof, fault, isBusy, enter, submit } = useProof({
    missing: t('codeRequired'),
    act: (code) => confirm(code).then(onCodes),
  })
  useEffect(() => input.current?.focus(), [input])

  return (
    <form className={styles.form} aria-label={t('section')} onSubmit={(event) => void submit(event)}>
      <p className={styles.text}>{t('scan')}</p>
      <Suspense fallback={<div className={styles.qrcode} />}>
        <QrCode value={setup.uri} label={t('qrcode')} />
      </Suspense>
      <p className={styles.text}>{t('orType')}</p>
      <p className={styles.secret}>{inGroups(setup.secret)}</p>
      <Field label={t('code')} hint={t('codeHint')} error={fault} required>
        <TextInput
          ref={input}
          name="authenticator-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={proof}
          onChange={(event) => enter(event.target.value)}
        />
      </Field>
      <div className={styles.buttons}>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t('confirm')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  )
}

/** As people read such a key aloud: `ABCD EFGH IJKL MNOP`. */
const inGroups = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ')
