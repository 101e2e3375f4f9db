import { formatFullTime, isSnoozeTime, maxSnoozeDays, snoozeTimes, toLocalTime } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { Button, Field, TextInput } from '@mailroom/ui'
import { useState, type FormEvent, type ReactElement } from 'react'
import { useListStyle } from '../message-list/useListStyle'
import * as styles from './SnoozeDialog.css'
import { snoozeStrings } from './snoozeStrings'

export interface TimeChoiceProps {
  /** What the button beside a time of one's own says, and shows. */
  submitLabel: string
  submitIcon: ReactElement
  /** Called with a time to come, at most a year away, in ms since 1970. */
  onChoose: (at: number) => void
}

const dayMs = 24 * 60 * 60_000

/** The times that are offered, and one of the reader's own. @source ML-29 */
export function TimeChoice({ submitLabel, submitIcon, onChoose }: TimeChoiceProps) {
  const { t } = useStrings(snoozeStrings)
  const { style } = useListStyle()
  const [now] = useState(Date.now)
  const times = snoozeTimes(now)
  const [other, setOther] = useState(() => toLocalTime(times[0]?.at ?? now + dayMs))
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const at = new Date(other).getTime()
    if (isSnoozeTime(at, Date.now())) onChoose(at)
    else setError(t('invalid'))
  }
  return (
    <>
      <div className={styles.times}>
        {times.map(({ name, at }) => (
          <Button
            key={name}
            variant="ghost"
            wide
            className={styles.time}
            trailing={<span className={styles.at}>{formatFullTime(at, style)}</span>}
            onClick={() => onChoose(at)}
          >
            {t(name)}
          </Button>
        ))}
      </div>
      <form className={styles.other} noValidate onSubmit={submit}>
        <div className={styles.field}>
          <Field label={t('otherTime')} error={error}>
            <TextInput
              type="datetime-local"
              value={other}
              min={toLocalTime(now)}
              max={toLocalTime(now + maxSnoozeDays * dayMs)}
              onChange={(event) => {
                setOther(event.target.value)
                setError(undefined)
              }}
            />
          </Field>
        </div>
        <Button type="submit" variant="primary" className={styles.set} icon={submitIcon}>
          {submitLabel}
        </Button>
      </form>
    </>
  )
}
