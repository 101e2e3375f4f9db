import type { SayComposer } from '../composeStrings'
import * as lines from '../recipients/lines.css'
import * as fields from './SealFields.css'
import { ScheduleTime } from './ScheduleTime'
import { scheduleTimeText, zoneName } from './chosenTime'

export interface ScheduleFieldsProps {
  t: SayComposer
  /** ms since 1970; 0 for none. */
  leavesAt: number
  isInvalid: boolean
  onChange: (leavesAt: number) => void
}

/** When a mail leaves, among the fields of the mail. @source CO-07 */
export function ScheduleFields({ t, leavesAt, isInvalid, onChange }: ScheduleFieldsProps) {
  return (
    <div role="group" aria-label={t('sendLater')} className={lines.line}>
      <span className={lines.label} aria-hidden>
        {t('sendAt')}
      </span>
      <div className={fields.options}>
        <ScheduleTime t={t} at={leavesAt} isInvalid={isInvalid} onChange={onChange} />
        <p className={fields.hint}>
          {leavesAt === 0
            ? t('scheduleTime')
            : t('scheduleHint', { time: scheduleTimeText(leavesAt), zone: zoneName() })}
        </p>
      </div>
    </div>
  )
}
