import { useStrings, useTwoFactor } from '@mailroom/react'
import { Button, Field, TextInput } from '@mailroom/ui'
import { useEffect, useState } from 'react'
import { PhoneForm, type PhoneEntry } from './PhoneForm'
import * as styles from './TwoFactorSettings.css'
import { twoFactorStrings } from './twoFactorStrings'
import { useProof } from './useProof'

export interface SetUpPhoneProps {
  /** The number is in use; with backup codes where there were none yet. */
  onDone: (codes: readonly string[]) => void
  onCancel: () => void
}

/** Sends a code to a mobile number, and takes the number into use when that code is brought. @source ST-07 */
export function SetUpPhone({ onDone, onCancel }: SetUpPhoneProps) {
  const [entry, setEntry] = useState<PhoneEntry>({ number: '', proof: '' })
  const [isSent, setSent] = useState(false)
  return isSent ? (
    <SentCode number={entry.number} onDone={onDone} onBack={() => setSent(false)} />
  ) : (
    <PhoneForm entry={entry} onEntry={setEntry} onSent={() => setSent(true)} onCancel={onCancel} />
  )
}

interface SentCodeProps {
  number: string
  onDone: (codes: readonly string[]) => void
  onBack: () => void
}

function SentCode({ number, onDone, onBack }: SentCodeProps) {
  const { t } = useStrings(twoFactorStrings)
  const { confirmPhone } = useTwoFactor()
  const { input, proof, fault, isBusy, enter, submit } = useProof({
    missing: t('codeRequired'),
    act: (code) => confirmPhone(code).then(onDone),
  })
  useEffect(() => input.current?.focus(), [input])
  return (
    <form className={styles.form} aria-label={t('phone')} onSubmit={(event) => void submit(event)}>
      <p className={styles.text} role="status">
        {t('codeSent', { number })}
      </p>
      <Field label={t('smsCode')} hint={t('smsCodeHint')} error={fault} required>
        <TextInput
          ref={input}
          name="sms-code"
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
        <Button onClick={onBack}>{t('otherNumber')}</Button>
      </div>
    </form>
  )
}
