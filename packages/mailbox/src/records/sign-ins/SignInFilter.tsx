import type { SignInQuery } from '@mailroom/core'
import { Field, Select } from '@mailroom/ui'
import { useState } from 'react'
import { DayFields } from '../../day-range/DayFields'
import { allDays, timesOf } from '../../day-range/Days'
import { FilterForm } from '../../paged-area/FilterForm'
import type { SayRecord } from '../recordStrings'

export interface SignInFilterProps {
  t: SayRecord
  onFilter: (filter: Pick<SignInQuery, 'outcome' | 'from' | 'until'>) => void
}

/** Asks what came of it and when. */
export function SignInFilter({ t, onFilter }: SignInFilterProps) {
  const [outcome, setOutcome] = useState<SignInQuery['outcome']>()
  const [days, setDays] = useState(allDays)
  const show = () => {
    onFilter({ ...(outcome && { outcome }), ...timesOf(days) })
  }
  return (
    <FilterForm label={t('filter')} show={t('show')} onShow={show}>
      <Field label={t('result')}>
        <Select
          value={outcome ?? ''}
          options={[
            { value: '', label: t('everyResult') },
            ...choices.map(([value, word]) => ({ value, label: t(word) })),
          ]}
          onValueChange={(value) => setOutcome(choices.find(([each]) => each === value)?.[0])}
        />
      </Field>
      <DayFields words={{ from: t('from'), until: t('until') }} days={days} onChange={setDays} />
    </FilterForm>
  )
}

const choices = [
  ['signedIn', 'onlySignedIn'],
  ['refused', 'onlyRefused'],
] as const
