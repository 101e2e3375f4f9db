import { Field, TextInput } from '@mailroom/ui'
import type { Days } from './Days'

export interface DayFieldsProps {
  words: { from: string; until: string }
  days: Days
  onChange: (days: Days) => void
}

/** Years of five figures are no times that travel, and a time zone may make one of the next. */
const lastDay = '9998-12-31'

/** Asks for the first and the last day of a time. */
export function DayFields({ words, days, onChange }: DayFieldsProps) {
  const { first, last } = days
  return (
    <>
      <Field label={words.from}>
        <TextInput
          type="date"
          value={first}
          max={last || lastDay}
          onChange={(event) => onChange({ first: event.target.value, last })}
        />
      </Field>
      <Field label={words.until}>
        <TextInput
          type="date"
          value={last}
          min={first}
          max={lastDay}
          onChange={(event) => onChange({ first, last: event.target.value })}
        />
      </Field>
    </>
  )
}
