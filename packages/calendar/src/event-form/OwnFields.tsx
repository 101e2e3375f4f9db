import type { Calendar } from '@mailroom/core'
import { Field, Select } from '@mailroom/ui'
import type { ReactNode } from 'react'
import { ColorField } from '../colors/ColorField'
import * as styles from './EventForm.css'
import type { SayEventForm } from './eventFormStrings'
import { chosenReminder, reminderOptions, reminderValue } from './reminderOptions'
import type { EventFormState } from './useEventForm'

export interface OwnFieldsProps {
  t: SayEventForm
  state: EventFormState
  calendars: readonly Calendar[]
  /** A field that stands beside that of the reminder. */
  beside?: ReactNode
}

/** What everybody may choose for themselves: colour and reminder, also of what others have invited to. @source CA-02, CA-07 */
export function OwnFields({ t, state, calendars, beside }: OwnFieldsProps) {
  const { form, change, faultOf } = state
  const calendar = calendars.find(({ id }) => id === form.calendarId)
  return (
    <>
      <div className={beside ? styles.pair : undefined}>
        {beside}
        <Field label={t('reminder')} error={faultOf('reminderMinutes')}>
          <Select
            value={reminderValue(form.reminderMinutes)}
            options={reminderOptions(t, form.reminderMinutes)}
            onValueChange={(value) => change({ reminderMinutes: chosenReminder(value) })}
          />
        </Field>
      </div>
      <ColorField
        label={t('color')}
        inherited={{ name: t('color_calendar'), color: calendar?.color ?? 'blue' }}
        value={form.color}
        onChange={(color) => change({ color })}
      />
    </>
  )
}
