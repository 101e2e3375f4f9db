import type { EventRecurrence, TimeStyle } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { Field, Select, TextInput } from '@mailroom/ui'
import { recurrenceStrings } from '../../recurrence-text/recurrenceStrings'
import { recurrenceWords } from '../../recurrence-text/recurrenceWords'
import type { SayEventForm } from '../eventFormStrings'
import type { TypedTimes } from '../typedTimes'
import { CustomRepeat } from './CustomRepeat'
import * as styles from './RepeatFields.css'
import { spelledRule } from './formRule'
import { repeatChoices, type RepeatChoice, type RepeatForm } from './repeatChoices'
import { repeatFault, type RepeatFault, type RepeatLimits } from './repeatForm'

export interface RepeatFieldsProps {
  t: SayEventForm
  repeat: RepeatForm
  /** When the first of them takes place. */
  times: TypedTimes
  style: TimeStyle
  limits: RepeatLimits
  /** What is wrong, in words; it stands at the field that it is about. */
  error: string | undefined
  onChange: (repeat: RepeatForm) => void
  onBlur: () => void
}

/** How an event comes again, and until when. @source CA-02 */
export function RepeatFields(props: RepeatFieldsProps) {
  const { t, repeat, times, style, limits, error, onChange, onBlur } = props
  const { t: say } = useStrings(recurrenceStrings)
  const change = (values: Partial<RepeatForm>) => onChange({ ...repeat, ...values })
  const wrong = error === undefined ? undefined : repeatFault(repeat, times, limits)
  const errorOf = (field: RepeatFault) => wrong === field && error
  const labelOf = (choice: Exclude<RepeatChoice, 'kept'>): string => {
    if (choice === 'never' || choice === 'workdays' || choice === 'custom') return t(`repeat_${choice}`)
    const rule: EventRecurrence | undefined = spelledRule({ ...repeat, choice }, times)
    return rule ? recurrenceWords(rule, say, style) : ''
  }
  const isRepeated = repeat.choice !== 'never' && repeat.choice !== 'kept'
  return (
    <div className={styles.fields}>
      <Field
        label={t('repeat')}
        error={wrong === undefined && error}
        hint={repeat.choice === 'kept' && t('keptHint')}
      >
        <Select
          value={repeat.choice}
          options={[
            ...(repeat.kept
              ? [
                  {
                    value: 'kept',
                    label: t('repeat_kept', { rule: recurrenceWords(repeat.kept, say, style) }),
                  },
                ]
              : []),
            ...repeatChoices.map((choice) => ({ value: choice, label: labelOf(choice) })),
          ]}
          onValueChange={(value) => change({ choice: value as RepeatChoice })}
        />
      </Field>
      {isRepeated && (
        <div className={styles.more}>
          {repeat.choice === 'custom' && (
            <CustomRepeat
              {...{ t, say, repeat, times, style, onBlur }}
              error={errorOf('interval')}
              onChange={change}
            />
          )}
          <div className={styles.pair}>
            <Field label={t('ends')}>
              <Select
                value={repeat.ends}
                options={(['never', 'on', 'after'] as const).map((each) => ({
                  value: each,
                  label: t(`ends_${each}`),
                }))}
                onValueChange={(value) => change({ ends: value as RepeatForm['ends'] })}
              />
            </Field>
            {repeat.ends === 'on' && (
              <Field label={t('until')} error={errorOf('until')}>
                <TextInput
                  type="date"
                  value={repeat.until}
                  min={times.start.slice(0, 10)}
                  onBlur={onBlur}
                  onChange={({ target }) => change({ until: target.value })}
                />
              </Field>
            )}
            {repeat.ends === 'after' && (
              <Field label={t('count')} error={errorOf('count')}>
                <TextInput
                  inputMode="numeric"
                  value={repeat.count}
                  onBlur={onBlur}
                  onChange={({ target }) => change({ count: target.value })}
                />
              </Field>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
