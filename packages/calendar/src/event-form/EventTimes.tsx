import { formatEventTime } from '@mailroom/core'
import { useLocale, useSession } from '@mailroom/react'
import { Field, TextInput } from '@mailroom/ui'
import * as styles from './EventTimes.css'
import { beginAt, eventTime, ownZone, type TypedTimes } from './typedTimes'

export interface EventTimesProps {
  times: TypedTimes
  /** By whose clock they are, an IANA name. @default that of this machine */
  timeZone?: string
  /** The names of the two fields; the second as it is for hours, or for whole days. */
  words: { start: string; end: string; lastDay: string }
  /** What is wrong with them, under the second. */
  error?: string | false
  onChange: (times: Pick<TypedTimes, 'start' | 'end'>) => void
  onBlur?: () => void
}

/**
 * When an event begins and ends. The browser writes the two fields in its own language, which no page can choose (HTML
 * 4.10.5.1.7); what was chosen therefore stands below them in that of the page.
 *
 * @internal
 * @source RD-03, CA-02
 */
export function EventTimes({ times, timeZone = ownZone(), words, error, onChange, onBlur }: EventTimesProps) {
  const { isAllDay, start, end } = times
  const { locale } = useLocale()
  const { session } = useSession()
  const style = { locale, twelveHour: session?.features.twelveHourTime ?? false, timeZone }
  const time = eventTime(times, timeZone)
  const type = isAllDay ? 'date' : 'datetime-local'
  const shown = (text: string) => (isAllDay ? text.slice(0, 10) : text)
  /** A day keeps its hour, for when it is to be one again. */
  const typed = (text: string, before: string) => (isAllDay && text !== '' ? text + before.slice(10) : text)
  return (
    <div className={styles.times}>
      <Field label={words.start}>
        <TextInput
          type={type}
          value={shown(start)}
          onBlur={onBlur}
          onChange={({ target }) => {
            const next = beginAt(times, typed(target.value, start))
            onChange({ start: next.start, end: next.end })
          }}
        />
      </Field>
      <Field label={isAllDay ? words.lastDay : words.end} error={error}>
        <TextInput
          type={type}
          value={shown(end)}
          min={shown(start)}
          onBlur={onBlur}
          onChange={({ target }) => onChange({ start, end: typed(target.value, end) })}
        />
      </Field>
      <p className={styles.when} aria-live="polite">
        {time.endsAt >= time.startsAt && formatEventTime(time, style)}
      </p>
    </div>
  )
}
