import type { Calendar, Invitee, TimeStyle } from '@mailroom/core'
import { Checkbox, Field, TextArea, TextInput } from '@mailroom/ui'
import type { Ref } from 'react'
import { CalendarSelect } from '../calendar-choice/CalendarSelect'
import * as styles from './EventForm.css'
import type { SayEventForm } from './eventFormStrings'
import { EventTimes } from './EventTimes'
import { eventTime } from './typedTimes'
import { repeatLimits } from './faultWords'
import { FixedGuests, GuestFields } from './guests/GuestFields'
import type { GuestInputHandle } from './guests/GuestInput'
import { OwnFields } from './OwnFields'
import { RepeatFields } from './repeat/RepeatFields'
import type { EventFormState } from './useEventForm'
import { ZoneField } from './zone/ZoneField'

export interface EventFormViewProps {
  t: SayEventForm
  state: EventFormState
  calendars: readonly Calendar[]
  /** Those who are invited already. */
  invited: readonly Invitee[]
  /** Whether guests can be named; those of an event that others may invite to are only shown. */
  guestsAre: 'open' | 'fixed' | 'absent'
  guests: Ref<Pick<GuestInputHandle, 'commit'>>
  style: TimeStyle
}

/** The fields of an event, by what they are about. @source CA-02 */
export function EventFormView(props: EventFormViewProps) {
  const { t, state, calendars, invited, guestsAre, guests, style } = props
  const { form, change, leave, faultOf } = state
  const line = (field: 'title' | 'place', label: string) => (
    <Field label={label} error={faultOf(field)} required={field === 'title'}>
      <TextInput
        data-first={field === 'title' || undefined}
        value={form[field]}
        autoComplete="off"
        onChange={({ target }) => change({ [field]: target.value })}
        onBlur={() => leave(field)}
      />
    </Field>
  )
  return (
    <>
      {line('title', t('name'))}
      <Times {...{ t, state }} />
      <RepeatFields
        {...{ t, style }}
        repeat={form.repeat}
        times={form}
        limits={repeatLimits}
        error={faultOf('recurrence')}
        onChange={(repeat) => change({ repeat })}
        onBlur={() => leave('recurrence')}
      />
      {guestsAre === 'fixed' && (
        <FixedGuests {...{ t, invited }} people={[...form.required, ...form.optional]} />
      )}
      {guestsAre === 'open' && (
        <GuestFields
          handle={guests}
          {...{ t, invited }}
          required={form.required}
          optional={form.optional}
          error={faultOf('guests')}
          onChange={change}
        />
      )}
      {line('place', t('place'))}
      <OwnFields
        {...{ t, state, calendars }}
        beside={
          <Field label={t('calendar')}>
            <CalendarSelect
              // Where it is now it may stay.
              calendars={calendars.filter(({ id, access }) => id === form.calendarId || access !== 'read')}
              value={form.calendarId}
              onChange={(calendarId) => change({ calendarId })}
            />
          </Field>
        }
      />
      <Field label={t('note')} error={faultOf('note')}>
        <TextArea
          rows={3}
          value={form.note}
          onChange={({ target }) => change({ note: target.value })}
          onBlur={() => leave('note')}
        />
      </Field>
    </>
  )
}

/** When it is, whether it has hours, and by whose clock. */
function Times({ t, state: { form, change, leave, faultOf } }: Pick<EventFormViewProps, 't' | 'state'>) {
  return (
    <>
      <EventTimes
        times={form}
        timeZone={form.timeZone}
        words={{ start: t('start'), end: t('end'), lastDay: t('lastDay') }}
        error={faultOf('time')}
        onChange={change}
        onBlur={() => leave('time')}
      />
      <div className={styles.timeOptions}>
        <Checkbox checked={form.isAllDay} onCheckedChange={(isAllDay) => change({ isAllDay })}>
          {t('isAllDay')}
        </Checkbox>
        {!form.isAllDay && (
          <ZoneField
            {...{ t }}
            value={form.timeZone}
            at={eventTime(form, form.timeZone).startsAt}
            error={faultOf('timeZone')}
            onChange={(timeZone) => change({ timeZone })}
          />
        )}
      </div>
    </>
  )
}
