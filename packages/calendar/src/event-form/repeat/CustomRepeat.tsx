import { formatWeekday, type TimeStyle } from '@mailroom/core'
import { useCalendarPreferences } from '@mailroom/react'
import { Field, Select, TextInput } from '@mailroom/ui'
import type { SayRecurrence } from '../../recurrence-text/recurrenceStrings'
import { recurrenceDays } from '../../recurrence-text/recurrenceWords'
import type { SayEventForm } from '../eventFormStrings'
import type { TypedTimes } from '../typedTimes'
import * as styles from './RepeatFields.css'
import { byNumber, dayFacts, monthDaysOf, spelledRule } from './formRule'
import { repeatUnits, type MonthDay, type RepeatForm } from './repeatChoices'

export interface CustomRepeatProps {
  t: SayEventForm
  say: SayRecurrence
  repeat: RepeatForm
  times: TypedTimes
  style: TimeStyle
  /** What is wrong with the number. */
  error: string | false | undefined
  onChange: (values: Partial<RepeatForm>) => void
  onBlur: () => void
}

/** A rule of one's own: every so many days, weeks, months or years, and on which days. @source CA-02 */
export function CustomRepeat({ t, say, repeat, times, style, error, onChange, onBlur }: CustomRepeatProps) {
  const monthDays = monthDaysOf(times)
  const [usual = 'number'] = monthDays
  return (
    <>
      <div className={styles.interval}>
        <Field label={t('interval')} error={error}>
          <TextInput
            inputMode="numeric"
            value={repeat.interval}
            onBlur={onBlur}
            onChange={({ target }) => onChange({ interval: target.value })}
          />
        </Field>
        <Field label={t('unit')}>
          <Select
            value={repeat.every}
            options={repeatUnits.map((each) => ({
              value: each,
              label: t(`unit_${each}`, { count: Number(repeat.interval) || 1 }),
            }))}
            onValueChange={(value) => onChange({ every: value as RepeatForm['every'] })}
          />
        </Field>
      </div>
      {repeat.every === 'week' && <WeekDays {...{ t, repeat, times, style, onChange }} />}
      {repeat.every === 'month' && (
        <Field label={t('onDay')}>
          <Select
            value={monthDays.includes(repeat.monthDay) ? repeat.monthDay : usual}
            options={monthDays.map((monthDay) => ({
              value: monthDay,
              label: recurrenceDays(spelledRule({ ...repeat, monthDay }, times)!, say, style),
            }))}
            onValueChange={(value) => onChange({ monthDay: value as MonthDay })}
          />
        </Field>
      )}
    </>
  )
}

type WeekDaysProps = Pick<CustomRepeatProps, 't' | 'repeat' | 'times' | 'style' | 'onChange'>

/** Days of the week, from the one with which it begins; at least that of the event is among them. */
function WeekDays({ t, repeat, times, style, onChange }: WeekDaysProps) {
  const { preferences } = useCalendarPreferences()
  const own = dayFacts(times).weekday
  const chosen = repeat.weekdays.length > 0 ? repeat.weekdays : [own]
  const first = preferences?.firstDay ?? 1
  const toggle = (day: number) => {
    const next = chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day]
    // None is that of the event itself, and goes with it when it is moved.
    onChange({ weekdays: next.length === 1 && next[0] === own ? [] : next.toSorted(byNumber) })
  }
  return (
    <fieldset className={styles.days}>
      <legend className={styles.legend}>{t('onDays')}</legend>
      {[0, 1, 2, 3, 4, 5, 6].map((offset) => {
        const day = (first + offset) % 7
        return (
          <label key={day} className={styles.day} title={formatWeekday(day, style)}>
            <input
              type="checkbox"
              className={styles.tick}
              aria-label={formatWeekday(day, style)}
              checked={chosen.includes(day)}
              onChange={() => toggle(day)}
            />
            <span aria-hidden>{formatWeekday(day, style, 'narrow')}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
