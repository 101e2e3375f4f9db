import type { AuthenticatorSetup } from '@mailroom/core'
import { useErrorText, useStrings, useTwoFactor } from '@mailroom/react'
import { Button, Field, TextInput } from '@mailroom/ui'
import { Suspense, useEffect, useRef, useState, type FormEvent } from 'react'
import { QrCode } from './lazyQrCode'
import * as styles from './TwoFactorSettings.css'
import { twoFactorStrings } from './twoFactorStrings'

export interface SetUpAuthenticatorProps {
  setup: AuthenticatorSetup
  onCodes: (codes: readonly string[]) => void
  onCancel: () => void
}

/** Shows the secret of an authenticator, and takes it into use when a code of it is brought. */
export function SetUpAuthenticator({ setup, onCodes, onCancel }: SetUpAuthenticatorProps) {
  const { t } = useStrings(twoFactorStrings)
  const { confirm } = useTwoFactor()
  const errorText = useErrorText()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => input.current?.focus(), [])

  const blame = (reason: string | undefined) => {
    setFault(reason)
    input.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (code.trim() === '') return blame(t('codeRequired'))
    setBusy(true)
    try {
      onCodes(await confirm(code))
    } catch (error) {
      blame(errorText(error))
    } finally {
      setBusy(false)
    }
  }

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
          value={code}
          onChange={(event) => {
            setCode(event.target.value)
            setFault(undefined)
          }}
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
