import {
  eachSelection,
  formatFullTime,
  isSnoozeTime,
  maxSnoozeDays,
  snoozeTimes,
  type MessageSelections,
} from '@mailroom/core'
import { useFolders, useSnooze, useStrings } from '@mailroom/react'
import { Button, ClockIcon, Dialog, Field, InboxIcon, TextInput } from '@mailroom/ui'
import { useState, type FormEvent } from 'react'
import { countOf } from '../acts/countOf'
import { useListStyle } from '../message-list/useListStyle'
import { toLocalTime } from './localTime'
import * as styles from './SnoozeDialog.css'
import { snoozeStrings } from './snoozeStrings'

export interface SnoozeDialogProps {
  selection: MessageSelections
  /** Called when the mails are about to go. */
  onGone: () => void
  onClose: () => void
}

const dayMs = 24 * 60 * 60_000

/** Asks until when mails are to be away, or brings them back. @source ML-29 */
export function SnoozeDialog({ selection, onGone, onClose }: SnoozeDialogProps) {
  const { t } = useStrings(snoozeStrings)
  const { style } = useListStyle()
  const { folders = [] } = useFolders()
  const actions = useSnooze()
  const [now] = useState(Date.now)
  const times = snoozeTimes(now)
  const [other, setOther] = useState(() => toLocalTime(times[0]?.at ?? now + dayMs))
  const [error, setError] = useState<string>()
  const count = countOf(selection)
  const away = folders.find(({ role }) => role === 'snoozed')?.id
  const isAway = eachSelection(selection).every(({ folder }) => folder === away)

  const snooze = (until: number) => {
    onClose()
    if (!isAway) onGone()
    void actions?.snooze(selection, until, t('snoozed', { count, time: formatFullTime(until, style) }))
  }
  const bringBack = () => {
    onClose()
    onGone()
    void actions?.unsnooze(selection, t('broughtBack', { count }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const until = new Date(other).getTime()
    if (isSnoozeTime(until, Date.now())) snooze(until)
    else setError(t('invalid'))
  }
  return (
    <Dialog open size="small" onOpenChange={onClose} title={t('title')} closeLabel={t('close')}>
      <div className={styles.times}>
        {isAway && (
          <Button wide icon={<InboxIcon />} onClick={bringBack}>
            {t('bringBack')}
          </Button>
        )}
        {times.map(({ name, at }) => (
          <Button
            key={name}
            variant="ghost"
            wide
            className={styles.time}
            trailing={<span className={styles.at}>{formatFullTime(at, style)}</span>}
            onClick={() => snooze(at)}
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
        <Button type="submit" variant="primary" className={styles.set} icon={<ClockIcon />}>
          {t('set')}
        </Button>
      </form>
    </Dialog>
  )
}
