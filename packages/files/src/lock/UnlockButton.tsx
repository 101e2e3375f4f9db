import type { LockScope } from '@mailroom/core'
import { Button, LatePart, useControlled } from '@mailroom/ui'
import { LockDialog } from './lazyLock'

export interface UnlockButtonProps {
  /** What is locked. */
  scope: LockScope
  label: string
  /** Whether the password is asked for. @default false, until the button is pressed */
  isAsking?: boolean
  onAskingChange?: (isAsking: boolean) => void
}

/**
 * Asks for the password of a lock; what is behind it comes by itself once it is open.
 *
 * @internal
 * @source LK-05, LK-07
 */
export function UnlockButton({ scope, label, isAsking, onAskingChange }: UnlockButtonProps) {
  const [asks, setAsks] = useControlled(isAsking, false, onAskingChange)
  return (
    <>
      <Button variant="primary" onClick={() => setAsks(true)}>
        {label}
      </Button>
      {asks && (
        <LatePart>
          <LockDialog scope={scope} kind="open" onClose={() => setAsks(false)} />
        </LatePart>
      )}
    </>
  )
}
