import type { LockScope } from '@mailroom/core'
import { useErrorText, useLock } from '@mailroom/react'
import { useState, type ReactNode } from 'react'
import { UnlockButton } from './UnlockButton'

export interface BehindLockProps {
  scope: LockScope
  /** What the button says that asks for the password once more. */
  unlockLabel: string
  /** Until it is known whether there is a lock. */
  waiting: ReactNode
  /** It could not be known: why, in words. */
  renderFailed: (reason: string) => ReactNode
  /** It is locked: the way on. */
  renderLocked: (action: ReactNode) => ReactNode
  children: ReactNode
}

/**
 * Shows its content once a lock is open: the password is asked for at once, and what was wanted comes after it.
 *
 * @internal
 * @source LK-05, SE-29
 */
export function BehindLock(props: BehindLockProps) {
  const { scope, unlockLabel, waiting, renderFailed, renderLocked, children } = props
  const { lock, error, isThere } = useLock(scope)
  const errorText = useErrorText()
  const [isAsking, setAsking] = useState(true)
  if (!isThere || (lock && (!lock.isSet || lock.isOpen))) return children
  if (!lock) return error === undefined ? waiting : renderFailed(errorText(error) ?? '')
  return renderLocked(
    <UnlockButton scope={scope} label={unlockLabel} isAsking={isAsking} onAskingChange={setAsking} />,
  )
}
