import { formatEventTime } from '@mailroom/core'
import type { StringKey, Translate } from '@mailroom/react'
import { Field, TextInput } from '@mailroom/ui'
import { useListStyle } from '../../message-list/useListStyle'
import { beginAt, type EventForm, eventTime } from './eventForm'
import type en from './strings/en'
import * as styles from './EventDialog.css'

export interface EventTimesProps {
  t: Translate<StringKey<typeof en>>
  form: EventForm
  isWrong: boolean
  onChange: (values: Partial<EventForm>) => void
}

/**
 * When an event begins and ends, by the clock of this machine. The browser writes the two fields in its own language, which no
 * page can choose (HTML 4.10.5.1.7); what was chosen therefore stands below them in that of the page.
 */
export function EventTimes({ t, form, isWrong, onChange }: EventTimesProps) {
  const { isAllDay, start, end } = form
  const { style } = useListStyle()
  const time = eventTime(form)
  const type = isAllDay ? 'date' : 'datetime-local'
  const shown = (text: string) => (isAllDay ? text.slice(0, 10) : text)
  /** A day keeps its hour, for when it is to be one again. */
  const typed = (text: string, before: string) => (isAllDay && text !== '' ? text + before.slice(10) : text)
  return (
    <div className={styles.times}>
      <Field label={t('start')}>
        <TextInput
          type={type}
          value={shown(start)}
          onChange={({ target }) => onChange(beginAt(form, typed(target.value, start)))}
        />
      </Field>
      <Field label={t(isAllDay ? 'lastDay' : 'end')} error={isWrong && t('timeWrong')}>
        <TextInput
          type={type}
          value={shown(end)}
          min={shown(start)}
          onChange={({ target }) => onChange({ end: typed(target.value, end) })}
        />
      </Field>
      <p className={styles.when} aria-live="polite">
        {time.endsAt >= time.startsAt && formatEventTime(time, style)}
      </p>
    </div>
  )
}
