import { isMailroomError, type AuditQuery } from '@mailroom/core'
import { useErrorText, useStrings } from '@mailroom/react'
import { Field, Select, TextInput } from '@mailroom/ui'
import { useRef, useState } from 'react'
import { DayFields } from '../../day-range/DayFields'
import { allDays, timesOf } from '../../day-range/Days'
import { FilterForm } from '../../paged-area/FilterForm'
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
  const [days, setDays] = useState(allDays)
  const input = useRef<HTMLInputElement>(null)
  const isWho = isMailroomError(fault) && fault.details.fields?.who !== undefined
  const show = () => {
    onFilter({
      ...(who.trim() !== '' && { who: who.trim() }),
      ...(action !== '' && { action }),
      ...timesOf(days),
    })
  }
  const actions = auditActions.map((value) => ({ value, label: t(`act_${value}`) }))
  return (
    <FilterForm label={t('filter')} show={t('show')} onShow={show}>
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
      <DayFields words={{ from: t('from'), until: t('until') }} days={days} onChange={setDays} />
    </FilterForm>
  )
}
