import { Button, SendIcon, VisuallyHidden } from '@mailroom/ui'
import { useEffect, useState, type RefObject } from 'react'
import type { SayComposer } from '../composeStrings'
import * as styles from './Composer.css'

export interface LeavingBarProps {
  t: SayComposer
  /** Has focus while the mail rests. */
  undoButton: RefObject<HTMLButtonElement | null>
  /** Until when it can be called back, by the clock of `performance`. */
  endsAt: number
  isUndoing: boolean
  onUndo: () => void
  onLeave: () => void
}

/** Over a mail that leaves in a moment: how long it can be called back. @source SS-05 */
export function LeavingBar({ t, undoButton, endsAt, isUndoing, onUndo, onLeave }: LeavingBarProps) {
  const [now, setNow] = useState(() => performance.now())
  const [first] = useState(now)
  const isOver = now >= endsAt
  useEffect(() => undoButton.current?.focus(), [undoButton])
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [])
  const secondsLeft = (from: number) => Math.max(0, Math.ceil((endsAt - from) / 1_000))
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.waiting}>
        <SendIcon />
        <span aria-hidden>{isOver ? t('sending') : t('leavesIn', { seconds: secondsLeft(now) })}</span>
        {/* Said once: nobody wants to hear every second. */}
        <VisuallyHidden>{t('leavesSoon', { seconds: secondsLeft(first) })}</VisuallyHidden>
      </p>
      <Button ref={undoButton} variant="primary" busy={isUndoing} disabled={isOver} onClick={onUndo}>
        {t('undoSend')}
      </Button>
      <Button disabled={isOver || isUndoing} onClick={onLeave}>
        {t('sendNow')}
      </Button>
    </div>
  )
}
