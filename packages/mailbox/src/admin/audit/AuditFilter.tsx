import { isMailroomError, type AuditQuery } from '@mailroom/core'
import { useErrorText, useStrings } from '@mailroom/react'
import { Button, Field, Select, TextInput } from '@mailroom/ui'
import { useRef, useState, type FormEvent } from 'react'
import * as styles from '../forms.css'
import { auditActions } from './auditActions'
import { auditStrings } from './auditStrings'

/** What is looked for. */
export type AuditFilterValues = Pick<AuditQuery, 'who' | 'action' | 'from' | 'until'>

export interface AuditFilterProps {
  /** What came of the last question. */
  fault: unknown
  onFilter: (filter: AuditFilterValues) => void
}

/** Asks who, what and when. What was typed stays when nobody of that name is there. */
export function AuditFilter({ fault, onFilter }: AuditFilterProps) {
  const { t } = useStrings(auditStrings)
  const errorText = useErrorText()
  const [who, setWho] = useState('')
  const [action, setAction] = useState('')
  const [first, setFirst] = useState('')
  const [last, setLast] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isWho = isMailroomError(fault) && fault.details.fields?.who !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [from, until] = [startOf(first), endOf(last)]
    onFilter({
      ...(who.trim() !== '' && { who: who.trim() }),
      ...(action !== '' && { action }),
      ...(from !== undefined && { from }),
      ...(until !== undefined && { until }),
    })
  }
  const actions = auditActions.map((value) => ({ value, label: t(`act_${value}`) }))
  return (
    <form className={styles.filter} aria-label={t('filter')} onSubmit={submit}>
      <Field label={t('who')} error={isWho ? errorText(fault) : undefined}>
        <TextInput
          ref={input}
          value={who}
          placeholder={t('whoHint')}
          onChange={(event) => setWho(event.target.value)}
        />
      </Field>
      <Field label={t('what')}>
        <Select
          value={action}
          options={[{ value: '', label: t('everything') }, ...actions]}
          onValueChange={setAction}
        />
      </Field>
      <Field label={t('from')}>
        <TextInput type="date" value={first} max={last} onChange={(event) => setFirst(event.target.value)} />
      </Field>
      <Field label={t('until')}>
        <TextInput type="date" value={last} min={first} onChange={(event) => setLast(event.target.value)} />
      </Field>
      <div className={styles.filterButton}>
        <Button type="submit" variant="primary">
          {t('show')}
        </Button>
      </div>
    </form>
  )
}

/** The first and the last moment of a day as the reader's clock has it. */
const startOf = (day: string) => (day === '' ? undefined : new Date(`${day}T00:00:00`).getTime())
const endOf = (day: string) => (day === '' ? undefined : new Date(`${day}T23:59:59.999`).getTime())
