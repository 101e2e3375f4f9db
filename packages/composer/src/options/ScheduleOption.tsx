import { defaultScheduleMs } from '@mailroom/core'
import { useDraftActions } from '@mailroom/react'
import { ClockIcon, IconButton } from '@mailroom/ui'
import type { SayComposer } from '../composeStrings'
import { toMinute } from './chosenTime'

export interface ScheduleOptionProps {
  t: SayComposer
  leavesAt: number | undefined
  /** A protected mail does not wait for a time. */
  isDisabled: boolean
  onChange: (leavesAt: number | undefined) => void
}

/** Whether the mail leaves now or at a time to come, at first in an hour. Nothing where mails cannot wait. @source CO-07 */
export function ScheduleOption({ t, leavesAt, isDisabled, onChange }: ScheduleOptionProps) {
  const { schedule } = useDraftActions()
  if (!schedule) return null
  const isOn = leavesAt !== undefined
  return (
    <IconButton
      label={t('sendLater')}
      icon={<ClockIcon />}
      pressed={isOn}
      disabled={isDisabled}
      onClick={() => onChange(isOn ? undefined : toMinute(Date.now() + defaultScheduleMs))}
    />
  )
}
