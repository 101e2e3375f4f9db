import { PeopleField, type PeopleFieldHandle } from '@mailroom/composer'
import { type Address, type ShareLevel, shareLevels } from '@mailroom/core'
import { useErrorText } from '@mailroom/react'
import { Button, Field, Select, useToasts } from '@mailroom/ui'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import * as styles from './DelegateSettings.css'
import type { SayDelegate } from './delegateStrings'

export interface AddDelegatesProps {
  t: SayDelegate
  set: (address: string, level: ShareLevel) => Promise<void>
}

/** Lets colleagues in. Whoever could not be stays in the field, with the reason below. @source ST-16 */
export function AddDelegates({ t, set }: AddDelegatesProps) {
  const errorText = useErrorText()
  const toasts = useToasts()
  const field = useRef<PeopleFieldHandle>(null)
  const [people, setPeople] = useState<readonly Address[]>([])
  const named = useRef(people)
  const [level, setLevel] = useState<ShareLevel>('readOnly')
  const [faults, setFaults] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)

  const name = (next: readonly Address[]) => {
    named.current = next
    setPeople(next)
    setFaults([])
  }
  const add = async (wanted: readonly Address[]) => {
    setBusy(true)
    const left: Address[] = []
    const reasons: string[] = []
    for (const person of wanted) {
      try {
        await set(person.address, level)
      } catch (error) {
        left.push(person)
        reasons.push(t('refused', { name: person.address, reason: errorText(error) ?? '' }))
      }
    }
    setBusy(false)
    name(left)
    setFaults(reasons)
    if (left.length > 0) field.current?.focus()
    if (left.length < wanted.length)
      toasts.show({ message: t('shared', { count: wanted.length - left.length }) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    // What is still being typed counts as well.
    flushSync(() => field.current?.commit())
    if (named.current.length > 0) return void add(named.current)
    setFaults([t('nobody')])
    field.current?.focus()
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div>
        <PeopleField handle={field} label={t('people')} people={people} onChange={name} />
        {faults.map((fault) => (
          <p key={fault} className={styles.fault} role="alert">
            {fault}
          </p>
        ))}
      </div>
      <Field label={t('level')} hint={t(`${level}Hint`)}>
        <Select
          value={level}
          options={shareLevels.map((each) => ({ value: each, label: t(each) }))}
          onValueChange={(value) => setLevel(shareLevels.find((each) => each === value) ?? level)}
        />
      </Field>
      <Button type="submit" variant="primary" className={styles.send} busy={isBusy}>
        {t('share')}
      </Button>
    </form>
  )
}
