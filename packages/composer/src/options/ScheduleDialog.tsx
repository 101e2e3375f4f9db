import { isScheduleTime } from '@mailroom/core'
import { Button, Dialog } from '@mailroom/ui'
import { useState } from 'react'
import type { SayComposer } from '../composeStrings'
import { ScheduleTime } from './ScheduleTime'
import * as styles from './ScheduleTime.css'
import { scheduleTimeText } from './chosenTime'

export interface ScheduleDialogProps {
  t: SayComposer
  /** When the mail leaves so far, in ms since 1970. */
  leavesAt: number
  onChoose: (at: number) => void
  onClose: () => void
}

/** Asks for another time at which a mail leaves. @source CO-07 */
export function ScheduleDialog({ t, leavesAt, onChoose, onClose }: ScheduleDialogProps) {
  const [at, setAt] = useState(leavesAt)
  const [isRefused, setRefused] = useState(false)
  const choose = () => (isScheduleTime(at, Date.now()) ? onChoose(at) : setRefused(true))
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={t('changeTime')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" onClick={choose}>
            {t('setTime')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <ScheduleTime
          t={t}
          at={at}
          isInvalid={isRefused}
          onChange={(chosen) => {
            setAt(chosen)
            setRefused(false)
          }}
        />
        <p role={isRefused ? 'alert' : undefined} className={styles.hint} data-fault={isRefused || undefined}>
          {isRefused || at === 0 ? t('scheduleTime') : t('waitsUntil', { time: scheduleTimeText(at) })}
        </p>
      </div>
    </Dialog>
  )
}
