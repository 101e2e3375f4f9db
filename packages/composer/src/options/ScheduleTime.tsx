import { maxSnoozeDays, scheduleTimes, toLocalTime } from '@mailroom/core'
import { Button, TextInput } from '@mailroom/ui'
import { useState } from 'react'
import type { SayComposer } from '../composeStrings'
import * as styles from './ScheduleTime.css'
import { scheduleTimeText } from './chosenTime'

export interface ScheduleTimeProps {
  t: SayComposer
  /** ms since 1970; 0 for none. */
  at: number
  isInvalid: boolean
  onChange: (at: number) => void
}

const dayMs = 24 * 60 * 60_000

/** A date and a time to come by the clock of this machine, and those that are mostly meant. @source CO-07 */
export function ScheduleTime({ t, at, isInvalid, onChange }: ScheduleTimeProps) {
  const [now] = useState(Date.now)
  return (
    <>
      <TextInput
        type="datetime-local"
        name="scheduleTime"
        className={styles.time}
        aria-label={t('scheduleTimeLabel')}
        min={toLocalTime(now)}
        max={toLocalTime(now + maxSnoozeDays * dayMs)}
        value={at === 0 ? '' : toLocalTime(at)}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => onChange(new Date(event.target.value).getTime() || 0)}
      />
      <div className={styles.choices}>
        {scheduleTimes(now).map((time) => (
          <Button
            key={time.name}
            size="small"
            variant="ghost"
            title={scheduleTimeText(time.at)}
            onClick={() => onChange(time.at)}
          >
            {t(time.name)}
          </Button>
        ))}
      </div>
    </>
  )
}
