import type { Calendar, CalendarId } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { Select } from '@mailroom/ui'
import { calendarStrings } from '../calendarStrings'

export interface CalendarSelectProps {
  calendars: readonly Calendar[]
  /** Undefined while none is known. */
  value: CalendarId | undefined
  disabled?: boolean
  onChange: (id: CalendarId) => void
}

/** One of some calendars; those of others say whose they are. Inside a `Field`, which names it. @source CA-01 */
export function CalendarSelect({ calendars, value, disabled, onChange }: CalendarSelectProps) {
  const { t } = useStrings(calendarStrings)
  return (
    <Select
      value={value === undefined ? '' : String(value)}
      disabled={disabled}
      options={calendars.map(({ id, name, owner }) => ({
        value: String(id),
        label: owner ? t('ofPerson', { calendar: name, name: owner.name || owner.address }) : name,
      }))}
      onValueChange={(chosen) => onChange(Number(chosen))}
    />
  )
}
