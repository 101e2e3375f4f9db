import { Field, TextInput } from '@mailroom/ui'
import type { Days } from './Days'

export interface DayFieldsProps {
  words: { from: string; until: string }
  days: Days
  onChange: (days: Days) => void
}

/** Asks for the first and the last day of a time. */
export function DayFields({ words, days, onChange }: DayFieldsProps) {
  const { first, last } = days
  return (
    <>
      <Field label={words.from}>
        <TextInput
          type="date"
          value={first}
          max={last}
          onChange={(event) => onChange({ first: event.target.value, last })}
        />
      </Field>
      <Field label={words.until}>
        <TextInput
          type="date"
          value={last}
          min={first}
          onChange={(event) => onChange({ first, last: event.target.value })}
        />
      </Field>
    </>
  )
}
