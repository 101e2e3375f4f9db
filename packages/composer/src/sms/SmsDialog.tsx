import { maxMobileLength, mobileNumber } from '@mailroom/core'
import { useErrorText, useSms, useStrings } from '@mailroom/react'
import { Button, Dialog, Field, TextInput } from '@mailroom/ui'
import { useId, useRef, useState, type FormEvent } from 'react'
import * as styles from './SmsDialog.css'
import { smsStrings } from './smsStrings'
import type { Numberless } from './useSmsQuestion'

export interface SmsDialogProps {
  people: readonly Numberless[]
  /** The numbers are kept, and the mail goes; or its writer goes on writing. */
  onAnswer: (goesOut: boolean) => void
}

type Faults = Readonly<Record<string, 'required' | 'invalid'>>

/** Asks for a mobile number of each recipient who has none. What was typed stays until it is kept. @source CO-13 */
export function SmsDialog({ people, onAnswer }: SmsDialogProps) {
  const { t } = useStrings(smsStrings)
  const { save } = useSms()
  const errorText = useErrorText()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({})
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // The form of the mail itself must not hear of it.
    event.stopPropagation()
    if (isBusy) return
    const found = faultsOf(people, numbers)
    setFaults(found)
    setFailure(undefined)
    const first = people.findIndex(({ address }) => found[address])
    if (first >= 0) return form.current?.querySelectorAll('input')[first]?.focus()
    setBusy(true)
    try {
      await save(people.map(({ address }) => ({ address, number: numbers[address] ?? '' })))
      onAnswer(true)
    } catch (error) {
      setFailure(t('failed', { reason: errorText(error) ?? '' }))
      setBusy(false)
    }
  }
  const enter = (address: string, typed: string) => {
    setNumbers((before) => ({ ...before, [address]: typed }))
    setFaults(({ [address]: _mended, ...others }) => others)
  }

  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && onAnswer(false)}
      title={t('title')}
      description={t('hint', { count: people.length })}
      closeLabel={t('cancel')}
      initialFocus="input"
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {people.map(({ address, name, hadOne }) => (
          <Field
            key={address}
            label={name === '' || name === address ? address : `${name} <${address}>`}
            hint={hadOne ? t('mend') : undefined}
            error={faults[address] && t(faults[address])}
            required
          >
            <TextInput
              type="tel"
              inputMode="tel"
              autoComplete="off"
              maxLength={maxMobileLength}
              value={numbers[address] ?? ''}
              onChange={(event) => enter(address, event.target.value)}
            />
          </Field>
        ))}
        {failure !== undefined && (
          <p role="alert" className={styles.fault}>
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  )
}

function faultsOf(people: readonly Numberless[], numbers: Readonly<Record<string, string>>): Faults {
  const faults: Record<string, 'required' | 'invalid'> = {}
  for (const { address } of people) {
    const typed = (numbers[address] ?? '').trim()
    if (typed === '') faults[address] = 'required'
    else if (mobileNumber(typed) === undefined) faults[address] = 'invalid'
  }
  return faults
}
