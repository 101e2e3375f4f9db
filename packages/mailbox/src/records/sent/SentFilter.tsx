import type { SentQuery } from '@mailroom/core'
import { Field, TextInput } from '@mailroom/ui'
import { useState } from 'react'
import { DayFields } from '../../day-range/DayFields'
import { allDays, timesOf } from '../../day-range/Days'
import { FilterForm } from '../../paged-area/FilterForm'
import type { SayRecord } from '../recordStrings'

export interface SentFilterProps {
  t: SayRecord
  onFilter: (filter: Pick<SentQuery, 'text' | 'from' | 'until'>) => void
}

/** Longest text that is looked for. */
const maxTextLength = 200

/** Asks for words of the subject or a recipient, and when. */
export function SentFilter({ t, onFilter }: SentFilterProps) {
  const [text, setText] = useState('')
  const [days, setDays] = useState(allDays)
  const show = () => {
    onFilter({ ...(text.trim() !== '' && { text: text.trim() }), ...timesOf(days) })
  }
  return (
    <FilterForm label={t('filter')} show={t('show')} onShow={show}>
      <Field label={t('search')}>
        <TextInput value={text} maxLength={maxTextLength} onChange={(event) => setText(event.target.value)} />
      </Field>
      <DayFields words={{ from: t('from'), until: t('until') }} days={days} onChange={setDays} />
    </FilterForm>
  )
}
