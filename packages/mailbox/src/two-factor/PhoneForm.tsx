import { isMailroomError, maxMobileLength, mobileNumber } from '@mailroom/core'
import { useErrorText, useStrings, useTwoFactor } from '@mailroom/react'
import { Button, Field, PasswordInput, TextInput } from '@mailroom/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import * as styles from './TwoFactorSettings.css'
import { twoFactorStrings } from './twoFactorStrings'

/** What was typed, which stays until the number is in use. */
export interface PhoneEntry {
  readonly number: string
  readonly proof: string
}

export interface PhoneFormProps {
  entry: PhoneEntry
  onEntry: (entry: PhoneEntry) => void
  /** A code is on its way. */
  onSent: () => void
  onCancel: () => void
}

interface Faults {
  readonly number?: string
  readonly proof?: string
  /** Of neither. */
  readonly other?: string
}

/** Asks for a mobile number, and for who asks. */
export function PhoneForm({ entry, onEntry, onSent, onCancel }: PhoneFormProps) {
  const { t } = useStrings(twoFactorStrings)
  const { beginPhone } = useTwoFactor()
  const errorText = useErrorText()
  const number = useRef<HTMLInputElement>(null)
  const proof = useRef<HTMLInputElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setBusy] = useState(false)
  useEffect(() => number.current?.focus(), [])

  const blame = (found: Faults) => {
    setFaults(found)
    if (found.number !== undefined) number.current?.focus()
    else if (found.proof !== undefined) proof.current?.focus()
  }
  const change = (changed: Partial<PhoneEntry>) => {
    onEntry({ ...entry, ...changed })
    setFaults({})
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (mobileNumber(entry.number) === undefined) return blame({ number: t('phoneInvalid') })
    if (entry.proof.trim() === '') return blame({ proof: t('proofRequired') })
    setBusy(true)
    try {
      await beginPhone(entry.number, entry.proof)
      onSent()
    } catch (error) {
      setBusy(false)
      const fields = (isMailroomError(error) && error.details.fields) || {}
      blame({ [fields.phone ? 'number' : fields.proof ? 'proof' : 'other']: errorText(error) })
    }
  }

  return (
    <form className={styles.form} aria-label={t('phone')} noValidate onSubmit={(event) => void submit(event)}>
      <Field label={t('phoneNumber')} hint={t('phoneHint')} error={faults.number} required>
        <TextInput
          ref={number}
          type="tel"
          name="phone"
          autoComplete="tel"
          maxLength={maxMobileLength}
          value={entry.number}
          onChange={(event) => change({ number: event.target.value })}
        />
      </Field>
      <Field label={t('proof')} hint={t('proofHint')} error={faults.proof} required>
        <PasswordInput
          ref={proof}
          showLabel={t('showProof')}
          hideLabel={t('hideProof')}
          name="proof"
          autoComplete="current-password"
          value={entry.proof}
          onChange={(event) => change({ proof: event.target.value })}
        />
      </Field>
      {faults.other !== undefined && (
        <p role="alert" className={styles.fault}>
          {faults.other}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t('sendCode')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  )
}
