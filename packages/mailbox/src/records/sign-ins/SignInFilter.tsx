import type { SignInQuery } from '@mailroom/core'
import { Button, Field, Select } from '@mailroom/ui'
import { useState, type FormEvent } from 'react'
import { DayFields } from '../../day-range/DayFields'
import { allDays, timesOf } from '../../day-range/Days'
import * as styles from '../RecordsView.css'
import type { SayRecord } from '../recordStrings'

export interface SignInFilterProps {
  t: SayRecord
  onFilter: (filter: Pick<SignInQuery, 'outcome' | 'from' | 'until'>) => void
}

/** Asks what came of it and when. */
export function SignInFilter({ t, onFilter }: SignInFilterProps) {
  const [outcome, setOutcome] = useState<SignInQuery['outcome']>()
  const [days, setDays] = useState(allDays)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFilter({ ...(outcome && { outcome }), ...timesOf(days) })
  }
  return (
    <form className={styles.filter} aria-label={t('filter')} onSubmit={submit}>
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
      <div className={styles.filterButton}>
        <Button type="submit" variant="primary">
          {t('show')}
        </Button>
      </div>
    </form>
  )
}

const choices = [
  ['signedIn', 'onlySignedIn'],
  ['refused', 'onlyRefused'],
] as const
