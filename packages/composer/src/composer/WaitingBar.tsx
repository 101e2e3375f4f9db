import { Button, ClockIcon, LatePart, SendIcon } from '@mailroom/ui'
import { useState, type Ref } from 'react'
import type { SayComposer } from '../composeStrings'
import { ScheduleDialog } from '../options/lazySchedule'
import { scheduleTimeText } from '../options/chosenTime'
import * as styles from './Composer.css'

export interface WaitingBarProps {
  t: SayComposer
  sendButton: Ref<HTMLButtonElement>
  /** When the mail leaves, in ms since 1970. */
  leavesAt: number
  isSending: boolean
  /** The time is being changed or taken away. */
  isBusy: boolean
  onSendNow: () => void
  onChangeTime: (at: number) => void
  onEdit: () => void
}

/** Over a mail that waits for its time: when it leaves, and what can be done until then. @source CO-07 */
export function WaitingBar({
  t,
  sendButton,
  leavesAt,
  isSending,
  isBusy,
  onSendNow,
  onChangeTime,
  onEdit,
}: WaitingBarProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.waiting}>
        <ClockIcon />
        {t('waitsUntil', { time: scheduleTimeText(leavesAt) })}
      </p>
      <Button ref={sendButton} variant="primary" icon={<SendIcon />} busy={isSending} onClick={onSendNow}>
        {t(isSending ? 'sending' : 'sendNow')}
      </Button>
      <Button disabled={isBusy || isSending} onClick={() => setAsking(true)}>
        {t('changeTime')}
      </Button>
      <Button disabled={isBusy || isSending} onClick={onEdit}>
        {t('backToDraft')}
      </Button>
      {isAsking && (
        <LatePart>
          <ScheduleDialog
            t={t}
            leavesAt={leavesAt}
            onChoose={(at) => {
              setAsking(false)
              onChangeTime(at)
            }}
            onClose={() => setAsking(false)}
          />
        </LatePart>
      )}
    </div>
  )
}
